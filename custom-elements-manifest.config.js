// Writes the custom-elements manifest and the data for editors, from the JSDoc of the classes.
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';

const published = (path) => path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');

/** For each class name, the model if the class extends ModelElement, otherwise the superclass. */
const models = new Map();
const modelOf = (name) => (models.has(name) ? modelOf(models.get(name)) : name);

/** Replaces ModelElement's type parameter with the model of each element, and removes repeated `| undefined`. */
const ownModels = {
  name: 'own-models',
  analyzePhase({ ts, node }) {
    if (!ts.isClassDeclaration(node)) return;
    for (const { expression, typeArguments } of node.heritageClauses?.flatMap(({ types }) => types) ?? [])
      models.set(
        node.name?.getText(),
        (expression.getText() === 'ModelElement' ? typeArguments[0] : expression).getText(),
      );
  },
  packageLinkPhase({ customElementsManifest: { modules } }) {
    for (const { name, members = [], attributes = [] } of modules.flatMap(({ declarations }) => declarations))
      // The analyzer lets classes share the types of inherited members, so each class gets a copy.
      for (const each of [...members, ...attributes])
        if (each.type?.text)
          each.type = {
            ...each.type,
            text: each.type.text.replace(/^M\b/, modelOf(name)).replace(/(?: \| undefined)+$/, ' | undefined'),
          };
  },
};

/** Replaces the paths of source files with those of published files, and removes everything that is not public. */
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
        // The analyzer mistakes the arguments of `new NwEvent(…)` for names of events.
        declaration.events &&= declaration.events.filter(({ name }) => name?.startsWith('nw-'));
      }
    }
    manifest.modules = manifest.modules.filter((module) =>
      module.declarations?.some((declaration) => declaration.tagName),
    );
  },
};

export default {
  globs: ['src/components/**/*.ts'],
  litelement: true,
  packagejson: false,
  outdir: 'dist',
  plugins: [
    ownModels,
    publicOnly,
    customElementVsCodePlugin({ outdir: 'dist' }),
    customElementJetBrainsPlugin({ outdir: 'dist', packageJson: false }),
  ],
};
