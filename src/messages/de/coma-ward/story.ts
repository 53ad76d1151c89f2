// The texts of the Phenomena. `<name>` is a title, `<name>.introduction` is read aloud, `<name>.goal` says in one
// sentence how to win, `<name>.instructions` sums up the changed rules, and `<name>.epilogue.<id>` is read at the end.
// `<name>.act.<id>` is the label of an act, `<name>.told.<id>` a line of the log, `<name>.ask.<id>` a question. Enemies,
// Roles and Items of a Phenomenon have their names under `enemy.<id>`, `role.<id>` and the kind of the Item.
// `<key>.calm` replaces `<key>` in a game with softened content; `<name>.notes` lists content warnings.
import type { Message } from '../../message.js';
import type en from '../../en/coma-ward/story.js';

export default {
  'epilogue.nobody':
    'Niemand ist übrig, der erzählen könnte, wie die Nacht weiterging. Am Morgen ist jedes Bett gemacht.',
  'epilogue.nobody.calm': 'Eine nach dem anderen sind alle nach Hause gegangen. Am Morgen ist jedes Bett gemacht.',

  // P01
  'night-shift': 'Nachtschicht',
  'night-shift.introduction':
    'Eine Glocke läutet, und irgendwo stanzt eine Stechuhr eine Karte. Heute Nacht seid ihr nicht die Kranken. Auf dem Dienstplan an der Wand stehen eure Namen, und neun Stunden.',
  'night-shift.goal': 'Bringt Stationsschlüssel, Nachtbuch und Arzneikiste zum Eingang, ehe die Tagschicht kommt.',
  'night-shift.instructions':
    'Die drei Dinge liegen in den Räumen der Hinweise; hebt sie dort auf. Im Eingang ist das Abgeben eine freie Aktion. Wer einen Zug mit einem davon beginnt, hat 2 Schritte weniger, aber mindestens 1. Am Ende jeder Runde geht jeder Pfleger 3 Schritte zwischen Treppe und Aufzug hin und her und greift dort, wo er stehen bleibt, jemanden an. Die Tagschicht kommt zu zweit am Ende der neunten Runde, zu dritt am Ende der sechsten, sonst am Ende der fünften.',
  'night-shift.notes': 'Eingesperrtsein, Gewalt',
  'night-shift.epilogue.relieved':
    'Der Mann am Eingang hakt die Liste ab, ohne aufzusehen. „Ruhige Nacht?“, fragt er, und hinter ihm steht die Tür offen.',
  'night-shift.epilogue.day-shift':
    'Um neun geht das Licht an. Die Tagschicht geht an euch vorbei zu den Betten, und an jedem Fußende steht einer eurer Namen.',
  'night-shift.act.hand-in': '{card} abgeben',
  'night-shift.told.burden': '{card}: liegt hier: {at}.',
  'night-shift.told.burdened': '{player} hat schwer zu tragen.',
  'night-shift.told.handed-in': '{player} gibt ab: {card}.',
  'enemy.orderly': 'Pfleger',
  'ward-keys': 'Stationsschlüssel',
  'ward-keys.text': 'Gib sie im Eingang ab.',
  'night-log': 'Nachtbuch',
  'night-log.text': 'Gib es im Eingang ab.',
  'drug-chest': 'Arzneikiste',
  'drug-chest.text': 'Gib sie im Eingang ab.',

  // P02
  'the-donor': 'Der Spender',
  'the-donor.introduction':
    'Auf einem Brett stehen Gläser mit handgeschriebenen Etiketten, und jedes von ihnen ist warm. Vor langer Zeit hat jemand auf dieser Station ein Formular unterschrieben und mehr weggegeben, als man sollte. Heute Nacht ist dieser Mensch wegen der Gläser hier, und er steht mitten unter euch.',
  'the-donor.goal':
    'Jemand von euch ist der Spender und will drei der Gläser; die anderen müssen herausfinden, wer es ist.',
  'the-donor.instructions':
    'Alle haben eine geheime Rolle und ein Glas; drei weitere Gläser liegen in den Räumen der Hinweise. Nur der Spender weiß, welche drei auf der Liste stehen, und gewinnt mit allen dreien im Stationszimmer in Stockwerk 2. Wer vier Gläser trägt (zu zweit drei, zu sechst fünf), darf jemanden in Sicht beschuldigen: Beide zeigen ihre Rollen. War der Verdacht falsch, verliert man 1 Gesundheit, und die Gläser kommen zurück in die Räume der Hinweise. Ist der Spender bis zum Ende der zehnten Runde nicht entlarvt, gewinnt er.',
  'the-donor.notes': 'medizinische Eingriffe, Verrat',
  'the-donor.epilogue.found-out':
    '„Es war ein Geschenk“, sagt ihr, „und Geschenke gibt man nicht zurück.“ Ein Glas nach dem anderen kühlt ab. Auf dem Formular steht unter der alten Unterschrift nun ein Rückgabedatum, und es ist heute.',
  'the-donor.epilogue.whole':
    'Drei Deckel, drei kleine Seufzer. Zum ersten Mal seit Jahren gähnt und lacht in diesem Haus jemand und hat Hunger. Als die anderen angelaufen kommen, sind nur noch die Etiketten da, und sie sind leer.',
  'the-donor.epilogue.unasked':
    'Niemand hat die richtige Frage gestellt. Im Morgengrauen wird jemand entlassen, rosig und ausgeschlafen, und winkt. Erst nach einer Weile fällt euch auf, dass die Hand keinen Schatten wirft.',
  'the-donor.epilogue.unasked.calm':
    'Niemand hat die richtige Frage gestellt. Am Morgen geht jemand nach Hause, rosig und ausgeschlafen, und winkt allen zu.',
  'the-donor.act.accuse': '{other} beschuldigen, der Spender zu sein',
  'the-donor.told.roles': 'Alle Lebenden haben eine Rolle bekommen.',
  'the-donor.told.jar': '{player} bekommt: {card}.',
  'the-donor.told.jar-lies': '{card}: liegt hier: {at}.',
  'the-donor.told.listed': 'Auf deiner Liste steht: {card}.',
  'the-donor.told.was-listed': 'Auf der Liste stand: {card}.',
  'the-donor.told.accused': '{player} beschuldigt {other}.',
  'role.donor': 'Spender',
  'role.donor.text':
    'Bring die drei Gläser deiner Liste ins Stationszimmer in Stockwerk 2 oder bleib bis zum Ende der zehnten Runde unerkannt.',
  'role.relative': 'Angehörige',
  'role.relative.text':
    'Finde heraus, wer der Spender ist: Sammle vier Gläser und beschuldige die richtige Person in Sicht.',
  'jar-of-sleep': 'Glas voller Schlaf',
  'jar-of-sleep.text': 'Vielleicht steht es auf der Liste des Spenders.',
  'jar-of-breath': 'Glas voller Atem',
  'jar-of-breath.text': 'Vielleicht steht es auf der Liste des Spenders.',
  'jar-of-warmth': 'Glas voller Wärme',
  'jar-of-warmth.text': 'Vielleicht steht es auf der Liste des Spenders.',
  'jar-of-voice': 'Glas mit einer Stimme',
  'jar-of-voice.text': 'Vielleicht steht es auf der Liste des Spenders.',
  'jar-of-tears': 'Glas voller Tränen',
  'jar-of-tears.text': 'Vielleicht steht es auf der Liste des Spenders.',
  'jar-of-laughter': 'Glas voller Lachen',
  'jar-of-laughter.text': 'Vielleicht steht es auf der Liste des Spenders.',
  'jar-of-hunger': 'Glas voller Hunger',
  'jar-of-hunger.text': 'Vielleicht steht es auf der Liste des Spenders.',
  'jar-of-shadow': 'Glas mit einem Schatten',
  'jar-of-shadow.text': 'Vielleicht steht es auf der Liste des Spenders.',
  'jar-of-years': 'Glas voller Jahre',
  'jar-of-years.text': 'Vielleicht steht es auf der Liste des Spenders.',

  // P03
  'last-bed': 'Das letzte Bett',
  'last-bed.introduction':
    'Die ganze Nacht haben sie Betten weggeschoben, und nun sind die Flure leer. Ihr seid so müde, dass der Boden kippt. Hinter einer Tür hat jemand die Decke des letzten Betts aufgeschlagen und vergessen, einen Namen auf die Karte zu schreiben.',
  'last-bed.goal': 'Schlaf in zwei deiner Züge hintereinander im Bett und lass dich nicht wecken.',
  'last-bed.instructions':
    'Das Bett steht im Raum des 1. Hinweises. Dort darfst du dich als Hauptaktion hinlegen, solange niemand anderes schläft: Mit 3 Erfolgen in einer Probe auf Konzentration schläfst du, und zwei geschaffte Proben in zwei Zügen hintereinander gewinnen. Wer einen Kampf verliert, den Raum verlässt oder im eigenen Zug die Probe nicht schafft, wacht auf. Tote bekommen Wesenkarten, und wer als Letztes lebt, gewinnt. Nach der zwölften Runde gewinnt, wer am häufigsten geschlafen hat.',
  'last-bed.notes': 'Schlaflosigkeit, Gewalt',
  'last-bed.epilogue.asleep':
    'Das Kissen ist auf beiden Seiten kühl. Weit weg ruft noch jemand nach der Schwester, dann ist auch das nur noch ein Geräusch in einem Traum. Am Morgen werden sie einen Namen auf die Karte schreiben müssen, und es wird deiner sein.',
  'last-bed.epilogue.empty-ward':
    'Niemand ist mehr da, um dich zu wecken. Du ziehst die Decke bis ans Kinn und lauschst und merkst, dass dir die Schritte fehlen.',
  'last-bed.epilogue.empty-ward.calm':
    'Alle anderen sind auf dem Boden eingenickt. Du ziehst die Decke bis ans Kinn und hörst ihnen beim Schnarchen zu.',
  'last-bed.epilogue.dozing':
    'Um sechs geht das Licht an. Es war keine Nacht, nur Stücke davon, aber deine waren die größten. Das Kissen darfst du behalten.',
  'last-bed.epilogue.sleepless':
    'Um sechs geht das Licht an, und das Bett ist so glatt wie zuvor. Zwei Pfleger schieben es zwischen euch hinaus. Niemand von euch wird noch wissen, worüber ihr geredet habt und warum alle weinen.',
  'last-bed.epilogue.sleepless.calm':
    'Um sechs geht das Licht an, und das Bett ist so glatt wie zuvor. Zwei Pfleger schieben es zwischen euch hinaus und wünschen einen guten Morgen.',
  'last-bed.act.rest': 'Ins Bett legen',
  'last-bed.token.bed': 'Bett',
  'last-bed.tally.sleep': 'Hintereinander geschlafen',
  'last-bed.tally.rests': 'Geschlafen',
  'last-bed.told.bed': 'Das Bett steht hier: {at}.',
  'last-bed.told.rested': '{player} schläft.',
  'last-bed.told.woken': '{player} wacht auf.',
  'last-bed.told.walks': '{player} geht noch immer durch die Flure.',

  // P04
  'code-grey': 'Code Grau',
  'code-grey.introduction':
    '„Code Grau“, sagt der Lautsprecher freundlich, als gäbe es Abendessen. Die Aufzüge setzen sich in Bewegung, alle, und niemand hat sie gerufen. In zwei Räumen dieses Hauses gibt es noch Telefone mit Freizeichen, und am anderen Ende hört noch jemand zu.',
  'code-grey.goal': 'Haltet die Leitungen beider Stationszimmer bis zum Ende der achten Runde am Leben.',
  'code-grey.instructions':
    'Die Stationszimmer in Stockwerk 2 und 3 haben je 3 Leitungen. Am Ende jeder Runde geht jeder Graue 2 Schritte auf das Stationszimmer seines Stockwerks zu und greift dort, wo er stehen bleibt, jemanden an; ist im Stationszimmer niemand, reißt er eine Leitung heraus. Dann kommen neue Graue aus den Aufzügen. Mit einer Hauptaktion im Stationszimmer und 2 Erfolgen in einer Probe auf Konzentration flickt ihr eine Leitung.',
  'code-grey.notes': 'Gewalt, Belagerung',
  'code-grey.epilogue.answered':
    'In der achten Stunde klickt es im Hörer. „Danke für Ihre Geduld“, sagt eine Stimme, müde und ganz wirklich. „Wir haben Ihre Adresse gefunden. Es kommt schon jemand die Treppe herauf.“',
  'code-grey.epilogue.silence':
    'Das letzte Kabel löst sich aus der Wand, und es klingt wie ein Kuss. Einen Augenblick lang geht das Freizeichen in euren Köpfen weiter, dann ist auch das grau.',
  'code-grey.epilogue.silence.calm':
    'Das letzte Kabel löst sich aus der Wand. Einen Augenblick lang geht das Freizeichen in euren Köpfen weiter, dann summt ihr es alle zusammen.',
  'code-grey.act.mend': 'Eine Leitung flicken',
  'code-grey.token.line': 'Leitung',
  'code-grey.told.station': 'Leitungen hier: {at}: {n}.',
  'code-grey.told.torn': 'Ein Grauer reißt eine Leitung heraus: {at}. Übrig: {n}.',
  'code-grey.told.mended': '{player} flickt eine Leitung: {at}. Jetzt: {n}.',
  'enemy.grey': 'Grauer',

  // P05
  'the-visitor': 'Der Besuch',
  'the-visitor.introduction':
    'Besuchszeit, mitten in der Nacht. Jemand von euch hat einen Mantel an und einen Blumenstrauß in der Hand und weiß nicht mehr, wie ihr anderen heißt. „Wie blass ihr alle seid“, sagt der Besuch. „Ich habe für jedes Zimmer etwas mitgebracht.“',
  'the-visitor.goal': 'Der Besuch füllt das Krankenhaus mit Blumen; die Kranken halten durch, bis es läutet.',
  'the-visitor.instructions':
    'Einmal im Zug lässt der Besuch in einem Raum eine Blume zurück, wenn er dort allein ist und noch nie eine lag, und erhält 1 Gesundheit. Für je zwei bisher zurückgelassene Blumen und für jede mitspielende Person über zwei hinaus hat er im Kampf einen Würfel mehr. Wer krank ist und bei einer Blume steht, darf sie als Hauptaktion mit 3 Erfolgen in einer Probe auf Konzentration wegwerfen. Der Besuch gewinnt, wenn 7 Blumen im Krankenhaus liegen (zu dritt 5, ab vier Personen 4), oder wenn niemand von den Kranken mehr lebt; die Kranken gewinnen, wenn der Besuch stirbt oder die zwölfte Runde vorbei ist. Tote Kranke bekommen Wesenkarten.',
  'the-visitor.notes': 'Verfolgung, Gewalt',
  'the-visitor.epilogue.everywhere':
    'Jetzt riecht das ganze Haus danach, süß und ein wenig nach Erde. Ihr liegt still und lasst euch die Hände falten. „So“, sagt der Besuch und setzt sich ans Bett. „Jetzt kann ich bleiben.“',
  'the-visitor.epilogue.everywhere.calm':
    'Jetzt riecht das ganze Haus danach. Der Besuch setzt sich an euer Bett und beginnt, von der Reise zu erzählen. Es war eine lange Reise.',
  'the-visitor.epilogue.alone':
    'Auf jeder Fensterbank steht eine Vase zu viel. Der Besuch geht mit dem Rest des Straußes von Bett zu Bett und nimmt ihn am Ende wieder mit nach Hause.',
  'the-visitor.epilogue.sent-home':
    'Der Mantel gleitet zu Boden und ist nur noch ein Mantel. In den Taschen liegen Blütenblätter, braun und trocken, und eine Liste mit euren Namen und den Stunden für jeden.',
  'the-visitor.epilogue.bell':
    'Es läutet, dreimal. Der Besuch steht sofort auf, wie es sich gehört, und streicht die Decke glatt. „Bis morgen“, hört ihr von der Tür und beginnt, die Stunden zu zählen.',
  'the-visitor.act.throw-away': 'Die Blume wegwerfen',
  'the-visitor.token.flower': 'Blume',
  'the-visitor.token.empty-vase': 'Leere Vase',
  'the-visitor.told.left': '{player} lässt eine Blume zurück: {at}. Blumen jetzt: {n}.',
  'the-visitor.told.thrown-away': '{player} wirft die Blume weg: {at}. Blumen noch: {n}.',
  'the-visitor.told.stays': '{player} ist tot und bleibt.',
  'the-visitor.told.stays.calm': '{player} ist eingeschlafen und geht weiter umher.',
  'role.visitor': 'Besuch',
  'role.visitor.text':
    'Lass schneller Blumen zurück, als die Kranken sie wegwerfen: 8 zu zweit, 6 zu dritt, 5 zu viert, 4 ab fünf Personen.',

  // P06
  'fever-ward': 'Fieberstation',
  'fever-ward.introduction':
    'Die Heizung ist aus, und doch sind die Fenster von innen beschlagen. An eine Tür am Ende des Flurs hat jemand mit Kreide ein Kreuz gemalt. Ihr fasst euch an die Stirn, und dann seht ihr, dass alle dasselbe tun.',
  'fever-ward.introduction.calm':
    'Die Heizung ist aus, und doch sind die Fenster von innen beschlagen. An einer Tür am Ende des Flurs hängt ein Zettel: „Der Tee ist gleich fertig.“ Ihr fasst euch an die Stirn, und dann seht ihr, dass alle dasselbe tun.',
  'fever-ward.goal':
    'Braut in einem Stationszimmer aus Medizin ein Heilmittel, und trinkt davon, ehe euch das eigene Fieber holt.',
  'fever-ward.goal.calm': 'Braut in einem Stationszimmer aus Medizin ein Heilmittel, und trinkt rechtzeitig davon.',
  'fever-ward.instructions':
    'In den Abstellkammern liegt Medizin. In einem Stationszimmer ist es eine freie Aktion, Medizin in den Kessel zu geben, und wenn er nichts mehr braucht, ist auch das Trinken eine. Am Ende deines Zuges steigt dein Fieber um 1, oder um 2, wenn jemand anderes mit Fieber in Sicht ist; über 6 kostet es stattdessen Gesundheit. Wer Medizin anwendet, senkt das Fieber um 2, aber dann fehlt sie im Kessel. Nur wer bis zum Ende der zehnten Runde getrunken hat, gewinnt.',
  'fever-ward.notes': 'Krankheit, Ansteckung, Medikamente',
  'fever-ward.epilogue.broken':
    'Gegen Morgen werden die Fenster klar, eines nach dem anderen. Jemand zählt die Tassen im Becken und hört vor dem Ende auf. Es sind so viele, wie es Betten gab, und nicht aus allen hat jemand getrunken.',
  'fever-ward.epilogue.broken.calm':
    'Gegen Morgen werden die Fenster klar, eines nach dem anderen. Jemand zählt die Tassen im Becken. Draußen hat es geschneit, und die Luft riecht nach gar nichts.',
  'fever-ward.epilogue.quarantine':
    'Quer über der Tür klebt ein Siegel, von außen. Wer getrunken hat, sitzt auf dieser Seite des Glases, kühl und wach. Auf der anderen Seite schreibt jemand mit dem Finger in den Dampf, und ihr tut so, als könntet ihr es nicht lesen.',
  'fever-ward.epilogue.quarantine.calm':
    'Die Tür bleibt bis Mittag zu, steht auf dem Zettel. Wer getrunken hat, sitzt im Flur, kühl und wach. Hinter dem Glas winken die anderen und malen Gesichter in den Dampf.',
  'fever-ward.epilogue.burning':
    'Der Kessel ist leer gekocht. Jetzt ist es warm, wunderbar warm, und niemand fröstelt mehr. Auf dem Krankenblatt an jedem Bett steigt die Kurve geradewegs aus dem Papier.',
  'fever-ward.epilogue.burning.calm':
    'Der Kessel ist leer gekocht. Jetzt ist es warm, und niemand fröstelt mehr. Morgen dürft ihr alle ausschlafen.',
  'fever-ward.act.brew': '{card} in den Kessel geben',
  'fever-ward.act.drink': 'Das Heilmittel trinken',
  'fever-ward.told.caught': 'Alle haben Fieber. Der Kessel braucht {n} Mal Medizin.',
  'fever-ward.told.stocked': '{card}: liegt hier: {at}.',
  'fever-ward.told.feverish': 'Das Fieber steigt: {player} hat jetzt {n}.',
  'fever-ward.told.infected': '{player} steckt sich weiter an: Fieber {n}.',
  'fever-ward.told.cooled': '{card} senkt das Fieber: {player} hat jetzt {n}.',
  'fever-ward.told.brewed': '{player} gibt in den Kessel: {card}. Er braucht noch {n}.',
  'fever-ward.told.ready': '{player} gibt in den Kessel: {card}. Das Heilmittel ist fertig.',
  'fever-ward.told.drank': '{player} trinkt das Heilmittel, und das Fieber ist weg.',

  // P07
  'borrowed-names': 'Geborgte Namen',
  'borrowed-names.introduction':
    'Während niemand hinsah, hat euch jemand Namensschilder an die Hemden gesteckt, und kein einziges stimmt. Ihr wisst, wie ihr heißt; es fällt euch auf einmal wieder ein, wie ein Geruch. Die Namen sind hier. Die anderen tragen sie.',
  'borrowed-names.introduction.calm':
    'Während niemand hinsah, hat euch jemand Namensschilder an die Hemden gesteckt und alle vertauscht. Ihr wisst, wie ihr heißt; es fällt euch auf einmal wieder ein, wie ein Geruch. Die Namen sind hier. Die anderen tragen sie.',
  'borrowed-names.goal':
    'Hol dir deine drei eigenen Namen von den anderen zurück, und lies sie in einem Stationszimmer vor.',
  'borrowed-names.instructions':
    'Nur du weißt, welche drei Namensschilder deine eigenen Namen tragen. Nach einem gewonnenen Diebstahl verlierst du 1 Angst und darfst sofort bis zu 2 Schritte machen. Wer alle drei eigenen Namen trägt, darf sie in einem Stationszimmer als freie Aktion vorlesen und gewinnt. Am Ende der dritten, sechsten und neunten Runde ist Appell, und alle müssen in der Lobby stehen. Am Ende der zwölften Runde gewinnt, wer die meisten eigenen Namen trägt.',
  'borrowed-names.notes': 'Verlust der Identität, Diebstahl, Gewalt',
  'borrowed-names.epilogue.named':
    'Du sprichst deine Namen ins Mikrofon, einen nach dem anderen, und jedes Mal geht im Flur ein Licht an. Beim dritten springt die Haustür auf. Die anderen rufen dir nach, du sollst warten, aber sie wissen nicht, wie sie dich rufen sollen.',
  'borrowed-names.epilogue.counted':
    'Um zwölf wird die Liste abgenommen. Wer noch einen Namen hat, kommt in ein Bett am Fenster; es ist nicht der ganze Name, aber für ein Schild genügt er. Die anderen werden als „unbekannt“ eingetragen, nummeriert und sehr bequem gebettet.',
  'borrowed-names.epilogue.counted.calm':
    'Um zwölf wird die Liste abgenommen. Wer am meisten von seinem Namen beisammen hat, wird zuerst aufgerufen und darf nach Hause. Den anderen verspricht man, morgen noch einmal in den Schubladen nachzusehen.',
  'borrowed-names.epilogue.nameless':
    'Die Liste wird verlesen, und niemand meldet sich. Ihr seht einander höflich an, wie Leute im Fahrstuhl. Am Morgen stecken frische Schilder an den Hemden, lauter gleiche.',
  'borrowed-names.epilogue.last-name':
    'Es ist so still, dass man die Uhr hört. Du hebst die Schilder vom Boden auf und probierst sie an, eines nach dem anderen. Jetzt passen sie dir alle.',
  'borrowed-names.epilogue.last-name.calm':
    'Die anderen sind ohne ihre Schilder nach Hause gegangen. Du hebst sie vom Boden auf und probierst sie an, eines nach dem anderen. Sie passen dir alle.',
  'borrowed-names.act.read': 'Deine Namen vorlesen',
  'borrowed-names.told.wanted': 'Einer deiner eigenen Namen: {card}.',
  'borrowed-names.told.tagged': '{player} trägt: {card}.',
  'borrowed-names.told.got-away': '{player} atmet auf und darf {n} Schritte machen.',
  'borrowed-names.told.called': 'Appell! Alle stehen hier: {at}.',
  'borrowed-names.told.read': '{player} liest vor: {card}.',
  'name-ada': 'Namensschild „Ada“',
  'name-albin': 'Namensschild „Albin“',
  'name-berta': 'Namensschild „Berta“',
  'name-clemens': 'Namensschild „Clemens“',
  'name-dora': 'Namensschild „Dora“',
  'name-edgar': 'Namensschild „Edgar“',
  'name-fanny': 'Namensschild „Fanny“',
  'name-gustav': 'Namensschild „Gustav“',
  'name-hedda': 'Namensschild „Hedda“',
  'name-ignaz': 'Namensschild „Ignaz“',
  'name-jola': 'Namensschild „Jola“',
  'name-konrad': 'Namensschild „Konrad“',
  'name-leonie': 'Namensschild „Leonie“',
  'name-magnus': 'Namensschild „Magnus“',
  'name-nelly': 'Namensschild „Nelly“',
  'name-oskar': 'Namensschild „Oskar“',
  'name-paula': 'Namensschild „Paula“',
  'name-quirin': 'Namensschild „Quirin“',
  'name-rosa': 'Namensschild „Rosa“',
  'name-simon': 'Namensschild „Simon“',
  'name-thea': 'Namensschild „Thea“',
  'name-ulrich': 'Namensschild „Ulrich“',
  'name-vera': 'Namensschild „Vera“',
  'name-wenzel': 'Namensschild „Wenzel“',

  // Die Wesenkarten

  // P08
  blackout: 'Stromausfall',
  'blackout.introduction':
    'Das Summen, das ihr längst nicht mehr gehört habt, hört auf. Nacheinander erlöschen die Fluchtwegschilder, dann die Zahlen über den Aufzügen. Weit unten öffnet sich langsam eine Tür, und das Dunkel kommt die Treppe herauf, ein Stockwerk nach dem anderen.',
  'blackout.introduction.calm':
    'Das Summen, das ihr längst nicht mehr gehört habt, hört auf. Nacheinander erlöschen die Fluchtwegschilder, dann die Zahlen über den Aufzügen. Es sind nur die Sicherungen, sagt jemand. Das Dunkel kommt die Treppe herauf, ein Stockwerk nach dem anderen.',
  'blackout.goal': 'Repariert vor dem Ende der zehnten Runde die Sicherungen in den Aufzügen aller vier Stockwerke.',
  'blackout.instructions':
    'Die Aufzüge fahren nicht. Als Hauptaktion könnt ihr dort an der Sicherung des Stockwerks arbeiten: eine Konzentrationsprobe mit einem Würfel mehr für jede weitere Person im Aufzug, höchstens zwei; alle Erfolge bleiben. Oder ihr klettert im Schacht ein Stockwerk weiter: eine Geschicksprobe mit 2 Erfolgen, sonst kostet es 1 Gesundheit. Wer den Zug allein beendet, erhält 1 Angst, und 1 mehr, wenn in einem dunklen Stockwerk niemand auf demselben Feld ist. Jede zweite Runde wird ein weiteres Stockwerk dunkel, vom Keller aufwärts.',
  'blackout.notes': 'Dunkelheit, Eingesperrtsein, Verlassenheit',
  'blackout.epilogue.morning':
    'Die letzte Sicherung klickt, und das ganze Haus holt Luft. In allen Fenstern brennt Licht, auch in denen, zu denen ihr nie ein Zimmer gefunden habt. Von draußen muss es aussehen wie ein Schiff; von drinnen seht ihr endlich, dass es nur ein Krankenhaus ist.',
  'blackout.epilogue.night':
    'Ihr sitzt dicht beisammen auf der Treppe und zählt euch, laut, um etwas zu tun zu haben. Ihr zählt noch einmal. Jedes Mal seid ihr einer mehr, und niemand will derjenige sein, der aufhört.',
  'blackout.epilogue.night.calm':
    'Ihr sitzt dicht beisammen auf der Treppe und erzählt euch Geschichten, bis ihr einschlaft. Jemand hat Decken gebracht. Am Morgen will es niemand gewesen sein.',
  'blackout.act.mend': 'An der Sicherung arbeiten',
  'blackout.act.climb': 'Im Schacht klettern: {at}',
  'blackout.told.stopped': 'Die Aufzüge bleiben stehen. Es ist nicht mehr gut, allein zu sein.',
  'blackout.told.blown': 'In allen Stockwerken sind die Sicherungen durchgebrannt. Jede braucht {n} Erfolge.',
  'blackout.told.mended': '{player} arbeitet an der Sicherung: {at}. Noch nötig: {n}.',
  'blackout.told.lit': 'Das Licht geht an: {at}. Alle im Stockwerk atmen auf.',
  'blackout.told.climbed': '{player} klettert im Schacht: {at}.',
  'blackout.told.slipped': '{player} rutscht im Schacht ab.',
  'blackout.told.dark': 'Das ganze Stockwerk wird dunkel: {at}.',
  'blackout.told.afraid': '{player} ist allein im Dunkeln.',

  // P09
  'two-wakes': 'Zwei Totenwachen',
  'two-wakes.calm': 'Zwei Abschiede',
  'two-wakes.introduction':
    'Zwei Betten sind mit weißen Tüchern abgeschirmt, und auf beiden hat jemand die Hände gefaltet. Die eine war die Oberin dieses Hauses, der andere hat seinen Ofen geheizt. Die Kerzen reichen für eine Wache, und ihr wisst alle noch, wer von den beiden gut zu euch war.',
  'two-wakes.introduction.calm':
    'Zwei Stühle sind mit Blumen geschmückt, einer für die Oberin dieses Hauses und einer für den Mann, der seinen Ofen geheizt hat. Beide sind heute Abend für immer nach Hause gegangen. Die Kerzen reichen für einen Abschied, und ihr wisst alle noch, wer von den beiden gut zu euch war.',
  'two-wakes.goal':
    'Finde die, die um denselben Menschen trauern, und haltet die Wache mit mehr als der Hälfte der Kerzen.',
  'two-wakes.goal.calm':
    'Finde die, die an denselben Menschen denken, und haltet die Wache mit mehr als der Hälfte der Kerzen.',
  'two-wakes.instructions':
    'Ihr habt alle eine geheime Rolle und eine Kerze; drei weitere liegen in den Räumen der Hinweise. Nach einem Tausch sehen die beiden gegenseitig ihre Rollen. Wer genug Kerzen trägt, darf in einem Raum als Hauptaktion die Wache beginnen und deckt die Rolle auf. Bleibt diese Person bis zu ihrem nächsten Zug mit genug Kerzen auf dem Feld, so gewinnen alle, die um denselben Menschen trauern. Am Ende der zwölften Runde gewinnen die, die zusammen mehr Kerzen tragen.',
  'two-wakes.notes': 'Tod, Trauer, Verrat',
  'two-wakes.epilogue.matron':
    'Ihr sitzt um sie herum, bis die Dochte ertrinken. Gegen Morgen streicht sie das Laken glatt, wie sie es immer getan hat, und sagt, die Besuchszeit sei vorbei. Zum ersten Mal heißt das, dass ihr gehen dürft.',
  'two-wakes.epilogue.matron.calm':
    'Ihr sitzt da und erzählt von ihr, bis die Kerzen heruntergebrannt sind. Gegen Morgen schließt jemand mit ihren Schlüsseln die Haustür auf. Die Besuchszeit ist vorbei, und diesmal heißt das, dass ihr gehen dürft.',
  'two-wakes.epilogue.stoker':
    'Ihr sitzt um ihn herum, bis die Dochte ertrinken. Es wird warm im Zimmer, dann im Flur, dann im ganzen Haus, und tief unten beginnt etwas, das erloschen war, wieder zu brausen. Die Rohre klopfen bis zur Haustür, und ihr folgt dem Klang.',
  'two-wakes.epilogue.stoker.calm':
    'Ihr sitzt da und erzählt von ihm, bis die Kerzen heruntergebrannt sind. Es wird warm im Zimmer, dann im Flur, dann im ganzen Haus. Die Rohre klopfen bis zur Haustür, und ihr folgt dem Klang.',
  'two-wakes.epilogue.unmourned':
    'Die Kerzen brennen in zu vielen Zimmern zugleich herunter, und in keinem war es hell genug, um ein Gesicht zu sehen. Am Morgen sind beide Betten leer. Jemand hat die Wandschirme um zwei andere gestellt.',
  'two-wakes.epilogue.unmourned.calm':
    'Die Kerzen brennen in zu vielen Zimmern zugleich herunter, und niemand ist über die erste Geschichte hinausgekommen. Am Morgen sind beide Stühle weggeräumt. Ihr müsst allein an sie denken.',
  'two-wakes.act.wake': 'Hier die Wache beginnen',
  'two-wakes.told.roles':
    'Ihr trauert alle um einen von zwei Menschen: höchstens {n} um die Oberin, höchstens {n} um den Heizer.',
  'two-wakes.told.candle': '{card}: steht hier: {at}.',
  'two-wakes.told.candles': 'Alle halten eine Kerze. Eine Wache braucht {n}.',
  'two-wakes.told.whispered': '{player} und {other} flüstern einander einen Namen zu.',
  'two-wakes.told.lit': '{player} zündet die Kerzen an und beginnt die Wache: {at}.',
  'two-wakes.told.broken': 'Die Wache ist gestört: {player}.',
  'role.matron': 'Trauer um die Oberin',
  'role.matron.text': 'Halte die Wache für die Oberin, oder hilf anderen, die um sie trauern.',
  'role.stoker': 'Trauer um den Heizer',
  'role.stoker.text': 'Halte die Wache für den Heizer, oder hilf anderen, die um ihn trauern.',
  candle: 'Kerze',
  'candle.text': 'Eine Wache braucht mehr als die Hälfte von ihnen.',

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
  'wager.notes': 'Tod, Glücksspiel, Gewalt',
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
  'wager.token.cashier': 'Kassenfenster',

  // P11
  flatline: 'Nulllinie',
  'flatline.introduction':
    'Jemand hat euch Elektroden auf die Brust geklebt, während ihr gelesen habt. Die Kabel führen in die Wand, und alle Monitore der Station zählen im Takt. Zwischen zwei Tönen liegt ein wenig mehr Zeit als zuvor.',
  'flatline.introduction.calm':
    'Jemand hat euch Glöckchen an die Kittel gesteckt, während ihr gelesen habt. Die Fäden führen in die Wand, und alle Uhren der Station ticken im Takt. Zwischen zwei Schlägen liegt ein wenig mehr Zeit als zuvor.',
  'flatline.goal': 'Erreiche das Ziel deiner geheimen Rolle, bevor die neunte Runde vorüber ist.',
  'flatline.instructions':
    'Die Gesundheit beginnt bei 5, und jeder eurer Züge endet mit dem Verlust von 1. Als Hauptaktion darfst du jemandem auf deinem Feld das Herz massieren; die Person erhält durch deine Probe auf Konzentration bis zu 2 Gesundheit. In einem Raum mit geladenem Defibrillator darfst du ihn benutzen und selbst 2 Gesundheit erhalten. Ab der achten Runde zählt, wer als Erstes stirbt und wer es sieht.',
  'flatline.instructions.calm':
    'Die Gesundheit beginnt bei 5, und jeder eurer Züge endet mit dem Verlust von 1. Als Hauptaktion darfst du jemanden auf deinem Feld wecken; die Person erhält durch deine Probe auf Konzentration bis zu 2 Gesundheit. In einem Raum mit aufgezogenem Wecker darfst du ihn benutzen und selbst 2 Gesundheit erhalten. Ab der achten Runde zählt, wer als Erstes einschläft und wer es sieht.',
  'flatline.notes': 'Tod, Krankheit',
  'role.holding-on': 'Festhalten',
  'role.holding-on.text': 'Du gewinnst, wenn du am Ende der neunten Runde lebst.',
  'role.holding-on.text.calm': 'Du gewinnst, wenn du am Ende der neunten Runde noch im Spiel bist.',
  'role.waking-up': 'Aufwachen',
  'role.waking-up.text':
    'Dies ist ein Traum, und für dich führt die Nulllinie hinaus. Du gewinnst allein, wenn du ab der achten Runde als Erstes stirbst, auf einem Feld, das niemand sieht, der noch lebt. Ist jemand anderes zuerst gestorben, so gewinnst du, wenn du am Ende der neunten Runde lebst.',
  'role.waking-up.text.calm':
    'Dies ist ein Traum, und du wachst gleich auf. Du gewinnst allein, wenn du ihn ab der achten Runde als Erstes verlässt, auf einem Feld, das niemand sieht, der noch im Spiel ist. Ist jemand anderes zuerst ausgeschieden, so gewinnst du, wenn du am Ende der neunten Runde noch im Spiel bist.',
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
  'flatline.token.paddles': 'Defibrillator',
  'flatline.token.paddles.calm': 'Wecker',

  // P12
  'discharge-papers': 'Entlassungspapiere',
  'discharge-papers.introduction':
    'In deiner Tasche steckt ein Formular, so oft gefaltet, dass es sich wie Stoff anfühlt. Drei Schalter müssen unterschreiben und jemand, der dich kennt, dann darfst du nach Hause. Der Mann am Eingang sieht auf die Uhr, und dann, freundlich, auf deine Pantoffeln.',
  'discharge-papers.goal':
    'Lass alle vier Zeilen deines Formulars unterschreiben und geh durch den Eingang hinaus, bevor die fünfzehnte Runde vorüber ist.',
  'discharge-papers.instructions':
    'Alle beginnen im Eingang. Im Raum von Hinweis 1, 2 oder 3 bringt eine Probe auf Stärke, Geschick oder Konzentration mit 2 Erfolgen eine Unterschrift; wer dort schon einmal weggeschickt wurde, braucht nur 1 Erfolg. Die letzte Zeile unterschreibt jemand von euch, freiwillig oder im Kampf besiegt. Der Pförtner geht auf die los, die am meisten Unterschriften haben, und streicht eine, wenn er siegt. Alle, die in derselben Runde gehen, gewinnen zusammen.',
  'discharge-papers.notes': 'Bürokratie, Eingesperrtsein, Gewalt',
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
    'Auf dem Feld einer schattenhaften Gestalt dürft ihr sie als Hauptaktion nach ihrem Namen fragen, mit 2 Erfolgen bei einer Probe auf Konzentration; ein Fehlschlag kostet 1 Angst. Sie als die eigene zu benennen, oder als die einer toten Person, ist eine freie Aktion: Ein falscher Name kostet 2 Gesundheit, und mit dem dritten ist das Spiel verloren. Gestalten, die niemand kennt und niemand sieht, ziehen sich am Ende jeder Runde zurück. Zu zweit und zu dritt geht das Licht am Ende der achten Runde aus, sonst am Ende der siebten.',
  'never-empty.instructions.calm':
    'Auf dem Feld einer schattenhaften Gestalt dürft ihr sie als Hauptaktion nach ihrem Namen fragen, mit 2 Erfolgen bei einer Probe auf Konzentration; ein Fehlschlag kostet 1 Angst. Sie als die eigene zu benennen, oder als die einer ausgeschiedenen Person, ist eine freie Aktion: Ein falscher Name kostet 2 Gesundheit, und mit dem dritten ist das Spiel verloren. Gestalten, die niemand kennt und niemand sieht, ziehen sich am Ende jeder Runde zurück. Zu zweit und zu dritt geht das Licht am Ende der achten Runde aus, sonst am Ende der siebten.',
  'never-empty.notes': 'Dunkelheit, Orientierungslosigkeit, Trauer',
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
} satisfies Record<keyof typeof en, Message>;
