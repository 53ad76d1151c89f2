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
};
