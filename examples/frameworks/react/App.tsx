// A React page with dice, cards, a map, a worked example and a whole game.
import { useEffect, useState } from 'react';
import type {} from 'nightward/react';
import 'nightward/elements/dice-pool/define';
import 'nightward/elements/rules-example/define';
import 'nightward/elements/sanitarium-game/define';
import 'nightward/elements/tile-grid/define';
import type { DicePool } from 'nightward/elements/dice-pool';
import type { CardHand, HandModel } from 'nightward/elements/nw-card-hand';
import type { RulesExample } from 'nightward/elements/rules-example';
import type { SanitariumGame } from 'nightward/elements/sanitarium-game';
import type { GridModel, TileGrid } from 'nightward/elements/tile-grid';
import { given } from './given.js';

const handOf = (names: readonly string[]): HandModel => ({
  version: 1,
  name: 'Your cards',
  cards: names.map((name) => ({ id: name, kind: 'item', name })),
});

const wardOf = (at: string): GridModel => ({
  version: 1,
  tiles: [],
  spaces: [{ id: 'hall', name: 'Hall', at: [0, 0] }, { id: 'cell', name: 'Cell', at: [1, 0] }],
  tokens: [{ id: 'nurse', space: at, kind: 'person', shape: 0, letter: 'N', name: 'Nurse' }],
  targets: [{ id: at === 'hall' ? 'cell' : 'hall', state: 'can-act' }],
  ghosts: [],
  paths: [],
});

/** A position with five Action Points, and an example with one step. */
const situation = { map: [['chapel', 'h', 0, 0], ['wheelchair.1', 'h', 2, 0]], ap: 5, players: [{ at: [0, 0] }] };
const step = JSON.stringify({ game: 'sanitarium', seats: 2, situation, steps: ['move:2'] });

export function App() {
  const [locked, setLocked] = useState(false);
  const [cards, setCards] = useState(['Lantern', 'Rope']);
  const [at, setAt] = useState('hall');
  const [told, setTold] = useState('Nothing has happened yet.');
  const [cleared, setCleared] = useState(false);

  // Defines <nw-card-hand> after the page has been rendered.
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
      <tile-grid
        label="The ward" no-controls="false"
        ref={given<TileGrid>({ model: wardOf(at) }, { 'nw-point': ({ targetId }) => setAt(targetId) })}
      />
      <rules-example
        loading="eager" example={step}
        ref={given<RulesExample>({ messages: { step: 'One step' } }, { 'nw-step': ({ step }) => setTold(`Step ${step}.`) })}
      >
        A step into the corridor
      </rules-example>
      <sanitarium-game
        mode="solo" seed="ward" names="Nell" pace={0} calm="false" no-save loading="eager"
        ref={given<SanitariumGame>({ situation }, { 'nw-act': ({ option }) => setTold(`Chosen: ${option}.`) })}
      />
      <p role="status">{told}</p>
      <button onClick={() => setLocked(!locked)}>{locked ? 'Take up the dice' : 'Put the dice away'}</button>
      <button onClick={() => setCards([...cards, 'Candle'])}>Draw a card</button>
      <button onClick={() => setCleared(true)}>Clear the table</button>
    </main>
  );
}
