// What is wrong with a puzzle or a position that a page gave, in German, by the code of the fault.
export default {
  'puzzle-shape': 'So wird ein Rätsel nicht geschrieben: Hier fehlt etwas, oder ein Wert ist von anderer Art.',
  'puzzle-unknown': 'Dieses Feld hat ein Rätsel dieser Art nicht.',
  'puzzle-touch': 'Diese Seiten können sich nicht berühren.',
  'puzzle-pieces': 'Diese Teile gehen nicht: andere Zeichen, oder ihrer zu wenige oder zu viele.',
  'puzzle-unsolvable': 'Keine Anordnung der Teile löst dieses Rätsel.',
  'position-shape': 'So wird eine Stellung nicht geschrieben: Hier fehlt etwas, oder ein Wert ist von anderer Art.',
  'position-pieces': 'Dieses Teil gibt es in diesem Rätsel nicht, oder es liegt schon da.',
} as const;
