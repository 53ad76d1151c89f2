// The recap of what others have done, and the great moments.
import { expect } from '@open-wc/testing';
import { BetweenTurns } from '../../../src/components/game/session/between-turns.js';
import type { Event as GameEvent, View } from '../../../src/engine/kernel/index.js';
import type { MomentCard } from '../../../src/engine/scene/moment-card.js';

const event = (type: string): GameEvent => ({ type, rule: 'X-1' });
const view = (...types: string[]): View<null> => ({ state: null, events: types.map(event) }) as unknown as View<null>;

function between(momentOf: (type: string) => MomentCard | null = () => null): BetweenTurns<null, null> {
  return new BetweenTurns<null, null>(
    {
      momentOf: (_, { type }) => momentOf(type),
      weightOf: () => 2,
      figureOf: () => null,
      moveOf: () => null,
      swingOf: () => 0,
      turningPointOf: () => null,
    },
    (_, events) => events.map(({ type }) => type),
  );
}

describe('the recap', () => {
  const recap = (of: BetweenTurns<null, null>): readonly string[] =>
    of.recap(() => false).lines.map(({ text }) => text);
  const see = (of: BetweenTurns<null, null>, ...types: string[]): void => {
    for (const type of types)
      of.add(
        null,
        view(type),
        () => false,
        () => false,
      );
  };

  it('stays while the viewer acts, until others act again', () => {
    const match = between();
    match.chosen(view());
    see(match, 'my end', 'Bruno walks', 'Cleo hides');
    const told = recap(match);
    expect(told).to.deep.equal(['my end', 'Bruno walks', 'Cleo hides']);
    match.chosen(view());
    see(match, 'my first act');
    expect(recap(match)).to.deep.equal(told);
    expect(match.replay(1)).to.have.length(2);
    match.chosen(view());
    see(match, 'my last act', 'Bruno runs');
    expect(recap(match)).to.deep.equal(['my last act', 'Bruno runs']);
  });

  it('knows that only the viewer has acted, which is not so before their first choice', () => {
    const match = between();
    see(match, 'Bruno walks');
    expect(match.isViewersTurn).to.equal(false);
    match.chosen(view());
    see(match, 'my act');
    expect(match.isViewersTurn).to.equal(true);
    see(match, 'Bruno runs');
    expect(match.isViewersTurn).to.equal(false);
    match.forget();
    see(match, 'Cleo hides');
    expect(match.isViewersTurn).to.equal(false);
  });

  it('has a trail for each figure that others have moved, until the viewer acts', () => {
    const match = new BetweenTurns<null, null>(
      {
        momentOf: () => null,
        weightOf: () => 2,
        figureOf: () => null,
        moveOf: (_, { type }) => ({ figure: type, from: 'hall', to: 'attic' }),
        swingOf: () => 0,
        turningPointOf: () => null,
      },
      () => [],
    );
    const figures = (): readonly string[] | undefined => match.trails(() => false)?.map(({ figure }) => figure);
    match.chosen(view());
    see(match, 'my ghost');
    expect(figures(), 'nobody else has acted').to.equal(undefined);
    see(match, 'Bruno');
    expect(figures()).to.deep.equal(['my ghost', 'Bruno']);
    match.chosen(view());
    expect(figures()).to.equal(undefined);
  });

  it('is forgotten with the match', () => {
    const match = between();
    match.chosen(view());
    see(match, 'my act', 'Bruno walks');
    match.forget();
    expect(recap(match)).to.deep.equal([]);
  });
});

describe('great moments', () => {
  it('tell whether the viewer’s own choice has caused them', () => {
    const match = between((title) => ({ title, mood: 'gain' }));
    const see = (type: string): void => {
      match.add(
        null,
        view(type),
        () => false,
        (_, isViewersAct) => isViewersAct,
      );
    };
    see('Bruno falls');
    expect(match.moment).to.equal(null);
    match.chosen(view());
    see('my new card');
    see('Cleo falls');
    expect(match.moment?.title).to.equal('my new card');
    match.nextMoment();
    expect(match.moment).to.equal(null);
  });

  it('tell a die and the death that it brings on one card, and a card that was read by itself', () => {
    const moments: Record<string, MomentCard> = {
      caught: { title: 'Ada is caught.', picture: 'warden', mood: 'loss' },
      rolled: { title: 'The Warden rolls 6.', picture: 'warden', mood: 'loss' },
      survived: { title: 'Ada survives.', mood: 'gain' },
      released: { title: 'The Matron is released.', text: 'She walks far.', picture: 'matron', mood: 'loss' },
    };
    const match = between((type) => moments[type] ?? null);
    match.add(
      null,
      view('caught', 'rolled', 'survived', 'released', 'survived'),
      () => false,
      () => true,
    );
    expect(match.moment).to.deep.equal({
      title: 'Ada survives.',
      text: 'Ada is caught.\nThe Warden rolls 6.',
      picture: 'warden',
      mood: 'gain',
      dice: undefined,
    });
    match.nextMoment();
    expect(match.moment?.title).to.equal('The Matron is released.');
    match.nextMoment();
    expect(match.moment?.title).to.equal('Ada survives.');
  });

  it('tell dice and the card that they bring on one card', () => {
    const dice = [{ name: 'Ada', model: { version: 1 as const, dice: [] }, result: '3 successes', isPassed: true }];
    const moments: Record<string, MomentCard> = {
      rolled: { title: 'The Check succeeds.', mood: 'gain', dice },
      found: { title: 'Ada finds soup.', text: 'It is lukewarm.', picture: 'soup', mood: 'gain' },
    };
    const match = between((type) => moments[type] ?? null);
    match.add(
      null,
      view('rolled', 'found'),
      () => true,
      () => true,
    );
    expect(match.moment).to.deep.equal({
      title: 'Ada finds soup.',
      text: 'The Check succeeds.\nIt is lukewarm.',
      picture: 'soup',
      mood: 'gain',
      dice,
    });
  });
});
