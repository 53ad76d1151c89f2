// The typings for React reject each line after a comment with “expect-error”. There is no line with an unknown event,
// because TSX allows any attribute whose name contains a hyphen.
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
    {/* @ts-expect-error: not a value of this attribute */}
    <dice-pool selectable="kept" />
    {/* @ts-expect-error: not a boolean */}
    <dice-pool locked="no" />
    {/* @ts-expect-error: not a number */}
    <dice-pool target="three" />
    {/* @ts-expect-error: no such attribute */}
    <dice-pool goal={3} />
    {/* @ts-expect-error: no such message */}
    <dice-pool messages={{ rol: 'Throw' }} />
    {/* @ts-expect-error: no such field of the event */}
    <dice-pool onnw-roll={({ total }) => total} />
    {/* @ts-expect-error: not a model of cards */}
    <nw-card-hand model={{ version: 2, name: 'Cards', cards: [] }} />
    {/* @ts-expect-error: not a value of this attribute */}
    <sanitarium-game mode="alone" />
  </>
);
