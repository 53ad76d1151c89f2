// Die beiden Hilfskarten von Sanitarium: das Szenario, das gespielt wird, und die Spielhilfe.
import type { Message } from '../../message.js';
import type en from '../../en/sanitarium/table-reference-cards.js';

export default {
  scenario: 'Szenario',
  'case-goal': 'Ziel',
  'case-lost': 'Niederlage',
  'case-things': 'Geborgenheiten',
  'case-own': 'geheime für jede Person',
  'case-common': 'gemeinsame für alle',
  'case-two': 'Zu zweit zählt eine gefundene Geborgenheit nicht für den Preis der Flucht.',
  'case-silence':
    'Sag nichts über eine geheime Geborgenheit, sonst erleidest du eine Halluzination. „Das will ich“ ist erlaubt.',
  'case-competitive': 'Wer zuerst draußen ist',
  'case-competitive.flavour':
    'Du bist um zehn nach drei erwacht. Die anderen auch. Es gibt eine Tür, und sie fällt hinter dir zu.',
  'case-competitive.notes': 'Eingesperrtsein, Verlassenheit, Verfolgung',
  'case-competitive.goal':
    'Entkomm vor allen anderen durch einen dunklen Flur. Gefundene Geborgenheiten machen es billiger.',
  'case-competitive.lost': 'Jemand anders entkommt, oder eine Karte ist zu ziehen und keine mehr da.',
  'case-cooperative': 'Niemand bleibt',
  'case-cooperative.flavour': 'Zählt an jeder Ecke die Köpfe. Ist einer zu viel, sagt es nicht.',
  'case-cooperative.notes': 'Eingesperrtsein, Verfolgung, Beobachtetwerden',
  'case-cooperative.goal':
    'Alle entkommen durch einen dunklen Flur und haben vorher ihre eigenen Geborgenheiten gefunden.',
  'case-cooperative.lost': 'Eine Karte ist zu ziehen, und keine ist mehr da.',
  'case-solo': 'Ihr beide',
  'case-solo.flavour': 'Zwei Betten, eine Akte. Die andere Hand an der Wand ist auch deine.',
  'case-solo.notes': 'Krankheit, Eingesperrtsein, Kontrollverlust',
  'case-solo.goal':
    'Beide Hälften entkommen zusammen aus einem dunklen Flur, und jede hat ihre Geborgenheiten gefunden.',
  'case-solo.lost': 'Eine Karte ist zu ziehen, und keine ist mehr da.',

  'aid-close': 'Weglegen',
  aid: 'Spielhilfe',
  'aid.flavour': 'Einmal bei Tageslicht lesen.',
  'aid.notes': 'Dunkelheit, Verfolgung',
  'aid-turn': 'Dein Zug',
  'aid-darkness': 'Kriechende Dunkelheit: Jedes Monster kommt dir ein Feld näher, dann legst du eine Karte.',
  'aid-dice':
    'Würfel: Einer von dreien gibt die Aktionspunkte, der Unterschied der anderen die Monsterpunkte. Bleibt ein Pasch übrig, folgt ein Schreckenswurf; drei Gleiche bringen die Dunkelheit noch einmal.',
  'aid-actions': 'Aktionen: so viele, wie deine Punkte bezahlen.',
  'aid-monsters-competitive': 'Monster: Bewege je Monsterpunkt eines um ein Feld.',
  'aid-monsters-cooperative':
    'Monster: Welche näher bei dir sind als die Monsterpunkte, stehen still; die anderen gehen zwei Felder auf die nächste Person zu.',
  'aid-acts': 'Aktionspunkte',
  'aid-move': 'Geh durch einen Durchgang oder von Zimmer zu Zimmer.',
  'aid-search': 'Durchsuche die Karte unter dir: Nimm sie oder lass sie.',
  'aid-explore': 'Erkunde: Lege neben dir eine neue Karte an einen offenen Durchgang.',
  'aid-concentrate': 'Sammle dich: Halte in diesem Zug {n} Verstand.',
  'aid-give': 'Gib jemandem auf deinem Feld einen Gegenstand.',
  'aid-free': 'Benutze eine Karte, schüttle eine Halluzination ab, entkomme.',
  'aid-horror': 'Schreckenswurf',
  'aid-horror-when': 'Ein Würfel, wenn ein Monster auf deinem Feld ist. Im Zimmer oder in Gesellschaft bist du sicher.',
  'aid-horror-1': 'Lege eine Karte, wohin du willst.',
  'aid-horror-2': 'Verliere einen Gegenstand.',
  'aid-horror-4': 'Erleide eine Halluzination.',
  'aid-escape': 'Verstand für die Flucht',
  'aid-escape-when': 'Aus einem dunklen Flur, ohne Halluzination. Geschützte Gegenstände bezahlen nicht.',
  'aid-claimed': { one: 'mit einer gefundenen Geborgenheit', other: 'mit {n} gefundenen Geborgenheiten' },
  'aid-none': 'ohne eine',
  'in-words': 'Der Tisch in Worten',
  'aid-open': 'für jede gemeinsame Geborgenheit, die noch offen ist',
} satisfies Record<keyof typeof en, Message>;
