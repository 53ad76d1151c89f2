// What the typings for React refuse. Each line that is expected to fail has to. (An event of that
// name is no matter: TSX lets every name with a dash pass.)
import type {} from 'nightward/react';

export const right = (
  <>
    <dice-pool system="d6" dice={{ d6: 2 }} target="3" locked="false" no-odds selectable="keep" messages={{ roll: 'Throw' }} className="dice" onnw-roll={({ roll }) => roll.total.toFixed()} />
    <nw-card-hand model='{"version":1,"name":"Cards","cards":[]}' onnw-point={({ targetId }) => targetId.trim()} />
    <sanitarium-game mode="solo" pace={0} no-save onnw-act={({ seat }) => seat.toFixed()} />
  </>
);

export const wrong = (
  <>
    {/* @ts-expect-error: none of its values */}
    <dice-pool selectable="kept" />
    {/* @ts-expect-error: no boolean */}
    <dice-pool locked="no" />
    {/* @ts-expect-error: no number */}
    <dice-pool target="three" />
    {/* @ts-expect-error: no such attribute */}
    <dice-pool goal={3} />
    {/* @ts-expect-error: no such message */}
    <dice-pool messages={{ rol: 'Throw' }} />
    {/* @ts-expect-error: no such field of the event */}
    <dice-pool onnw-roll={({ total }) => total} />
    {/* @ts-expect-error: no model of cards */}
    <nw-card-hand model={{ version: 2, name: 'Cards', cards: [] }} />
    {/* @ts-expect-error: none of its values */}
    <sanitarium-game mode="alone" />
  </>
);
