// Was an einem Kartensatz, einer Option oder einer Stellung von Lobotomy 2 nicht stimmt; wo, sagt der Pfad daneben.
import type { Message } from '../../message.js';
import type { default as en, setup as enSetup } from '../../en/lobotomy-2/pack.js';

export default {
  // Formen
  'not-object': 'Hier muss ein Objekt stehen.',
  'not-list': 'Hier muss eine Liste stehen, mit so vielen Einträgen, wie die Anleitung sagt.',
  'not-text': 'Hier muss ein Text stehen.',
  'not-whole': 'Hier muss eine ganze Zahl stehen.',
  'not-one-of': 'Hier muss eines davon stehen: {choices}.',
  'not-id':
    'Ein Name beginnt mit einem Kleinbuchstaben, danach bis zu 39 Kleinbuchstaben, Ziffern und Striche; „constructor“ ist vergeben.',
  'not-scenario': 'Ein Szenario heißt S und ein Albtraum DN, mit einer Zahl von 1 bis 99, wie „S5“ oder „DN5“.',
  'not-cid': 'Ein Kapitel heißt wie „S5-A“, ein Ereignis wie „S5-EC1“, eine Referenzkarte wie „S5-RC-1“.',
  'not-space': 'Ein Feld eines Kartenteils heißt wie „A“, eines der ganzen Karte nach seinem Teil dazu, wie „ward.A“.',
  'not-rule': 'Eine Regel wird mit ihrer Kennung genannt, wie „LOB-ATK-03“.',
  'not-riddle': 'Ein Marker verbirgt einen Großbuchstaben oder eine Ziffer.',
  'not-count': 'Hier muss eine ganze Zahl bis 99 stehen, oder "x" für das, was bezahlt wurde.',
  'not-junk': 'Hier muss stehen, wie viel Gerümpel es ist, oder wie viel von welchem, wie {"wood": 1, "any": 2}.',
  'not-where': 'Hier muss "here", "sight", "anywhere" oder {"range": 2} stehen.',
  'not-whether':
    'Hier muss eine Frage an den Tisch stehen: {"wounded": 3}, {"insanity": 4}, {"monsters": 1, "where": "here"}, {"alone": true}, {"aura": true}, {"flag": "…"} oder {"not": …}.',
  'not-word': 'Einen solchen Schritt gibt es nicht; nimm ein Wort der Anleitung, wie {"do": "heal", "n": 1}.',
  'not-boundary':
    'Eine Grenze sagt mit "kind", was sie ist, und wo sie liegt: mit "cell" und "side" oder "between" zwei Feldern.',
  'not-address':
    'Hier steht eine Adresse, vom Kartensatz aus gesehen, wie „pictures/lantern.webp“; andere Rechner und Daten gehen nicht.',
  'not-language': 'Hier steht das Kürzel einer Sprache, wie „es“ oder „pt-BR“.',
  'too-small': 'Hier muss mindestens {n} stehen.',
  'too-big': 'Hier darf höchstens {n} stehen.',
  'too-long': 'Dieser Text darf höchstens {n} Zeichen haben.',
  'too-few': { one: 'Hier muss mindestens eines stehen.', other: 'Hier müssen mindestens {n} stehen.' },
  'too-many': { one: 'Hier darf höchstens eines stehen.', other: 'Hier dürfen höchstens {n} stehen.' },
  'wrong-count': 'Hier müssen {n} stehen, nicht {found}.',
  'unknown-field': 'Dieses Feld gibt es hier nicht; streiche es oder berichtige seinen Namen.',
  'missing-field': 'Das fehlt; ergänze es.',

  // Was genannt wird, und was es gibt
  'id-twice': 'Der Name „{id}“ kommt zweimal vor; gib einem von beiden einen anderen.',
  'cid-foreign': 'Das gehört zu einem anderen Szenario; lass es mit „{scenario}-“ beginnen.',
  'no-card': 'In diesem Kartensatz gibt es kein „{id}“; berichtige den Namen oder bring die Karte mit.',
  'no-boss': '„{id}“ ist kein Boss; nenne ein Monster der Klasse "boss".',
  'no-space': 'Auf dieser Karte gibt es kein Feld „{id}“; nenne eines ihrer Teile, wie „ward.A“.',
  'no-tile': 'Hier gibt es kein Kartenteil „{id}“; nenne eines, das der Satz hat und die Karte legt.',
  'no-chapter': 'In diesem Szenario gibt es weder Kapitel noch Karte „{id}“; ergänze es oder berichtige den Namen.',
  'no-objective': 'Das Ziel „{id}“ steht nicht in der Liste dieses Szenarios; ergänze es dort.',
  'no-value': 'Kein Marker verbirgt „{id}“; ergänze es in "values" oder streiche das hier.',
  'only-story': 'Das darf nur ein Szenario, denn es kennt seine Karte und seine Kapitel; streiche den Schritt.',
  'space-hidden':
    'Das Kartenteil von „{id}“ liegt zu Beginn nicht auf dem Tisch; setze dort "shown" oder nenne ein anderes Feld.',

  // Was die Regeln brauchen
  'no-basic': {
    one: 'Mindestens eines muss "basic" sein, damit jeder Charakter mit einem beginnen kann.',
    other: 'Mindestens {n} müssen "basic" sein, damit jeder Charakter mit einem beginnen kann.',
  },
  'one-aura': 'Genau eine Jagdpfadkarte ist die Aura: gib einer "aura": true.',
  'no-huntmaster': 'Ein letzter Kampf braucht ihn: gib einem Boss "deck": "huntmaster".',
  'no-monster-card': 'Ohne die Spawnkarte eines Monsters kommt nie etwas; ergänze eine der Art "monster".',
  'no-attack': 'Wer von keinem Stapel zieht, braucht einen Angriff; ergänze einen.',
  'no-deck': 'Vom Stapel „{id}“ gibt es keine Bosskarten; ergänze welche oder streiche "deck".',
  'not-selected':
    'Von mehreren Angriffen hat jeder eine "id", und "upTo" steigt vom einen zum nächsten und endet bei 6.',
  'from-to': 'Die erste Zahl darf nicht größer sein als die zweite.',
  'few-lockers': 'Es gibt nur {n} Spindseiten; leg weniger Spinde oder ergänze Seiten.',
  'few-nightmares': 'Drei Albträume sind zu überstehen; bring mindestens drei mit oder keinen.',
  'other-map':
    'Alle Albträume liegen auf denselben Kartenteilen, denn einer beginnt auf der Karte des anderen; leg die von „{scenario}“.',
  'no-win': 'Nichts gewinnt dieses Szenario; lass ein Kapitel {"do": "win"} tun.',
  'without-end': 'Das ließe sich ohne Ende benutzen; gib ihm Kosten, "cooldown" oder "once".',

  // Was ein Kartensatz für die Seite mitbringt
  'text-foreign':
    'Nichts in diesem Satz hat diesen Text; nenne eine Karte, ein Feld oder ein Kapitel beim Namen, mit .text oder .flavour. Die Worte des Tisches stehen in „language“.',
  'picture-foreign':
    'Keine Karte dieses Satzes heißt so; nenne eine beim Namen, oder ein Monster auf der Karte mit .token.',
  'picture-unread': 'Dieses Bild ist nicht zu zeigen; lege eines unter „{address}“, oder nimm die Zeile heraus.',
} satisfies Record<keyof typeof en, Message>;

