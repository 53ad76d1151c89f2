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
};
