// Hinweise, wenn man in Lobotomy 2 etwas zum ersten Mal tun kann.
import type { Message } from '../../message.js';
import type en from '../../en/lobotomy-2/table-hints.js';

export default {
  'hint-basic-weapon':
    'Zu viel Stärke passt die Glasscherbe, zu viel Geschick die Schleuder, zu viel Weisheit die Zauberrolle.',
  'hint-first-character':
    'Wer diesen Marker hat, beginnt die Runde und entscheidet, was die Regeln offen lassen. Nach jeder Runde wandert er weiter.',
  'hint-act':
    'Wohin du gehen und wen du angreifen kannst, ist auf dem Plan umrandet. Alles andere steht in der Liste, mit seinem Preis.',
  'hint-walk': 'Ein Aktionspunkt gibt zwei Bewegungspunkte. Was immer du sonst tust, beendet die Bewegung.',
  'hint-open':
    'Eine Tür zu öffnen kostet einen Bewegungspunkt. Geschlossene Türen halten dich und alle Blicke auf, aber kein Monster.',
  'hint-flee':
    'Ein Monster zu verlassen hat seinen Preis; er steht auf seiner Karte. Zwei Monster auf deinem Feld halten dich fest.',
  'hint-attack': 'Zeige auf ein Monster: In der Liste steht, womit du es angreifen kannst und wie deine Chancen sind.',
  'hint-use': 'Was deine Karten bieten, kannst du benutzen: für Wahnsinn, oder bis sie abgeklungen sind.',
  'hint-search':
    'Du stehst vor einem Spind. Mit Sternen bezahlst du Waffe, Ausrüstung oder Medizin; das Gerümpel darin bekommst du immer.',
  'hint-loot': 'Für einen Punkt, den du nicht brauchst: Wer plündert, bekommt ein Gerümpel, überall, einmal im Zug.',
  'hint-trade': 'Jemand ist mit dir auf einem Feld. Ein Tausch kostet nichts, einmal im Zug, in beide Richtungen.',
  'hint-loadout':
    'Waffen und Rüstung wirken nur griffbereit: zwei Waffen, eine Rüstung. Wechseln kostet nichts, einmal im Zug.',
  'hint-upgrade': 'Mit Gerümpel kaufst du eine Zeile einer deiner Karten, für immer. Das kostet keinen Aktionspunkt.',
  'hint-disorder':
    'Mehr als 6 Wahnsinn kannst du nicht haben. Dafür bekommst du eine Störungskarte oder einen Punkt eines Attributs.',
  'hint-insane': 'Deine Karte lässt sich umdrehen, einmal im Spiel. Die andere Seite ist stärker.',
  'hint-scenario': 'Hier hat das Szenario etwas für dich zu tun. Darauf wartet die Geschichte.',
  'hint-turn-up': 'Hier liegt ein verdeckter Marker. Vielleicht ist er, was du suchst.',
  'hint-end':
    'Wenn alle am Zug waren, kommt die Jagd einen Schritt näher, und die Monster handeln. Übrige Punkte verfallen.',
  'hint-attack-declare': 'Was deine Karten dazugeben, musst du vor dem Wurf sagen. Danach hilft nur noch Medizin.',
  'hint-attack-defend': 'Du wirst angegriffen. Benutze jetzt, was dich schützt, oder spare es auf und würfle.',
  'hint-check-declare': 'Was deine Karten dazugeben, musst du vor dem Wurf sagen.',
  'hint-change': 'Die Würfel sind gefallen, und noch kannst du etwas ändern. Benutzte Medizin ist fort.',
  'hint-search-buy': 'Von jeder Art höchstens eins. Erfolge, die du nicht ausgibst, verfallen.',
  'hint-trade-offer':
    'Lege hin, was ihr beide gebt, und biete es dann an. Es gilt erst, wenn beide einverstanden sind.',
  'hint-item-limit': 'Niemand hat mehr als sechs Gegenstände. Gib her, was du am wenigsten brauchst.',
  'hint-move-order': 'Die Monster gehen, wohin ihre Regeln sie schicken. In welcher Reihenfolge, entscheidest du.',
  'hint-attack-order':
    'Du entscheidest, welches zuerst angreift. Wer schon angegriffen wurde, nimmt jedes Mal einen Treffer mehr.',
  'hint-monster-goal': 'Es könnte auf mehrere von euch zugehen. Du entscheidest, auf wen.',
  'hint-attack-whom': 'Es könnte mehrere von euch angreifen. Wer hält es am besten aus?',
  'hint-spawn-where': 'Ein weiteres Monster kommt. Sind zwei Orte gleich nah, wählst du.',
  'hint-respawn-where':
    'Du kehrst ohne Wunden zurück, mit allem, was du hattest. Jeder Tod bringt die Jagd einen Schritt näher.',
  'hint-chapter-choice': 'Die Geschichte fragt dich. Was du auch wählst, von dort geht es weiter.',
} satisfies Record<keyof typeof en, Message>;
