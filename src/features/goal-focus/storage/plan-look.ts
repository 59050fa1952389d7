import { sha256Hex } from '../../../platform/hash.ts';
import type { DataPart, ImportPlan } from '../../../shared/tool/tool-data.ts';
import { IMAGES_MAX } from '../constants.ts';
import { toReference } from '../model/images.ts';
import {
  type Identify,
  IMAGE_FIELDS,
  type LookConflict,
  type LookMerge,
  mergeLook,
  SURFACES,
} from '../model/merge-look.ts';
import { copy } from './copy.ts';
import { LOOK_PARTS, type Look, parseLook } from './look-parts.ts';

/** What an import does to the look. Null: the file has none. `unreadable`: this browser's stays in both modes. */
export interface LookPlan extends Omit<ImportPlan, 'content'> {
  readonly look: Look | 'unreadable' | null;
}

const NOTHING = { added: 0, changed: 0, conflicts: [], unchanged: 0, removed: 0, skipped: [] };

/** Compares the look of imported parts with this browser's, whose absence is null. Changes nothing. */
export async function planLook(own: Look | null, parts: readonly DataPart[]): Promise<LookPlan> {
  if (!parts.some(({ name }) => name === LOOK_PARTS.settings)) {
    return { ...NOTHING, look: null, removed: own === null ? 0 : countEntries(own) };
  }
  const file = await parseLook(parts);
  if (file === null) {
    return { ...NOTHING, look: 'unreadable', skipped: [{ reason: copy.skipped.settings, count: 1 }] };
  }
  const { problems, ...look } = file;
  const skipped = [...new Set(problems)].map((problem) => ({
    reason: copy.skipped[problem],
    count: problems.filter((each) => each === problem).length,
  }));
  if (own === null) return { ...NOTHING, look, added: countEntries(look), skipped };
  const { added, unchanged, removed, conflicts } = await mergeWith(own, look);
  return { ...NOTHING, look, added, unchanged, removed, conflicts: conflicts.map(toWords), skipped };
}

/** Merges a look into this browser's. The same bytes are the same picture. */
export async function mergeWith(own: Look, file: Look): Promise<LookMerge> {
  const [identifyOwn, identifyFile] = [await toIdentify(own), await toIdentify(file)];
  return mergeLook({ own: own.settings, file: file.settings, identifyOwn, identifyFile });
}

async function toIdentify({ images }: Look): Promise<Identify> {
  const hashes = new Map<string, string>();
  for (const { id, blob } of images) {
    hashes.set(toReference(id), await sha256Hex(new Uint8Array(await blob.arrayBuffer())));
  }
  return (data) => hashes.get(data) ?? data;
}

/** The settings and each of their images. */
export function countEntries({ settings }: Look): number {
  return SURFACES.reduce((sum, surface) => {
    const { single, list } = IMAGE_FIELDS[surface];
    return sum + (settings[single] === '' ? 0 : 1) + settings[list].length;
  }, 1);
}

function toWords(conflict: LookConflict): string {
  if (conflict.kind === 'settings') return copy.settings;
  if (conflict.kind === 'single') return copy.single(conflict.surface);
  return copy.noRoom(conflict.surface, conflict.name, IMAGES_MAX);
}
