// What is heard of a match by whoever does not see it: of the news what the listener has not chosen, much of a kind at once, and
// what is asked; whole the first time, in a word from then on.
import type { Event, PlayerId, Question } from '../../kernel/index.js';
import type { Happening } from './events.js';
import { line } from './lines.js';
import { prompt } from './prompts.js';
import { isCharacter, type Mini } from './state.js';
import type { Told } from './speech.js';

type Types = ReadonlySet<Happening['type']>;

/** What a question or another line says as well, or is nothing without the picture. */
const quiet: Types = new Set<Happening['type']>(['phase-over', 'turn-ended', 'action', 'affected', 'maddened', 'no-insanity', 'monster-waits', 'monster-passes', 'spawn-card', 'changes-over', 'round']);

/**
 * What has happened and what is asked now, in sentences; '' if it is nothing.
 * @param known The kinds of questions that were asked before.
 * @param mine Whether the listener chooses for a player.
 */
export function heard(told: Told, events: readonly Event[], questions: readonly Question[], known: ReadonlySet<string>, mine: (player: PlayerId) => boolean): string {
  return [...news(told, events, mine), asking(told, questions, known)].filter(Boolean).join(' ');
}

/** Of whoever walked only where they came to. */
function news(told: Told, events: readonly Event[], _mine: (player: PlayerId) => boolean): string[] {
  const happenings = events as readonly Happening[];
  const ends = new Map<Mini, Happening>();
  for (const event of happenings) if (event.type === 'moved') ends.set(event.mini, event);
  return happenings.flatMap((event) => {
    if (quiet.has(event.type) || (event.type === 'moved' && (ends.get(event.mini) !== event || !isCharacter(event.mini)))) return [];
    return line(told, event) ?? [];
  });
}

/** What is asked, and how many answers there are. */
function asking(told: Told, questions: readonly Question[], known: ReadonlySet<string>): string {
  const asked = questions.find(({ standing }) => !standing);
  if (!asked) return '';
  const { ap, mp } = told.view.turn;
  const brief = asked.kind === 'act' && known.has('act') ? (mp > 0 ? told.tongue.say('hear-act-moving', { ap, mp }) : told.tongue.say('hear-act', { n: ap })) : prompt(told, asked);
  return [brief, told.tongue.say('hear-choices', { n: asked.options.length })].join(' ');
}
