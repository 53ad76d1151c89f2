// Was eine ruhige Partie Lobotomy 2 statt der Worte sagt, die belasten können: `<key>.calm` steht für `<key>`. Stimmungszeilen entfallen.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/cards-softened.js';

export default {
  // Monster, und wie sie angreifen
  'state-trooper.calm': 'Tor\u00ADwache',
  'hellhound.calm': 'Großer Hund',
  'drowned-patient.calm': 'Nasser Gast',
  'cultist.calm': 'Vereins\u00ADbruder',
  'animated-doll.calm': 'Aufzieh\u00ADpuppe',
  'daddys-boy.calm': 'Lieblings\u00ADsohn',
  'stitched-surgeon.calm': 'Zerstreuter Doktor',
  'ceiling-crawler.calm': 'Lampen\u00ADputzer',
  'choir-mother.calm': 'Chor\u00ADleiterin',
  'pops-strap.calm': 'Ein ernstes Wort',
  'pops-bear-hug.calm': 'Große Umarmung',
  'hunting-knife.calm': 'Kräftiger Schubs',
  'wendigo.calm': 'Schnee\u00ADhirsch',
  'wendigo-jaws.calm': 'Ein Stups',
  'committal-order.calm': 'Langer Brief',
  'anatomist.calm': 'Der Schneider',
  'first-incision.calm': 'Maßband',
  'long-night-surgery.calm': 'Späte Anprobe',
  'thrown-specimen.calm': 'Geworfenes Nadelkissen',
  'borrowed-face.calm': 'Bekanntes Gesicht',
  'full-current.calm': 'Helles Licht',
  // Was Bosse und die Jagd aufdecken
  'thrown-spear.calm': 'Aus der Ferne',
  'barbed-line.calm': 'Lasso',
  'skinning-knife.calm': 'Fester Griff',
  'thin-the-herd.calm': 'Strenger Blick',
  'gnaw-the-bone.calm': 'Langes Mahl',
  'gnaw-the-bone.text.calm': 'Der Schneehirsch bewegt sich und greift dann mit 4 roten Würfeln und Lebensraub an.',
  'breath-of-winter.text.calm':
    'Der Schneehirsch bewegt sich und greift dann alle Charaktere auf dem Feld seines Ziels mit 3 roten Würfeln und Frost an, Reichweite 0–2.',
  'voice-you-know.calm': 'Lauter Ruf',
  'voice-you-know.text.calm':
    'Der Schneehirsch bewegt sich. Jeder Charakter höchstens 3 Felder entfernt macht eine Probe auf Weisheit (2) und verliert 2 Wahnsinn, wenn sie scheitert. Dann greift der Schneehirsch mit 3 roten Würfeln an, Reichweite 0–1.',
  'antlers-down.text.calm':
    'Der Schneehirsch bewegt sich bis zu 5 Felder weit und greift dann mit 3 roten Würfeln an; jeder Blitz ist ein Erfolg, und ein Blitz betäubt.',
  'starving-touch.calm': 'Kalte Nase',
  'starving-touch.text.calm':
    'Der Schneehirsch bewegt sich und heilt 2, dann greift er mit 3 roten Würfeln und Infektion an, die die Stärke senkt.',
  'sharpened-nails.calm': 'Flinke Hände',
  'whetted-appetite.calm': 'Nach\u00ADschlag',
  'relapse.calm': 'Wieder müde',
  // Gegenstände
  'straitjacket.calm': 'Hemd mit langen Ärmeln',
  'spiked-gloves.calm': 'Arbeits\u00ADhandschuhe',
  'bone-saw.calm': 'Laubsäge',
  'grave-spade.calm': 'Garten\u00ADspaten',
  'revolver.calm': 'Start\u00ADpistole',
  'barbers-razor.calm': 'Rasier\u00ADpinsel',
  'ether-flask.calm': 'Duft\u00ADfläschchen',
  'piano-wire.calm': 'Spring\u00ADseil',
  'orbitoclast.calm': 'Brief\u00ADöffner',
  'galvanic-box.calm': 'Kurbel\u00ADradio',
  'x-ray-plate.calm': 'Foto\u00ADplatte',
  'restraint-strap.calm': 'Koffer\u00ADgurt',
  'toothbrush-shiv.calm': 'Zahnbürste',
  'mourning-veil.calm': 'Schwarzer Schleier',
  'syringe-case.calm': 'Feder\u00ADmäppchen',
  'dog-grapple.calm': 'Hunde\u00ADleine',
  'dog-grapple.text.calm': 'Große Hunde auf deinem Feld greifen dich nicht an.',
  'glass-eye.calm': 'Lupe',
  'quarry-stick.calm': 'Feuer\u00ADwerk',
  'laudanum.calm': 'Glas Honig',
  // Störungen und Fähigkeiten
  'fatality.calm': 'Schluss\u00ADpunkt',
  'bared-teeth.calm': 'Breites Grinsen',
  'spit-and-blood.calm': 'Blitz und Donner',
  'torn-stitches.calm': 'Auf\u00ADgekrempelt',
  'red-mist.calm': 'Warme Wangen',
  'over-the-fallen.calm': 'Weiter geht’s',
  'hard-to-cage.calm': 'Schwer zu halten',
  'hone-the-edge.calm': 'Spitzer Stift',
  'ghost-limb.calm': 'Dritte Hand',
  'withdrawal.calm': 'Zeit für sich',
  'adrenal-gland-tumor.calm': 'Hellwach',
  'scratch-and-run.calm': 'Fangen spielen',
  'keep-it-off-me.calm': 'Bitte Abstand',
  'rehearsed-disaster.calm': 'General\u00ADprobe',
  'marta-kowal.blue.3.calm': 'Einmal waschen',
  'felix-ambrose.blue.3.calm': 'Karten\u00ADfächer',
  'harriet-voss.insane.2.calm': 'Bei Kerzen\u00ADschein',
  'harriet-voss.insane.3.calm': 'Alle werden gesund',
  'edmund-sable.insane.2.calm': 'Vergiss, was du wolltest',
  // Licht aus
  'S1-C.1.calm':
    'Läutet sie in den Zellen: Der Jagdmeister geht 1 Feld zurück, und ein Großer Hund kommt an die Kreuzung.',
  'S1-RC-16.calm': 'Kurz draußen',
  'S1-RC-16.text.calm':
    'Bei so vielen Wunden wie Gesundheit bist du draußen, und der Jagdmeister geht einen Schritt weiter. In deinem nächsten Zug kehrst du an einem Brutpunkt zurück, geheilt und mit allem, was du hast.',
  'S1-EC2.text.calm':
    'Jemand pfeift. Wählt einen Charakter: Ein Großer Hund erscheint an seinem nächsten grünen Brutpunkt.',
  'objective.together.calm': 'Bringt alle Charaktere an den Treppenabsatz.',
  // Der Junge in der Wand
  'S2.calm': 'Verstecken',
  'S2.text.calm': 'Jemand Kleines spielt in der Küche Verstecken und weiß, wo jeder Schlüssel des Hauses hängt.',
  'S2-A.text.calm':
    'Die Küche ist gescheuert, für vierzig gedeckt und leer. An fünf Stellen steht in Kreide ein Buchstabe, den nur lesen kann, wer niederkniet. Hinter einer davon versteckt sich ein Junge und kichert. Findet ihn.',
  'S2-B.text.calm':
    'Er ist neun und kann sich gut verstecken. Linus kennt die drei Schlüssel zum Dachboden: Speisekammer, Apotheke, Trophäenzimmer. Er singt auch, und zwar ziemlich laut.',
  'S2-B.2.calm': 'Lasst ihn weiterspielen: Jeder Charakter heilt 1.',
  'S2-C.text.calm':
    'Sie passen nacheinander in ein einziges Schloss. Über dem Podest liegt der Dachboden und in seinem Fenster die Lampe, die den Fuhrmann an den Vorbau ruft.',
  'S2-E.calm': 'Frühschicht',
  'S2-E.text.calm':
    'Um zehn nach drei stehen die Ersten auf. Türen gehen auf und zu, und in der Küche deckt ein Pfleger in sauberer Schürze den Tisch.',
  'S2-F.text.calm':
    'Er sagt nicht viel, aber er fährt euch um das Haus in den Hof, und dort hält er. Das Tor dahinter ist zu. Aus der Kapelle kommt Gesang.',
  'S2-EC1.text.calm':
    'Man hat ihnen die Reste versprochen. Wählt einen Charakter: Ein Großer Hund erscheint an seinem nächsten grünen Brutpunkt.',
  'S2-EC3.calm': 'Schritte im Obergeschoss',
  'S2-EC3.text.calm': 'Jemand ist früh auf. Zieht eine Szenariokarte.',
  'S2-EC10.calm': 'Ein langer Brief',
  'S2-EC10.text.calm':
    'Er ist schwer zu lesen. Jeder Charakter macht eine Probe auf Weisheit (1) und verliert 1 Wahnsinn, wenn sie scheitert.',
  'riddle.B.calm': 'Ein Schwanz, der wedelt: Ein Großer Hund erscheint, in einer Farbe deiner Wahl.',
  'act.read-ledger.calm': 'Das Gästebuch lesen',
  'objective.porch.calm': 'Bringt alle Charaktere zum Vorbau.',
  // Vesper
  'S3.text.calm': 'Der Weg hinaus liegt unter dem Altar. Der Gottesdienst dauert schon sehr lange.',
  'S3-B.text.calm':
    'Mit der Kanne unter dem Mantel geht die Kapellentür leicht auf. Drei Lampen in Chor und Seitenschiffen sind aus. Die Bänke sind voll, und alle hat der Regen erwischt.',
  'S3-C.text.calm':
    'Licht läuft die Pfeiler hinauf, und die Bänke erheben sich. Schickt vier von ihnen nach Hause, alle dieser Nacht zählen, oder haltet aus, bis der Jagdmeister auf Feld 9 steht.',
  'S3-D.text.calm':
    'Sie wendet sich vom Altar um. Ein gehaltenes Schiff, ein Psalm vom Dachboden, die klare Stimme eines Jungen: Jedes stimmt sie milder. Sie fragt, ganz sanft, was ihr getan habt.',
  'S3-E.text.calm':
    'Das Lied ist zu Ende. Unter dem Altartuch führt eine Treppe hinab. Daneben liegen die Silbertruhe und das Buch der Namen. Eines davon könnt ihr tragen.',
  'S3-E.1.calm': 'Das Silber: Es klingt gut.',
  'S3-EC2.text.calm':
    'Er hat seinen Schirm vergessen. Wählt einen Charakter: Ein Nasser Gast erscheint an seinem nächsten blauen Brutpunkt.',
  'S3-EC4.text.calm': 'Es ist die laute. In dieser Runde haben alle Angriffe der Monster 1 grünen Würfel mehr.',
  'S3-EC8.text.calm':
    'Er hat die Zeile verloren. Wählt einen Charakter: Ein Vereinsbruder erscheint an seinem nächsten roten Brutpunkt.',
  'S3-EC11.text.calm':
    'Der Schlitz ist eng. Ein Charakter eurer Wahl macht eine Probe auf Fantasie (2): Gelingt sie, zieht er 1 Ausrüstung, sonst nimmt er 1 Wunde.',
  'S3-EC13.calm': 'Ein Eintrag im Gästebuch',
  'S3-EC13.text.calm':
    'Habt ihr das Gästebuch gelesen, so kennt ihr seinen Namen: Ein Charakter erhält 1 rote Medizin. Sonst wählt einen Charakter: Bei ihm erscheint ein gezogenes Monster.',
  'objective.hold.calm': 'Besiegt insgesamt 4 Nasse Gäste, oder haltet aus, bis der Jagdmeister auf Feld 9 steht.',
  // Jagdzeit
  'S4.calm': 'Das letzte Spiel',
  'S4.text.calm': 'Er kommt zu Fuß durch das Tor. Verderbt ihm das Spiel; dann bleibt oder lauft.',
  'S4-A.text.calm':
    'Die Treppe endet unter dem Hörsaal. Durch das Glas seht ihr ihn das Tor passieren: ohne Eile, ohne Hut, ein Horn am Gürtel. Horn, Hunde und Tor sind sein Spiel. Nehmt ihm zwei davon, ehe er unter euch ist.',
  'S4-B.text.calm':
    'Er bleibt im Schnee stehen und lacht, einmal, wie jemand, der ein Geschenk bekommt. Von hier an bleibt draußen, wer draußen ist. Den Ort dürft ihr wählen, die Nacht nicht.',
  'S4-B.1.calm': 'Bleibt: Wer draußen ist, bleibt draußen, und der Endkampf beginnt.',
  'S4-B.2.calm':
    'Lauft: Wer draußen ist, bleibt draußen; bringt alle anderen zum äußeren Tor, vorbei an dem, der es hütet.',
  'S4-C.text.calm':
    'Ihr löscht die Lampen selbst. Silber verwirrt ihn, ein zerbrochenes Horn beschämt ihn, freie Hunde laufen davon, und eine gespannte Winde hält seine Freunde draußen. Er kommt lächelnd herein.',
  'S4-D.text.calm':
    'Es gibt zwei Wege: die Vordertreppe, und zurück durch die alten Zellen zum Schlittenschuppen. Am Tor steht Paps und will, dass alle zum Abendbrot bleiben. Was ihr verdorben habt, hat ihn verunsichert; eine gespannte Winde übertönt eure Schritte.',
  'S4-E.text.calm':
    'Auf der Kuppe seht ihr zurück, und jedes Fenster von Harrowmere ist hell, und in jedem steht jemand und winkt. Ihr seid entkommen.',
  'S4-F.text.calm':
    'Er setzt sich auf die große Treppe wie ein Gast, den man warten ließ, und schläft ein. In den Zwingern legen sich die Hunde hin. Linus öffnet die Läden. Es ist schon eine ganze Weile Morgen.',
  'S4-EC1.text.calm':
    'Jemand hat eure Spuren gesehen und freut sich. Wählt einen Charakter: Zieht eine Brutkarte, und ein Großer Hund erscheint an seinem nächsten Brutpunkt dieser Farbe.',
  'S4-EC3.text.calm': 'Schneeglöckchen. Zieht eine Szenariokarte.',
  'S4-EC4.text.calm':
    'Das Eis kommt herunter. Jeder Charakter macht eine Probe auf Geschick (1) und nimmt 1 Wunde, wenn sie scheitert.',
  'S4-EC5.text.calm':
    'Sind die Hunde frei, toben sie: Jeder Große Hund nimmt 1 Wunde. Sonst wählt einen Charakter: Ein Großer Hund erscheint an seinem nächsten grünen Brutpunkt.',
  'S4-EC7.text.calm': 'Er hat ihn verlegt. Ein Charakter eurer Wahl zieht 1 Waffe.',
  'S4-EC13.calm': 'Hundekuchen',
  'S4-EC13.text.calm': 'Über die Mauer, und reichlich. Jeder Große Hund auf dem Spielplan ist betäubt.',
  'objective.gate.calm': 'Bringt alle Charaktere, die noch da sind, zum äußeren Tor.',
  // Albträume
  'DN1-B.text.calm':
    'Beide sagen denselben Namen. Am Tisch setzt sich jemand Kleines im Schlafanzug auf, um ihn noch einmal zu hören, schon in Schuhen, bereit für den Heimweg.',
  'DN1.done.calm': 'Jemand Kleines geht heim und winkt. Es waren immer acht Betten.',
  'objective.say-name.calm': 'Sagt den Namen am Tisch.',
  'DN2-A.text.calm':
    'Bei neun Grad beginnen die Rohre zu klopfen. Bringt, was brennt: Stühle aus dem Waschraum, den Schlitten, eine alte Kiste; oder das Altpapier bei den Kesseln.',
  'DN2-B.text.calm':
    'Die Feuertür fasst drei Ladungen. Bei der ersten kommen sie aus den Bädern herauf, um näher zu sitzen. Sie wissen nicht, dass sie im Weg sind.',
  'DN2.done.calm': 'Die Nadel steigt, das Klopfen wird langsamer, und es ist wieder warm.',
  'DN2-EC1.text.calm':
    'Sie sind hübsch. Jeder Charakter macht eine Probe auf Stärke (1) und bekommt Frost, wenn sie scheitert.',
  'DN2-EC2.text.calm': 'Und ein paar gute Nägel. Ein Charakter eurer Wahl erhält 2 Gerümpel.',
  'DN2-EC3.text.calm':
    'Irgendwo laufen alle Hähne. Wählt einen Charakter: Zieht eine Brutkarte, und ein Nasser Gast erscheint an seinem nächsten Brutpunkt dieser Farbe.',
  'act.fuel-cradle.calm': 'Die Kiste zerschlagen',
  'token.fuel-cradle.calm': 'Eine Kiste',
  'act.burn-files.calm': 'Das Altpapier zum Verbrennen nehmen',
  'DN3.text.calm': 'Heute wird der berühmte Vortrag noch einmal gehalten, vor sachkundigem Publikum.',
  'DN3-A.text.calm':
    'Auf dem Zettel an der Tür steht: heute, auf Wunsch, der Vortrag. Auf allen Plätzen liegen Mäntel. Der Duft steht oben bei den Arzneikisten, falls ihn jemand verwässern möchte.',
  'DN3-B.text.calm':
    'Als ihr ins Licht tretet, klatscht jemand. Er verbeugt sich und blättert in seinen Notizen. Da steht ein Stuhl, und die Uhr über der Tür beginnt zu ticken.',
  'DN3-C.text.calm':
    'Er hat seinen Text vergessen und geht. Das Publikum steht, und die Leiterin des Chors kommt herab, um zu sehen, wer sich die Blumen verdient hat.',
  'DN3-EC1.calm': 'Probe',
  'DN3-EC1.text.calm':
    'Lange Tonleitern, keine Eile. In dieser Runde haben alle Angriffe der Monster 1 grünen Würfel mehr.',
  'act.spoil-ether.calm': 'Den Duft verwässern und 1 Medizin erhalten',
  'objective.surgeon.calm': 'Besiegt den Zerstreuten Doktor.',
  'objective.applause.calm': 'Besiegt die Chorleiterin.',
  'DN4-A.text.calm':
    'Nackte Füße im Schnee, und flott. Sie beginnen bei den Wäscheleinen und gehen die Haustreppe hinauf. Folgt ihnen von der Treppe aus.',
  'DN4-B.text.calm':
    'Sie überqueren die Hofmauer ohne anzuhalten, laufen die Rinne entlang und enden an der Falltür des Dachbodens. Dort oben hat man etwas verstaut, ordentlich.',
  'DN4-C.text.calm':
    'Blumenzwiebeln, in einer Hutschachtel, sortiert. Im Öllager fragt jemand danach. Setzt sie in die Beete an der Mauer, dann gibt es nichts mehr zu suchen. Oder lasst euch finden.',
  'DN4-C.1.calm': 'Teilt mit ihm: Jeder Charakter nimmt 1 Wunde, und der Schneehirsch nimmt 8.',
  'DN4.done.calm': 'Der Schnee über dem Beet liegt glatt, und im Frühling wachsen hier Krokusse.',
  'DN4-EC2.text.calm':
    'Sie ist los. Wählt einen Charakter: Zieht eine Brutkarte, und ein Großer Hund erscheint an seinem nächsten Brutpunkt dieser Farbe.',
  'DN4-EC3.text.calm':
    'Habt ihr geteilt, heilt ein Charakter eurer Wahl 2. Sonst haben alle Monster 1 Bewegung mehr, wenn sie das nächste Mal ziehen.',
  'act.give-back.calm': 'Sie einsetzen, wo sie hingehören',
  'objective.give-back.calm': 'Setzt die Blumenzwiebeln in die Beete an der Mauer, oder besiegt den Schneehirsch.',
  'token.grave.calm': 'Ein offenes Beet',
  // Orte
  'cells.calm': 'Kleine Zimmer',
  'theatre.calm': 'Hörsaal',
  'theatre.P.calm': 'Rollwagen',
  'kitchen.J.calm': 'Hackklotz',
  'courtyard.A.calm': 'Beete an der Mauer',
  // Was geschieht, und wie es ausgeht
  'e-died.calm': '{player} ist auf „{place}“ draußen.',
  'e-death-is-final.calm': 'Von nun an bleibt draußen, wer draußen ist.',
  'on-dead.calm': '{name} ist draußen und kehrt mit dem nächsten Zug zurück.',
  'on-gone.calm': '{name} ist für immer draußen.',
  'is-dead.calm': 'Ein Charakter, der draußen ist, tut nichts, bis er zurückkehrt.',
  'partner-dead.calm': 'Mit Charakteren, die draußen sind, tauscht niemand.',
  'over-lost-dead.calm': 'Alle sind draußen und bleiben es. Alles ist verloren.',
  'end-deaths.calm': 'Mal draußen',
  'won.calm': 'Wieder daheim',
  'notes-cards.calm':
    'Ruhig stehen andere Worte und Bilder für das, was Karten und Geschichte sonst erzählen und zeigen:',
  'notes-game.calm':
    'Im Spiel selbst suchen Menschen nachts den Weg aus einem Haus. Andere kommen ihnen nahe, und jemand folgt ihnen.',

  // Karten von anderen, die keinen ruhigen Namen haben
  'calm-characters': 'Charakter {n}',
  'calm-disorders': 'Störung {n}',
  'calm-weapons': 'Waffe {n}',
  'calm-equipment': 'Ausrüstung {n}',
  'calm-monsters': 'Monster {n}',
  'calm-scenarios': 'Szenario {n}',
  'calm-card': 'Eine Karte',
} satisfies Record<keyof typeof en, Message>;
