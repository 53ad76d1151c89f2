import { test } from 'node:test';
import { subject as base } from '/work/main/test/engine/games/coma-ward/subject.js';
import * as properties from '/work/main/test/engine/every-game/properties.js';
const dense = ['keepsSecrets', 'undoableTeachesNothing', 'refusesExactly'];
for (const name of Object.keys(properties)) {
  if (typeof (properties as any)[name] !== 'function' || ['begin', 'anyChoice', 'resume', 'scrambled'].includes(name))
    continue;
  test(name, () => {
    for (const setup of base.setups)
      for (const seed of [1, 2]) {
        const stride = dense.includes(name) ? 12 : base.stride;
        try {
          (properties as any)[name]({ subject: { ...base, stride }, setup, seed });
        } catch (e: any) {
          e.message =
            `${JSON.stringify({ ...setup, situation: (setup as any).situation ? 'S' : undefined })} seed ${seed}: ${e.message}`.slice(
              0,
              1500,
            );
          throw e;
        }
      }
  });
}
