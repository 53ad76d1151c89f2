// What all small pieces have in common: faults of models, and the interface for pages.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/components/nw-card-hand/define.js';
import '../../src/components/nw-choices/define.js';
import '../../src/components/nw-log/define.js';
import '../../src/components/nw-stat-track/define.js';
import type { NwElement } from '../../src/components/shared/nw-element.js';
import { escape, hand, items, log, turn } from '../../stories/pieces/small-pieces.models.js';
import { isAccessible } from './support/browser.js';
import { shown, all, one, text } from './support/piece.js';

describe('small pieces', () => {
  const pieces = [
    ['nw-choices', turn, '{"version":1,"choices":[{"id":"a","text":"A."}]}', 'model/choices/0/rule'],
    ['nw-card-hand', hand(...items), '{"version":1,"cards":[null]}', 'model/cards/0/id'],
    ['nw-log', log(3), '{"version":1,"lines":[{"text":"A."},{"rule":7}]}', 'model/lines/1/text'],
    ['nw-stat-track', escape, '{"version":1,"value":"many"}', 'model/value'],
  ] as const;

  for (const [tag, good, bad, path] of pieces) {
    for (const [wrong, where] of [
      ['{nope', 'model/version'],
      ['{"version":2}', 'model/version'],
      ['7', 'model/version'],
      [bad, path],
    ] as const) {
      it(`<${tag}> shows the fault of ${wrong}, and recovers`, async () => {
        const element = document.createElement(tag);
        element.setAttribute('model', wrong);
        const warnings: unknown[] = [];
        const { warn } = console;
        console.warn = (line: string) => warnings.push(line);
        const received = oneEvent(element, 'nw-error');
        (await fixture<HTMLElement>(html`<div></div>`)).append(element);
        const fault = (await received) as unknown as HTMLElementEventMap['nw-error'];
        await element.updateComplete;
        element.requestUpdate();
        await element.updateComplete;
        console.warn = warn;
        const box = one(element, '[part=error]');
        expect([
          fault.path,
          text(box).endsWith(where),
          element.matches(':state(error)'),
          warnings.length,
        ]).to.deep.equal([where, true, true, 1]);
        element.setAttribute('model', JSON.stringify(good));
        await element.updateComplete;
        expect([all(element, '[part=error]').length, element.matches(':state(error)')]).to.deep.equal([0, false]);
      });
    }

    it(`<${tag}> draws the same model from a property or an attribute, set before or after it is placed`, async () => {
      const before = document.createElement(tag);
      before.model = good;
      const attribute = document.createElement(tag);
      attribute.setAttribute('model', JSON.stringify(good));
      const after = document.createElement(tag);
      (await fixture<HTMLElement>(html`<div></div>`)).append(before, attribute, after);
      after.model = good;
      await Promise.all([before, attribute, after].map((element) => element.updateComplete));
      const [first, ...others] = [before, attribute, after].map((element) =>
        text(element.shadowRoot as unknown as Element),
      );
      expect(first).to.have.length.greaterThan(3);
      expect(others).to.deep.equal([first, first]);
    });

    it(`<${tag}> draws the same with a null model as without a model`, async () => {
      const [never, taken] = [document.createElement(tag), document.createElement(tag)];
      taken.model = good;
      (await fixture<HTMLElement>(html`<div></div>`)).append(never, taken);
      await taken.updateComplete;
      const full = text(taken.shadowRoot as unknown as Element);
      Object.assign(taken, { model: null });
      await Promise.all([never.updateComplete, taken.updateComplete]);
      const empty = text(never.shadowRoot as unknown as Element);
      expect([taken.matches(':state(error)'), text(taken.shadowRoot as unknown as Element)]).to.deep.equal([
        false,
        empty,
      ]);
      expect(full).to.not.equal(empty);
    });

    it(`<${tag}> is accessible`, async () => {
      const element = await shown<NwElement>(html`<div></div>`).then((parent) =>
        parent.appendChild(document.createElement(tag)),
      );
      element.model = good;
      await element.updateComplete;
      await isAccessible(element);
    });
  }

  for (const [name, value] of [
    ['max', '1e9'],
    ['max', 'Infinity'],
    ['max', '2.5'],
    ['max', '-1'],
    ['value', 'x'],
  ] as const) {
    it(`<nw-stat-track> refuses ${name}="${value}"`, async () => {
      const element = document.createElement('nw-stat-track');
      element.setAttribute(name, value);
      const received = oneEvent(element, 'nw-error');
      (await fixture<HTMLElement>(html`<div></div>`)).append(element);
      expect(element.describe()).to.equal(name === 'max' ? '0' : 'NaN');
      expect(((await received) as unknown as HTMLElementEventMap['nw-error']).path).to.equal(name);
      element.removeAttribute(name);
      await element.updateComplete;
      expect([element.matches(':state(error)'), text(one(element, '.track'))]).to.deep.equal([false, '0']);
    });
  }
});