/** Von Optionen, Stellungen und beschriebenen Angriffen. */
export const setup = {
  'not-object': 'Das muss ein Objekt sein.',
  'not-list': 'Das muss eine Liste sein.',
  'not-text': 'Das muss ein Text mit höchstens 80 Zeichen sein.',
  'not-whole': 'Das muss eine ganze Zahl von {min} bis {max} sein.',
  'not-yes-no': 'Das muss true oder false sein.',
  'not-one-of': 'Das muss eines von diesen sein: {choices}.',
  'unknown-field':
    'Ein solches Feld gibt es hier nicht; es muss heraus, oder sein Name ist zu berichtigen. Felder sind: {fields}.',
  'too-many': { one: 'Hier darf höchstens eines stehen.', other: 'Hier dürfen höchstens {n} stehen.' },
  'wrong-count': 'Für jeden Platz muss es eine Liste geben: {n}, nicht {found}.',
  'not-so-many': 'Es sind {min} bis {max} Charaktere im Spiel, nicht {found}.',
  'no-character': 'Jeder Platz hat mindestens einen Charakter; nenne einen, oder nimm den Platz weg.',
  'card-twice': 'Die Karte „{card}“ ist zweimal genannt; nenne sie einmal.',
  'no-card': 'In diesem Paket gibt es für diese Stelle keine Karte „{card}“; berichtige ihre Kennung.',
  'no-scenario': 'In diesem Paket gibt es kein Szenario „{scenario}“; nimm eines von diesen: {choices}.',
  'no-space':
    'Auf den Kartenteilen, die hier liegen, gibt es kein Feld „{space}“; ein Feld heißt nach Kartenteil und Buchstabe, wie „ward.A“, und „tiles“ sagt, welche Teile liegen.',
  'no-edge': 'Die Felder „{a}“ und „{b}“ berühren einander nicht; nenne zwei mit gemeinsamer Kante.',
  'no-tile': 'Auf dieser Karte gibt es kein Kartenteil „{tile}“.',
  'not-hidden': '„{card}“ liegt schon anderswo oder gehört nicht in diesen Stapel; nimm es heraus.',
  'no-minis': 'Von „{card}“ gibt es nur {n} Figuren; nimm welche weg.',
  'is-dead': 'Dieser Charakter ist tot und hat keinen Zug; nenne einen anderen.',
  'no-word':
    'Ein „{word}“ gehört hier zu keinem Angriff; nenne einen Charakter, ein Monster, eine Karte oder Fähigkeit mit ihrer Kennung, oder Würfel und Schlüsselwörter.',
  'same-side': 'Charaktere greifen Monster an, Monster greifen Charaktere an; nenne von beiden je eines.',
  'is-immune': 'Das Ziel ist gegen {condition} immun; nimm das Wort heraus.',
} satisfies Record<keyof typeof enSetup, Message>;
