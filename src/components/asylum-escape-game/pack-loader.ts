// A pack of Asylum Escape from a page: checked against the schema, and refused with every fault at once; with its words and
// pictures. Loaded only where a page brings a pack of its own.
import { faultAt } from '../../engine/games/asylum-escape/packs/fault.js';
import { namesIn } from '../../engine/games/asylum-escape/packs/names.js';
import { packTongue } from '../../engine/games/asylum-escape/packs/tongue.js';
import { mostOfPack, parsePack } from '../../engine/games/asylum-escape/pack-schema.js';
import type { Fault, Result } from '../../engine/kernel/index.js';
import { speak } from '../../engine/speech/messages.js';
import type { CardArt } from '../nw-card-hand/nw-card-hand.js';
import { imagesOf } from '../game/pack-pictures.js';
import { notesIn, readSource, refusal, tell, wholeOf } from '../game/pack-source.js';
import { tongueOf } from '../game/pack-tongue.js';
import type { Brought, Reader, Source } from '../game/page-pack.js';
import { ours, type Chosen } from './opening.js';

export async function loadPack(source: Source, reader: Reader): Promise<Result<Brought<Chosen>, Fault>> {
  const found = await readSource(source, mostOfPack);
  if (!found.ok) return found;
  const { json, base } = found.value;
  const read = parsePack(json, ours.pack);
  if (!read.ok) return { ok: false, error: await refusal(read.error, (fault) => inWords(fault, reader.language)) };
  const { pack, texts = {}, language, pictures } = read.value;
  const known = namesIn(ours.pack);
  const missed = (key: string): void => void tell(faultAt(`pictures/${key}`, 'picture-unread', { address: pictures?.[key] ?? '' }), reader, inWords);
  const chosen: Chosen = { pack, speak: (tongue, calm) => packTongue(tongue, read.value, known, calm), ...(pictures && { dress: dressOf(wholeOf(pictures, base), missed) }) };
  return { ok: true, value: { chosen, notes: notesIn(texts), tongue: language && tongueOf(language, reader) } };
}

/** Pictures over the drawings of the cards; the same object for the same drawings, so that nothing is drawn anew. */
function dressOf(pictures: Readonly<Record<string, string>>, missed: (key: string) => void): (art: CardArt) => CardArt {
  const image = imagesOf(pictures, missed);
  const known = new WeakMap<CardArt, CardArt>();
  return (art) => {
    const { picture } = art;
    const dressed = known.get(art) ?? (picture ? { ...art, picture: { box: picture.box, draw: (id: string) => image(Object.hasOwn(pictures, id) ? id : undefined, [0, 0, 200, 232], picture.draw(id)) } } : art);
    known.set(art, dressed);
    return dressed;
  };
}

/** The fault with its sentence in the language; where there is none it stays English. */
async function inWords(fault: Fault, lang: string): Promise<Fault> {
  const table = lang.startsWith('de') ? (await import('../../messages/de/asylum-escape-pack-faults.js')).default : {};
  return Object.hasOwn(table, fault.code) ? { ...fault, message: speak<string>(table, lang, fault.code, fault.params) } : fault;
}
