// Was auf unseren Bosskarten, Jagdpfadkarten, Brutkarten und Schwierigkeitskarten von Lobotomy 2 steht: `.text` was
// geschieht, `.<level>.text` eine Zeile der Schwierigkeit, `.flavour` eine Zeile Stimmung.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/cards-events.js';

export default {
  'thrown-spear.text': 'Der Jagdmeister bewegt sich und greift dann mit 3 roten Würfeln an, Reichweite 0–3.',
  'thrown-spear.flavour': 'Weit genug ist nie weit.',
  'horn-for-the-pack.text':
    'Der Jagdmeister bewegt sich. Die Spielenden wählen einen Charakter: Zieht eine Brutkarte, und ihr Monster erscheint am nächsten Brutpunkt dieses Charakters in der Farbe der Karte. Dann greift der Jagdmeister mit 3 roten Würfeln an.',
  'horn-for-the-pack.flavour': 'Zwei Töne, dann Pfoten.',
  'barbed-line.text':
    'Der Jagdmeister bewegt sich. Ein Charakter in seiner Sicht, höchstens 3 Felder entfernt, wird auf sein Feld gezogen. Dann greift er mit 3 roten Würfeln an.',
  'barbed-line.flavour': 'Wer zieht, hilft nur ihm.',
  'weighted-net.text':
    'Der Jagdmeister bewegt sich und greift dann mit 3 roten Würfeln und Frost an, Reichweite 0–2; ein Blitz betäubt.',
  'weighted-net.flavour': 'Geknüpft von jemandem mit Geduld.',
  'at-a-gallop.text':
    'Der Jagdmeister bewegt sich bis zu 5 Felder weit und greift dann alle Charaktere auf dem Feld seines Ziels mit 3 roten Würfeln an.',
  'at-a-gallop.flavour': 'Da ist kein Pferd. Man hört es trotzdem.',
  'downwind.text':
    'Der Jagdmeister bewegt sich bis zu 1 Feld weit und heilt 3, dann greift er mit 4 roten Würfeln an, Reichweite 0–1.',
  'downwind.flavour': 'Er hat die ganze Nacht. Es ist seine.',
  'skinning-knife.text':
    'Der Jagdmeister bewegt sich und greift dann mit 4 roten Würfeln an; ein Blitz ist ein kritischer Treffer.',
  'skinning-knife.flavour': 'Über dem Kamin ist ein Platz für dich frei.',
  'firebrand.text': 'Der Jagdmeister bewegt sich und greift dann mit 3 roten Würfeln und Feuer an, Reichweite 0–1.',
  'firebrand.flavour': 'Wild flieht vor Rauch.',
  'gates-shut.text':
    'Der Jagdmeister bewegt sich. Alle Türen werden geschlossen. Dann greift er mit 3 roten Würfeln an; jeder Blitz ist ein Erfolg.',
  'gates-shut.flavour': 'Die Treiber haben ihre Arbeit getan.',
  'thin-the-herd.text':
    'Der Jagdmeister bewegt sich. Jeder Charakter in seiner Sicht macht eine Probe auf Weisheit (1) und nimmt 1 Wunde, wenn sie scheitert. Dann greift er mit 3 roten Würfeln und Durchbohren an.',
  'thin-the-herd.flavour': 'Er zählt, und du hörst deine Nummer.',
  'gnaw-the-bone.text': 'Der Wendigo bewegt sich und greift dann mit 4 roten Würfeln und Lebensraub an.',
  'gnaw-the-bone.flavour': 'Er ist nicht wählerisch.',
  'breath-of-winter.text':
    'Der Wendigo bewegt sich und greift dann alle Charaktere auf dem Feld seines Ziels mit 3 roten Würfeln und Frost an, Reichweite 0–2.',
  'breath-of-winter.flavour': 'Die Eisblumen wachsen nach innen.',
  'voice-you-know.text':
    'Der Wendigo bewegt sich. Jeder Charakter höchstens 3 Felder entfernt macht eine Probe auf Weisheit (2) und verliert 2 Wahnsinn, wenn sie scheitert. Dann greift der Wendigo mit 3 roten Würfeln an, Reichweite 0–1.',
  'voice-you-know.flavour': 'Sie ruft dich zum Abendbrot.',
  'antlers-down.text':
    'Der Wendigo bewegt sich bis zu 5 Felder weit und greift dann mit 3 roten Würfeln an; jeder Blitz ist ein Erfolg, und ein Blitz betäubt.',
  'antlers-down.flavour': 'Der Flur ist gerade breit genug.',
  'starving-touch.text':
    'Der Wendigo bewegt sich und heilt 2, dann greift er mit 3 roten Würfeln und Infektion an, die die Stärke senkt.',
  'starving-touch.flavour': 'Du spürst, wie dünn du bist.',
  'aura-of-insanity.text':
    'Alle Monster sind für den Rest des Spiels erstarkt. Von nun an darf ein Charakter, dessen Aufgabe erfüllt ist, WAHNSINNIG! werden.',
  'aura-of-insanity.flavour': 'Die Wände atmen ein und behalten es.',
  'headlights.text':
    'Die Spielenden wählen einen Charakter. Ein gezogenes Monster erscheint an seinem nächsten grünen Brutpunkt.',
  'headlights.flavour': 'Ein Wagen am Tor, und niemand fährt ihn.',
  'flooded-stair.text':
    'Die Spielenden wählen einen Charakter. Ein gezogenes Monster erscheint an seinem nächsten blauen Brutpunkt.',
  'flooded-stair.flavour': 'Nasse Fußspuren, treppauf.',
  'cellar-fires.text':
    'Die Spielenden wählen einen Charakter. Ein gezogenes Monster erscheint an seinem nächsten roten Brutpunkt.',
  'cellar-fires.flavour': 'Etwas klettert ins Kühle.',
  'gas-lamps.text':
    'Die Spielenden wählen einen Charakter. Ein gezogenes Monster erscheint an seinem nächsten gelben Brutpunkt.',
  'gas-lamps.flavour': 'Unter der dritten ein Schatten zu viel.',
  'roll-call.text':
    'Zieht für jeden Charakter eine Brutkarte: Ihr Monster erscheint am nächsten Brutpunkt dieses Charakters in der Farbe der Karte.',
  'roll-call.flavour': 'Alle antworten. Alle.',
  'two-by-two.text':
    'Die Spielenden wählen einen Charakter. Zwei gezogene Monster erscheinen, jedes am nächsten Brutpunkt dieses Charakters in einer gewählten Farbe.',
  'two-by-two.flavour': 'Man sagte ihnen, sie sollen sich an der Hand halten.',
  'running-feet.text': 'In dieser Runde haben alle Monster 1 Bewegung mehr.',
  'running-feet.flavour': 'Über dir, und über dir ist kein Stockwerk.',
  'open-corridors.text': 'In dieser Runde haben alle Monster 2 Bewegung mehr.',
  'open-corridors.flavour': 'Jemand hat jede Tür verkeilt.',
  'sharpened-nails.text': 'In dieser Runde haben alle Angriffe der Monster 1 grünen Würfel mehr.',
  'sharpened-nails.flavour': 'Die ganze Nacht, am Mauerwerk.',
  'whetted-appetite.text': 'In dieser Runde haben alle Angriffe der Monster 1 automatischen Erfolg mehr.',
  'whetted-appetite.flavour': 'Die Küche ist seit Sonntag geschlossen.',
  'mattress-armour.text': 'In dieser Runde verteidigen sich alle Monster mit 1 blauen Würfel mehr.',
  'mattress-armour.flavour': 'Drell, Rosshaar und was es aufgesogen hat.',
  'adrenaline.text': 'In dieser Runde haben alle Basis- und Elite-Monster 1 Gesundheit mehr.',
  'adrenaline.flavour': 'Erprobt an allen, die wach waren.',
  'lights-out.text': 'Alle Türen werden geschlossen.',
  'lights-out.flavour': 'Die Riegel fallen, einer nach dem anderen.',
  'locker-inspection.text': 'Jeder Charakter verliert 1 Medizin.',
  'locker-inspection.flavour': 'Leert die Taschen. Die anderen Taschen.',
  'relapse.text': 'Jeder Charakter legt 1 Abklingmarker auf eine seiner Störungskarten.',
  'relapse.flavour': 'Es ging dir doch schon so gut.',
  'walls-that-listen.text': 'Jeder Charakter macht eine Probe auf Weisheit (2) und nimmt 1 Wunde, wenn sie scheitert.',
  'walls-that-listen.flavour': 'Sie fangen an zu antworten.',
  'window-left-open.text': 'Jeder Charakter heilt 1.',
  'window-left-open.flavour': 'Regen und Gras und sonst nichts.',
  'reshuffle.text': 'Mischt alle Brutkarten, auch diese, zu einem neuen Stapel.',
  'constitution.easiest.text': 'Jeder Charakter hat 3 Gesundheit mehr.',
  'constitution.easier.text': 'Jeder Charakter hat 1 Gesundheit mehr.',
  'constitution.harder.text': 'Jeder Charakter hat 1 Gesundheit weniger.',
  'constitution.hardest.text': 'Jeder Charakter hat 2 Gesundheit weniger.',
  'constitution.flavour': 'Wie lange warst du auf Diät?',
  'head-start.easiest.text': 'In den Jagdphasen der ersten 2 Runden geht der Jagdmeister keinen Schritt.',
  'head-start.easier.text': 'In der Jagdphase von Runde 1 geht der Jagdmeister keinen Schritt.',
  'head-start.harder.text': 'Der Jagdmeister beginnt auf dem Jagdpfad 1 Feld weiter vorn.',
  'head-start.hardest.text': 'Der Jagdmeister beginnt auf dem Jagdpfad 2 Felder weiter vorn.',
  'head-start.flavour': 'Der Fairness halber zählt er laut.',
  'visiting-hours.easiest.text': 'In jeder Brutphase werden 2 Brutkarten weniger gezogen.',
  'visiting-hours.easier.text': 'In jeder Brutphase wird 1 Brutkarte weniger gezogen.',
  'visiting-hours.harder.text': 'In jeder Brutphase wird 1 Brutkarte mehr gezogen.',
  'visiting-hours.hardest.text': 'In jeder Brutphase werden 2 Brutkarten mehr gezogen.',
  'visiting-hours.flavour': 'Sie unterschreiben mit dem Daumen.',
  'thick-hides.easiest.text':
    'Bosse haben 2 Gesundheit je Charakter weniger, Basis- und Elite-Monster 1 Gesundheit weniger, mindestens aber 1.',
  'thick-hides.easier.text': 'Bosse haben 1 Gesundheit je Charakter weniger.',
  'thick-hides.harder.text': 'Bosse haben 1 Gesundheit je Charakter mehr.',
  'thick-hides.hardest.text': 'Bosse haben 2 Gesundheit je Charakter mehr, Basis- und Elite-Monster 1 Gesundheit mehr.',
  'thick-hides.flavour': 'Narbe über Narbe über Narbe.',
  'dispensary.easiest.text':
    'Jeder Charakter beginnt mit 2 Medizin mehr, jedes Plündern bringt 1 Gerümpel mehr, und in jeder Brutphase wird 1 Brutkarte weniger gezogen.',
  'dispensary.easier.text': 'Jeder Charakter beginnt mit 1 Medizin mehr.',
  'dispensary.harder.text': 'Jeder Charakter beginnt mit 1 Medizin weniger.',
  'dispensary.hardest.text':
    'Jeder Charakter beginnt mit 1 Medizin weniger, und in jeder Brutphase wird 1 Brutkarte mehr gezogen.',
  'dispensary.flavour': 'Die Klappe geht für eine Minute auf.',
  'admission.easiest.text': 'Jeder Charakter beginnt mit 4 Wahnsinn und hat 2 Gesundheit mehr.',
  'admission.easier.text': 'Jeder Charakter beginnt mit 2 Wahnsinn.',
  'admission.harder.text': 'Jeder Charakter hat 1 Gesundheit weniger.',
  'admission.hardest.text': 'Jeder Charakter hat 1 Gesundheit weniger und beginnt mit 1 Medizin weniger.',
  'admission.flavour': 'Hier unterschreiben. Die Hand wird geführt.',
} satisfies Record<keyof typeof en, Message>;
