import { type PictureKind, sniffPicture } from '../../../core/picture-kind.ts';
import { z } from '../../../core/schema.ts';
import type { DataPart } from '../../../shared/tool/tool-data.ts';
import { IMPORT_IMAGE_BYTES_MAX } from '../constants.ts';
import type { Surface } from '../model/images.ts';
import { type GoalSettings, listReferences, parseSettings } from '../model/settings.ts';
import { type LookProblem, type PictureProblem, toSoundLook } from '../model/sound-look.ts';
import { type ImageDb, readImages, type StoredImage } from './image-db.ts';
import { extractPictures } from './inline-pictures.ts';
import { toStoredImage } from './save-look.ts';

/** Names of the parts in an archive. Every image is a file of its own, named by its id. */
export const LOOK_PARTS = { settings: 'settings.json', images: 'images.json' } as const;

/** Settings with the stored images that they refer to, by their ids. */
export interface Look {
  readonly settings: GoalSettings;
  readonly images: readonly StoredImage[];
}

/** Null while nothing is stored. */
export async function readLook(db: ImageDb, settings: GoalSettings | null): Promise<Look | null> {
  if (settings === null) return null;
  const references = listReferences(settings);
  return { settings, images: (await readImages(db)).filter(({ id }) => references.has(id)) };
}

/** The same look always gives the same parts. */
export async function toLookParts({ settings, images }: Look): Promise<DataPart[]> {
  const files = await Promise.all(images.map(toFile));
  const index = images.map(({ id, type, mimeType, name, timestamp }, at) => {
    return { id, type, mimeType, name, timestamp, part: files[at]?.name };
  });
  const texts = [toPart(LOOK_PARTS.settings, JSON.stringify(settings))];
  if (images.length > 0) texts.push(toPart(LOOK_PARTS.images, JSON.stringify(index)));
  return [...texts, ...files];
}

async function toFile({ id, blob }: StoredImage): Promise<DataPart> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const kind = sniffPicture(bytes.subarray(0, HEAD_BYTES));
  return { name: `images/${id}.${kind === null ? 'bin' : MEDIA[kind].extension}`, bytes };
}

function toPart(name: string, text: string): DataPart {
  return { name, bytes: new TextEncoder().encode(text) };
}

/** Null where there is no such part. */
function readPart(parts: readonly DataPart[], name: string): string | null {
  const part = parts.find((each) => each.name === name);
  return part === undefined ? null : new TextDecoder().decode(part.bytes);
}

/** The look of imported parts, with one problem for every image that is left out. Null where the settings cannot be read. */
export async function parseLook(
  parts: readonly DataPart[],
): Promise<(Look & { readonly problems: readonly LookProblem[] }) | null> {
  const written = parseSettings(readPart(parts, LOOK_PARTS.settings) ?? '');
  if (written === null) return null;
  // A file of an old release has pictures in its settings.
  const { settings, pictures: inline } = extractPictures(written);
  const pictures = new Map(parseIndex(parts).map((entry) => [entry.id, toImage(entry, parts)]));
  for (const picture of inline) pictures.set(picture.id, await checkImage(toStoredImage(picture)));
  const sound = toSoundLook(settings, (id, surface) => findProblem(pictures.get(id), surface));
  const references = listReferences(sound.settings);
  const images = [...pictures.values()].filter((picture) => typeof picture === 'object');
  return { ...sound, images: images.filter(({ id }) => references.has(id)) };
}

const HEAD_BYTES = 4096;
/** The ids that doc 2 §3 gives to stored images. */
const ID = /^(?:panel|background)Image(?:s_\d{1,9})?$/;

const entrySchema = z.object({
  id: z.string().regex(ID),
  type: z.enum(['panel', 'background']),
  mimeType: z.string().catch(''),
  name: z.string().catch(''),
  timestamp: z.number().catch(0),
  part: z.string(),
});
type Entry = z.infer<typeof entrySchema>;

/** Entries that cannot be read are left out. */
function parseIndex(parts: readonly DataPart[]): readonly Entry[] {
  try {
    const rows = z.array(z.unknown()).parse(JSON.parse(readPart(parts, LOOK_PARTS.images) ?? '[]'));
    return rows.flatMap((row) => entrySchema.safeParse(row).data ?? []);
  } catch {
    return [];
  }
}

function toImage(entry: Entry, parts: readonly DataPart[]): StoredImage | PictureProblem {
  const { part, ...kept } = entry;
  const bytes = parts.find(({ name }) => name === part)?.bytes;
  if (bytes === undefined) return 'missing';
  if (bytes.length > IMPORT_IMAGE_BYTES_MAX) return 'too-large';
  const kind = sniffPicture(bytes.subarray(0, HEAD_BYTES));
  if (kind === null) return 'no-picture';
  // The media type is the file's claim; it counts only where it names a picture.
  const mimeType = /^image\/[\w.+-]+$/.test(entry.mimeType) ? entry.mimeType : MEDIA[kind].type;
  return { ...kept, mimeType, blob: new Blob([bytes], { type: mimeType }), size: bytes.length };
}

async function checkImage(image: StoredImage): Promise<StoredImage | PictureProblem> {
  if (image.size > IMPORT_IMAGE_BYTES_MAX) return 'too-large';
  const head = new Uint8Array(await image.blob.slice(0, HEAD_BYTES).arrayBuffer());
  return sniffPicture(head) === null ? 'no-picture' : image;
}

function findProblem(picture: StoredImage | PictureProblem | undefined, surface: Surface): PictureProblem | null {
  if (picture === undefined) return 'missing';
  if (typeof picture === 'string') return picture;
  return picture.type === surface ? null : 'missing';
}

const MEDIA: Record<PictureKind, { readonly extension: string; readonly type: string }> = {
  png: { extension: 'png', type: 'image/png' },
  jpeg: { extension: 'jpg', type: 'image/jpeg' },
  gif: { extension: 'gif', type: 'image/gif' },
  webp: { extension: 'webp', type: 'image/webp' },
  bmp: { extension: 'bmp', type: 'image/bmp' },
  ico: { extension: 'ico', type: 'image/x-icon' },
  avif: { extension: 'avif', type: 'image/avif' },
  heic: { extension: 'heic', type: 'image/heic' },
  jxl: { extension: 'jxl', type: 'image/jxl' },
  tiff: { extension: 'tif', type: 'image/tiff' },
  svg: { extension: 'svg', type: 'image/svg+xml' },
};
