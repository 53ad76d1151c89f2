// The Hunt Track: the position of the Huntmaster, the revealed cards, and the Space of the Aura. LOB-HST
import type { HuntTrackModel, HuntSpace } from '../../../scene/hunt-track-model.js';
import type { Look } from './scene-context.js';
import { cardName, type SpeechContext } from '../words/names.js';

const spaces = 12;

export function huntOf({ context }: Look): HuntTrackModel {
  const { hunt } = context.view;
  return {
    version: 1,
    spaces: Array.from({ length: spaces }, (_, i) => huntSpace(context, i)),
    position: hunt.battle ? spaces : hunt.position,
    ...(hunt.battle && { ended: true }),
  };
}

function huntSpace(context: SpeechContext, i: number): HuntSpace {
  const {
    view: { hunt },
    content: { pack },
  } = context;
  const shown = hunt.shown[i] ?? null;
  const isAura = i + 1 === hunt.aura;
  // The prefix is `hunt:`, because `space:<n>` is a Space of the Board.
  const target = `hunt:${i + 1}`;
  const id = shown ?? (isAura ? pack.hunt.find(({ aura }) => aura)?.id : undefined);
  if (id === undefined) return { id: target, card: 'down' };
  const text = context.lexicon.card(id, 'text');
  return {
    id: target,
    card: shown === null ? 'known' : 'up',
    name: cardName(context, id),
    ...(text !== undefined && { text }),
    ...(isAura ? { hazard: true } : { mark: marks[id] ?? 'script' }),
  };
}

/** The symbol on each built-in card. Cards of other packs have the symbol `script`. */
const marks: Readonly<Record<string, string>> = {
  headlights: 'sun',
  'flooded-stair': 'stairs',
  'cellar-fires': 'bolt',
  'gas-lamps': 'lamp',
  'roll-call': 'clock',
  'two-by-two': 'steps',
  'running-feet': 'steps',
  'open-corridors': 'doors',
  'sharpened-nails': 'claw',
  'whetted-appetite': 'eye',
  'mattress-armour': 'bed',
  adrenaline: 'syringe',
  'lights-out': 'moon',
  'locker-inspection': 'key',
  relapse: 'straps',
  'walls-that-listen': 'eye',
  'window-left-open': 'glass',
};
