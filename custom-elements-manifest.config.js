// The manifest of the elements, and what editors make of it, all from the JSDoc of the classes.
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';

const published = (path) => path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');

/** Names the published files, and leaves out what is not public. */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({ customElementsManifest: manifest }) {
    for (const module of manifest.modules) {
      module.path = published(module.path);
      for (const item of module.exports ?? []) {
        if (item.declaration?.module) item.declaration.module = published(item.declaration.module);
      }
      for (const declaration of module.declarations ?? []) {
        declaration.members &&= declaration.members.filter((member) => !member.privacy || member.privacy === 'public');
        // The analyzer takes the arguments of `new NwEvent(…)` for names of events.
        declaration.events &&= declaration.events.filter(({ name }) => name?.startsWith('nw-'));
      }
    }
    manifest.modules = manifest.modules.filter((module) => module.declarations?.some((declaration) => declaration.tagName));
  },
};

export default {
  globs: ['src/components/**/*.ts'],
  litelement: true,
  packagejson: false,
  outdir: 'dist',
  plugins: [
    publicOnly,
    customElementVsCodePlugin({ outdir: 'dist' }),
    customElementJetBrainsPlugin({ outdir: 'dist', packageJson: false }),
  ],
};
