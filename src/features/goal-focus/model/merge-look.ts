import { IMAGES_MAX } from '../constants.ts';
import {
  addImage,
  allocateId,
  type ImageItem,
  inOrder,
  parseReference,
  type Surface,
  singleId,
  toReference,
} from './images.ts';
import { type GoalSettings, listReferences } from './settings.ts';

/** The image fields of both surfaces. */
export const IMAGE_FIELDS = {
  panel: { single: 'panelImage', fileName: 'panelImageFileName', list: 'panelImages' },
  background: { single: 'backgroundImage', fileName: 'backgroundImageFileName', list: 'backgroundImages' },
} as const;
export const SURFACES = ['panel', 'background'] as const;

/** Gives the data of an image, an address or a reference, a text that is the same for the same picture. */
export type Identify = (data: string) => string;

/** Both sides have something else here, and merging keeps this browser's. */
export type LookConflict =
  | { readonly kind: 'settings' }
  | { readonly kind: 'single'; readonly surface: Surface }
  /** The list is full; only replacing takes the image. */
  | { readonly kind: 'no-room'; readonly surface: Surface; readonly name: string };

/** Counts are in entries: images, and the settings apart from images as one. */
export interface LookMerge {
  /** This browser's settings with the images of the file that are missing and have room. */
  readonly settings: GoalSettings;
  /** New ids of the file's stored images that these settings refer to, by their ids in the file. */
  readonly takenIds: ReadonlyMap<string, string>;
  readonly added: number;
  readonly unchanged: number;
  /** Images that only this browser has. */
  readonly removed: number;
  readonly conflicts: readonly LookConflict[];
}

interface Sides {
  readonly own: GoalSettings;
  readonly file: GoalSettings;
  readonly identifyOwn: Identify;
  readonly identifyFile: Identify;
}

/** Adds the images of a file to this browser's settings, and changes nothing else. */
export function mergeLook(sides: Sides): LookMerge {
  const isSame =
    writeRest(sides.own) === writeRest(sides.file) && SURFACES.every((surface) => hasSameOrder(surface, sides));
  const start: LookMerge = {
    settings: sides.own,
    takenIds: new Map(),
    added: 0,
    unchanged: isSame ? 1 : 0,
    removed: 0,
    conflicts: isSame ? [] : [{ kind: 'settings' }],
  };
  return SURFACES.reduce((merge, surface) => mergeList(surface, sides, mergeSingle(surface, sides, merge)), start);
}

/** The settings apart from images, as a text to compare. */
function writeRest(settings: GoalSettings): string {
  const blank = { panelImage: '', panelImageFileName: '', panelImages: [] };
  return JSON.stringify({
    ...settings,
    ...blank,
    backgroundImage: '',
    backgroundImageFileName: '',
    backgroundImages: [],
  });
}

/** Whether the images that both lists have stand in the same order. */
function hasSameOrder(surface: Surface, { own, file, identifyOwn, identifyFile }: Sides): boolean {
  const { list } = IMAGE_FIELDS[surface];
  const ownKeys = inOrder(own[list]).map(({ data }) => identifyOwn(data));
  const fileKeys = inOrder(file[list]).map(({ data }) => identifyFile(data));
  const common = (keys: readonly string[], others: readonly string[]) =>
    [...new Set(keys)].filter((key) => others.includes(key)).join('\n');
  return common(ownKeys, fileKeys) === common(fileKeys, ownKeys);
}

function mergeSingle(surface: Surface, { own, file, identifyOwn, identifyFile }: Sides, merge: LookMerge): LookMerge {
  const { single, fileName } = IMAGE_FIELDS[surface];
  const [ownData, fileData] = [own[single], file[single]];
  if (fileData === '') return ownData === '' ? merge : { ...merge, removed: merge.removed + 1 };
  if (ownData !== '') {
    if (identifyOwn(ownData) === identifyFile(fileData)) return { ...merge, unchanged: merge.unchanged + 1 };
    return { ...merge, conflicts: [...merge.conflicts, { kind: 'single', surface }] };
  }
  const { data, takenIds } = take(fileData, singleId(surface), merge);
  const settings = { ...merge.settings, [single]: data, [fileName]: file[fileName] };
  return { ...merge, settings, takenIds, added: merge.added + 1 };
}

function mergeList(surface: Surface, sides: Sides, before: LookMerge): LookMerge {
  const { own, file, identifyOwn, identifyFile } = sides;
  const { list } = IMAGE_FIELDS[surface];
  const ownItems = inOrder(own[list]);
  const fileItems = inOrder(file[list]);
  const ownKeys = new Set(ownItems.map(({ data }) => identifyOwn(data)));
  const fileKeys = new Set(fileItems.map(({ data }) => identifyFile(data)));
  const missing = fileItems.filter(({ data }) => !ownKeys.has(identifyFile(data)));
  const counted = {
    ...before,
    removed: before.removed + ownItems.filter(({ data }) => !fileKeys.has(identifyOwn(data))).length,
    unchanged: before.unchanged + fileItems.length - missing.length,
  };
  return missing.reduce((merge, item) => addToList(surface, item, merge), counted);
}

function addToList(surface: Surface, item: ImageItem, merge: LookMerge): LookMerge {
  const { list } = IMAGE_FIELDS[surface];
  const items = merge.settings[list];
  if (items.length >= IMAGES_MAX) {
    return { ...merge, conflicts: [...merge.conflicts, { kind: 'no-room', surface, name: item.name }] };
  }
  const id = allocateId(surface, [...items.map((each) => each.id), ...listReferences(merge.settings)]);
  const { data, takenIds } = take(item.data, id, merge);
  const settings = { ...merge.settings, [list]: addImage(items, { ...item, id, data }) };
  return { ...merge, settings, takenIds, added: merge.added + 1 };
}

/** An address stays as it is; a stored image gets a new id. */
function take(
  data: string,
  id: string,
  { takenIds }: LookMerge,
): Pick<LookMerge, 'takenIds'> & { readonly data: string } {
  const fileId = parseReference(data);
  if (fileId === null) return { data, takenIds };
  return { data: toReference(id), takenIds: new Map(takenIds).set(fileId, id) };
}
