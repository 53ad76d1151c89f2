export default {
  'epilogue.nobody':
    'Niemand ist übrig, der erzählen könnte, wie die Nacht weiterging. Am Morgen ist jedes Bett gemacht.',
  'epilogue.nobody.calm': 'Eine nach dem anderen sind alle nach Hause gegangen. Am Morgen ist jedes Bett gemacht.',

  // P01
  'night-shift': 'Nachtschicht',
  'night-shift.introduction':
    'Eine Glocke läutet, und irgendwo stanzt eine Stechuhr eine Karte. Heute Nacht seid ihr nicht die Kranken. Auf dem Dienstplan an der Wand stehen eure Namen, und neun Stunden.',
  'night-shift.goal': 'Bringt Stationsschlüssel, Nachtbuch und Arzneikiste vor der zehnten Runde zum Eingang.',
  'night-shift.instructions':
    'Die drei Dinge liegen in den Räumen der Hinweise; hebt sie dort auf. Im Eingang ist das Abgeben eine freie Aktion. Am Ende jeder Runde geht jeder Pfleger 3 Schritte zwischen Treppe und Aufzug hin und her und greift dort, wo er stehen bleibt, jemanden an.',
  'night-shift.notes': 'confinement, violence',
  'night-shift.epilogue.relieved':
    'Der Mann am Eingang hakt die Liste ab, ohne aufzusehen. „Ruhige Nacht?“, fragt er, und hinter ihm steht die Tür offen.',
  'night-shift.epilogue.day-shift':
    'Um neun geht das Licht an. Die Tagschicht geht an euch vorbei zu den Betten, und an jedem Fußende steht einer eurer Namen.',
  'night-shift.act.hand-in': '{card} abgeben',
  'night-shift.told.burden': '{card}: liegt hier: {at}.',
  'night-shift.told.handed-in': '{player} gibt ab: {card}.',
  'enemy.orderly': 'Pfleger',
  'ward-keys': 'Stationsschlüssel',
  'ward-keys.text': 'Gib sie im Eingang ab.',
  'night-log': 'Nachtbuch',
  'night-log.text': 'Gib es im Eingang ab.',
  'drug-chest': 'Arzneikiste',
  'drug-chest.text': 'Gib sie im Eingang ab.',

  // Die Wesenkarten
  'entity.cold-spot': 'Kalte Stelle',
  'entity.cold-spot.text': 'Einmal pro Runde, nach einer Aktion: Eine beliebige Person im Spiel erhält 1 Angst.',
  'entity.helping-hand': 'Helfende Hand',
  'entity.helping-hand.text': 'Einmal pro Runde, nach einer Aktion: Eine beliebige Person im Spiel verliert 1 Angst.',
  'entity.slammed-door': 'Zugeschlagene Tür',
  'entity.slammed-door.text':
    'Einmal pro Runde, nach einer Aktion: Verschließe den Raum, in dem sie stattfand. Die Tür aufzubrechen erfordert eine Probe auf Stärke mit 2 Erfolgen.',
  'entity.push-in-the-back': 'Stoß in den Rücken',
  'entity.push-in-the-back.text':
    'Einmal pro Runde, nach einer Aktion: Wer sie ausgeführt hat, muss 1 Schritt machen; die Person links davon wählt ihn.',
  'entity.loose-fingers': 'Lose Finger',
  'entity.loose-fingers.text':
    'Einmal pro Runde, nach einer Aktion: Wer sie ausgeführt hat, legt einen Gegenstand eigener Wahl ab.',
  'entity.guiding-light': 'Licht im Gang',
  'entity.guiding-light.text':
    'Zweimal pro Runde, nach einer Aktion: Wer sie ausgeführt hat, würfelt bei der nächsten Probe auf Konzentration mit 1 Würfel mehr.',
  'entity.heavy-air': 'Schwere Luft',
  'entity.heavy-air.text':
    'Zweimal pro Runde, nach einer Aktion: Wer sie ausgeführt hat, würfelt bei der nächsten Probe auf Stärke, auch bei Angriffen, mit 1 Würfel weniger.',

  // P10
  wager: 'Die Wette',
  'wager.introduction':
    'Hinter einem Vorhang klicken Spielmarken. Die Nacht ist lang, die Toten langweilen sich, und jemand hat eure Namen mit Kreide an eine Tafel geschrieben, jeden mit einer Zahl dahinter. Während ihr lest, fällt eine der Zahlen.',
  'wager.introduction.calm':
    'Hinter einem Vorhang klicken Spielmarken. Die Nacht ist lang, die Nachbarn langweilen sich, und jemand hat eure Namen mit Kreide an eine Tafel geschrieben, jeden mit einer Zahl dahinter. Während ihr lest, fällt eine der Zahlen.',
  'wager.goal':
    'Überlebe als Letzte oder Letzter und löse am Kassenfenster ein; oder gewinne nach deinem Tod mit der Person, auf die du gewettet hast, oder mit dem Haus.',
  'wager.goal.calm':
    'Bleib als Letzte oder Letzter im Spiel und löse am Kassenfenster ein; oder gewinne nach deinem Ausscheiden mit der Person, auf die du gewettet hast, oder mit dem Haus.',
  'wager.instructions':
    'Eure Gesundheit ist euer Einsatz: Sie steigt auf 5. Am Ende jeder Runde zahlen alle, die darin keinen Kampf gewonnen haben, an das Haus: 1 Angst in den Runden 1 bis 4, 1 Gesundheit in den Runden 5 bis 8, danach 2 Gesundheit. Wer stirbt, erhält eine Wesenkarte und wettet auf jemanden, der lebt und auf den noch niemand gewettet hat; eine verlorene Wette fällt an das Haus. Wer zuletzt übrig ist, muss das Kassenfenster finden, bevor es schließt. Leben am Ende der 12. Runde noch zwei oder mehr, so gewinnt das Haus.',
  'wager.notes': 'death, gambling, violence',
  'wager.epilogue.cashed-out':
    'Der Kassierer zählt langsam, und nur in Jahren. „Halten Sie sie zusammen“, sagt er und schiebt sie unter der Scheibe durch. Als du dich umdrehst, ist der Vorhang offen, und an den Tischen sitzt niemand.',
  'wager.epilogue.house':
    'Der Rollladen fällt. Hinter dem Vorhang klatschen sie, höflich, mit Handschuhen. Dann wischt jemand die Tafel ab und schreibt dieselben Namen noch einmal an.',
  'wager.act.cash-out': 'Einlösen',
  'wager.act.bet': 'Auf {other} wetten',
  'wager.ask.bet': 'Auf wen wettest du? Die Wette lässt sich nicht ändern.',
  'wager.told.stake': 'Das Haus gibt allen Lebenden einen Einsatz: Gesundheit {n}.',
  'wager.told.stake.calm': 'Das Haus gibt allen im Spiel einen Einsatz: Gesundheit {n}.',
  'wager.told.bet': '{player} wettet auf {other}.',
  'wager.told.bet-on-house': 'Die Wette von {player} liegt auf dem Haus.',
  'wager.told.ante': '{player} zahlt an das Haus.',
  'wager.told.spared': '{player} hat einen Kampf gewonnen und zahlt nichts.',
  'wager.told.window': 'Nur {player} ist übrig. Das Kassenfenster ist offen, hier: {at}, bis zum Ende der Runde {n}.',

  // P11
  flatline: 'Nulllinie',
  'flatline.introduction':
    'Jemand hat euch Elektroden auf die Brust geklebt, während ihr gelesen habt. Die Kabel führen in die Wand, und alle Monitore der Station zählen im Takt. Zwischen zwei Tönen liegt ein wenig mehr Zeit als zuvor.',
  'flatline.introduction.calm':
    'Jemand hat euch Glöckchen an die Kittel gesteckt, während ihr gelesen habt. Die Fäden führen in die Wand, und alle Uhren der Station ticken im Takt. Zwischen zwei Schlägen liegt ein wenig mehr Zeit als zuvor.',
  'flatline.goal': 'Erreiche das Ziel deiner geheimen Rolle, bevor die neunte Runde vorüber ist.',
  'flatline.instructions':
    'Die Gesundheit beginnt bei 5, und jeder eurer Züge endet mit dem Verlust von 1. Als Hauptaktion darfst du jemandem auf deinem Feld das Herz massieren; die Person erhält durch deine Probe auf Konzentration bis zu 2 Gesundheit. In einem Raum mit geladenem Defibrillator darfst du ihn benutzen und selbst 2 Gesundheit erhalten. Ab der sechsten Runde zählt, wer als Erstes stirbt und wer es sieht.',
  'flatline.instructions.calm':
    'Die Gesundheit beginnt bei 5, und jeder eurer Züge endet mit dem Verlust von 1. Als Hauptaktion darfst du jemanden auf deinem Feld wecken; die Person erhält durch deine Probe auf Konzentration bis zu 2 Gesundheit. In einem Raum mit aufgezogenem Wecker darfst du ihn benutzen und selbst 2 Gesundheit erhalten. Ab der sechsten Runde zählt, wer als Erstes einschläft und wer es sieht.',
  'flatline.notes': 'death, illness',
  'role.holding-on': 'Festhalten',
  'role.holding-on.text': 'Du gewinnst, wenn du am Ende der neunten Runde lebst.',
  'role.holding-on.text.calm': 'Du gewinnst, wenn du am Ende der neunten Runde noch im Spiel bist.',
  'role.waking-up': 'Aufwachen',
  'role.waking-up.text':
    'Dies ist ein Traum, und für dich führt die Nulllinie hinaus. Du gewinnst allein, wenn du ab der sechsten Runde als Erstes stirbst, auf einem Feld, das niemand sieht, der noch lebt. Ist jemand anderes zuerst gestorben, so gewinnst du, wenn du am Ende der neunten Runde lebst.',
  'role.waking-up.text.calm':
    'Dies ist ein Traum, und du wachst gleich auf. Du gewinnst allein, wenn du ihn ab der sechsten Runde als Erstes verlässt, auf einem Feld, das niemand sieht, der noch im Spiel ist. Ist jemand anderes zuerst ausgeschieden, so gewinnst du, wenn du am Ende der neunten Runde noch im Spiel bist.',
  'role.keeping-watch': 'Wache halten',
  'role.keeping-watch.text':
    'Du gewinnst, wenn am Ende der neunten Runde die Person lebt, über die du wachst, was auch aus dir wird: die nächste links von dir, die beim Aufbau gelebt hat.',
  'role.keeping-watch.text.calm':
    'Du gewinnst, wenn am Ende der neunten Runde die Person noch im Spiel ist, über die du wachst, was auch aus dir wird: die nächste links von dir, die beim Aufbau im Spiel war.',
  'flatline.epilogue.woke-up':
    'Ein Monitor verstummt, und im selben Augenblick zieht jemand einen Vorhang auf. Es ist Tag. Auf der anderen Seite des Bettes fällt ein Stuhl um, und eine Stimme ruft den Gang hinunter: „Kommen Sie schnell, die Augen sind offen!“',
  'flatline.epilogue.morning':
    'Durch die Jalousie fällt Licht in Linien, und alle sind gerade. Eine Schwester zieht die Elektroden ab, eine nach der anderen, ohne auf die Bildschirme zu sehen. „Noch da?“, sagt sie. „Dann gibt es wohl Frühstück.“',
  'flatline.epilogue.morning.calm':
    'Durch die Jalousie fällt Licht in Linien, und alle sind gerade. Eine Schwester nimmt die Glöckchen ab, eines nach dem anderen. „Noch da?“, sagt sie. „Dann gibt es wohl Frühstück.“',
  'flatline.epilogue.silence':
    'Als es hell wird, ist die Linie auf jedem Bildschirm so gerade wie der Horizont. Jemand stellt den Ton ab. Er war so lange da, dass man die Stille hört.',
  'flatline.epilogue.silence.calm':
    'Als es hell wird, sind alle Uhren in derselben Minute stehen geblieben. Sie haben so lange getickt, dass man die Stille hört.',
  'flatline.act.massage': '{other} das Herz massieren',
  'flatline.act.massage.calm': '{other} wecken',
  'flatline.act.paddles': 'Den Defibrillator benutzen',
  'flatline.act.paddles.calm': 'Den Wecker benutzen',
  'flatline.told.connected': 'Alle Lebenden werden angeschlossen: Gesundheit {n}.',
  'flatline.told.connected.calm': 'Alle im Spiel erhalten ein Glöckchen: Gesundheit {n}.',
  'flatline.told.role': '{player} erhält eine Rolle.',
  'flatline.told.watch': '{player} wacht über {other}.',
  'flatline.told.charged': 'Ein Defibrillator ist geladen, hier: {at}.',
  'flatline.told.charged.calm': 'Ein Wecker ist aufgezogen, hier: {at}.',
  'flatline.told.massage': '{player} massiert das Herz von {other}.',
  'flatline.told.massage.calm': '{player} weckt {other}.',
  'flatline.told.paddles': '{player} benutzt den Defibrillator, hier: {at}.',
  'flatline.told.paddles.calm': '{player} benutzt den Wecker, hier: {at}.',
  'flatline.told.beat': 'Das Herz von {player} wird langsamer.',
  'flatline.told.beat.calm': '{player} wird müde.',

  // P12
  'discharge-papers': 'Entlassungspapiere',
  'discharge-papers.introduction':
    'In deiner Tasche steckt ein Formular, so oft gefaltet, dass es sich wie Stoff anfühlt. Drei Schalter müssen unterschreiben und jemand, der dich kennt, dann darfst du nach Hause. Der Mann am Eingang sieht auf die Uhr, und dann, freundlich, auf deine Pantoffeln.',
  'discharge-papers.goal':
    'Lass alle vier Zeilen deines Formulars unterschreiben und geh durch den Eingang hinaus, bevor die fünfzehnte Runde vorüber ist.',
  'discharge-papers.instructions':
    'Alle beginnen im Eingang. Im Raum von Hinweis 1, 2 oder 3 bringt eine Probe auf Stärke, Geschick oder Konzentration mit 2 Erfolgen eine Unterschrift; wer dort schon einmal weggeschickt wurde, braucht nur 1 Erfolg. Die letzte Zeile unterschreibt jemand von euch, freiwillig oder im Kampf besiegt. Der Pförtner geht auf die los, die am meisten Unterschriften haben, und streicht eine, wenn er siegt. Alle, die in derselben Runde gehen, gewinnen zusammen.',
  'discharge-papers.notes': 'bureaucracy, confinement, violence',
  'discharge-papers.epilogue.discharged':
    'Der Mann am Eingang liest jede Zeile und dann die Rückseite, die leer ist. „Keine Adresse“, sagt er. Er stempelt trotzdem. Draußen ist der Morgen irgendeines Jahres, und es riecht nach Regen.',
  'discharge-papers.epilogue.readmitted':
    'An den Schaltern gehen die Rollläden herunter, einer nach dem anderen. „Ihr Formular ist abgelaufen“, sagt der Mann am Eingang und gibt euch ein neues. Oben stehen schon eure Namen und eine Bettnummer.',
  'discharge-papers.act.sign': 'Um eine Unterschrift bitten',
  'discharge-papers.act.kin': '{other} um die letzte Unterschrift bitten',
  'discharge-papers.act.leave': 'Das Krankenhaus verlassen',
  'discharge-papers.act.refuse': 'Ablehnen',
  'discharge-papers.ask.kin': 'Unterschreibst du dafür, dass du {other} kennst?',
  'discharge-papers.told.signed': 'Zeile {n} von {player} ist unterschrieben.',
  'discharge-papers.told.sent-away': '{player} wird weggeschickt: „Kommen Sie später wieder.“',
  'discharge-papers.told.refused': '{player} kennt {other} nicht.',
  'discharge-papers.told.struck-out': 'Der Pförtner streicht Zeile {n} von {player}.',
  'discharge-papers.told.left': '{player} verlässt das Krankenhaus. Am Ende der Runde schließt die Tür.',
  'enemy.porter': 'Pförtner',

  // P13
  'never-empty': 'Es war nie leer',
  'never-empty.introduction':
    'Sie haben die ganze Nacht am Rand des Lichts gestanden, und ihr habt sie für Mäntel gehalten. Jetzt hustet einer. Es sind sechs, jede Gestalt mit einer Karte um den Hals, und auf einigen Karten stehen in alter Handschrift eure Namen.',
  'never-empty.goal':
    'Findet zu jeder und jedem von euch die richtige Gestalt und nennt sie beim Namen, bevor das Licht ausgeht.',
  'never-empty.instructions':
    'Auf dem Feld einer schattenhaften Gestalt dürft ihr sie als Hauptaktion nach ihrem Namen fragen, mit 2 Erfolgen bei einer Probe auf Konzentration; ein Fehlschlag kostet 1 Angst. Sie als die eigene zu benennen, oder als die einer toten Person, ist eine freie Aktion: Ein falscher Name kostet 2 Gesundheit, und mit dem dritten ist das Spiel verloren. Gestalten, die niemand kennt und niemand sieht, ziehen sich am Ende jeder Runde zurück. Je mehr ihr seid, desto früher geht das Licht aus.',
  'never-empty.instructions.calm':
    'Auf dem Feld einer schattenhaften Gestalt dürft ihr sie als Hauptaktion nach ihrem Namen fragen, mit 2 Erfolgen bei einer Probe auf Konzentration; ein Fehlschlag kostet 1 Angst. Sie als die eigene zu benennen, oder als die einer ausgeschiedenen Person, ist eine freie Aktion: Ein falscher Name kostet 2 Gesundheit, und mit dem dritten ist das Spiel verloren. Gestalten, die niemand kennt und niemand sieht, ziehen sich am Ende jeder Runde zurück. Je mehr ihr seid, desto früher geht das Licht aus.',
  'never-empty.notes': 'darkness, disorientation, grief',
  'never-empty.epilogue.never-empty':
    'Du sagst den letzten Namen, und die Gestalt hebt den Kopf. Sie hat dein Gesicht, ausgeruht. Den ganzen Gang entlang knarren die Betten, wie Betten knarren, in denen sich jemand aufsetzt, und irgendwer fragt, welcher Tag heute ist.',
  'never-empty.epilogue.empty':
    'Der Name ist falsch, und es ist einer zu viel. Die Gestalten sehen einander an, dann hängen sie ihre Mäntel auf, einen neben den anderen, an Haken in der Wand. Die Mäntel sind leer. Sie waren es immer.',
  'never-empty.epilogue.lights-out':
    'Das Licht geht vom anderen Ende des Ganges her aus, Lampe für Lampe, ohne Eile. Im Dunkeln nimmt jemand deinen Platz an seinem Rand ein. Du hörst einen Fremden näher kommen und fragen, wer da ist.',
  'never-empty.act.ask': 'Gestalt {n} nach ihrem Namen fragen',
  'never-empty.act.name': 'Gestalt {n} benennen, für {other}',
  'never-empty.told.patients': 'Zu jeder Person gehört eine Gestalt. Fremde darunter: {n}.',
  'never-empty.told.asked': '{player} fragt Gestalt {n} nach ihrem Namen.',
  'never-empty.told.belongs': 'Gestalt {n} gehört zu {player}.',
  'never-empty.told.stranger': 'Gestalt {n} ist eine Fremde.',
  'never-empty.told.named': 'Gestalt {n} ist benannt: Sie gehört zu {other}.',
  'never-empty.told.wrong': '{player} hat einen falschen Namen genannt. Falsche Namen bisher: {n} von 3.',
};
