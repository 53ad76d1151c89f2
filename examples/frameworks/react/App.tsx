// Dice and cards on a page of React.
import { useEffect, useState } from 'react';
import type {} from 'nightward/react';
import 'nightward/elements/dice-pool/define';
import type { DicePool } from 'nightward/elements/dice-pool';
import type { CardHand, HandModel } from 'nightward/elements/nw-card-hand';
import { given } from './given.js';

const handOf = (names: readonly string[]): HandModel => ({
  version: 1,
  name: 'Your cards',
  cards: names.map((name) => ({ id: name, kind: 'item', name })),
});

export function App() {
  const [locked, setLocked] = useState(false);
  const [cards, setCards] = useState(['Lantern', 'Rope']);
  const [told, setTold] = useState('Nothing has happened yet.');
  const [cleared, setCleared] = useState(false);

  // The cards come after the page.
  useEffect(() => void import('nightward/elements/nw-card-hand/define'), []);

  if (cleared) return <p>The table is empty.</p>;
  return (
    <main>
      <h1>An attack in the ward</h1>
      <dice-pool
        id="attack" system="lobotomy-attack" dice='{"green":2,"red":1}' target={2} no-odds="false" locked={locked}
        ref={given<DicePool>({ messages: { roll: 'Strike' } }, { 'nw-roll': ({ roll }) => setTold(`${roll.dice.length} dice, ${roll.total} spikes.`) })}
      >
        Two green dice and a red one
      </dice-pool>
      <dice-pool id="horror" locked="false" no-odds ref={given<DicePool>({ dice: { d6: 1 } })}>The Horror die</dice-pool>
      <nw-card-hand ref={given<CardHand>({ model: handOf(cards) })} />
      <p role="status">{told}</p>
      <button onClick={() => setLocked(!locked)}>{locked ? 'Take up the dice' : 'Put the dice away'}</button>
      <button onClick={() => setCards([...cards, 'Candle'])}>Draw a card</button>
      <button onClick={() => setCleared(true)}>Clear the table</button>
    </main>
  );
}
