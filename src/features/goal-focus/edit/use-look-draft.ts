import { useCallback, useState } from 'react';
import { IMAGES_MAX } from '../constants.ts';
import {
  addImage,
  allocateId,
  type ImageItem,
  inOrder,
  moveImage,
  removeImage,
  type Surface,
  singleId,
  toReference,
} from '../model/images.ts';
import { type GoalSettings, listReferences } from '../model/settings.ts';
import { NO_IMAGES, type StoredImage } from '../storage/image-db.ts';

/** Settings that are being edited. New pictures stay in memory until they are saved together with the settings. */
export interface LookDraft {
  /** The settings before the edit. */
  readonly initial: GoalSettings;
  readonly settings: GoalSettings;
  /** New pictures that the settings refer to, by their ids. */
  readonly added: ReadonlyMap<string, StoredImage>;
  /** Ids that this draft has used. A removed picture's id is not given to another one, which other tabs would show for it. */
  readonly taken: ReadonlySet<string>;
}

/** A picture that the visitor has chosen. */
export type NewPicture =
  | { readonly type: 'blob'; readonly blob: Blob; readonly name: string }
  | { readonly type: 'url'; readonly url: string; readonly name: string };

export interface LookEditor {
  readonly draft: LookDraft;
  readonly isChanged: boolean;
  readonly set: (patch: Partial<GoalSettings>) => void;
  /** The single picture of a surface; null removes it. */
  readonly setSingle: (surface: Surface, picture: NewPicture | null) => void;
  /** Appends to the list of a surface; pictures beyond the limit are left out. */
  readonly addToList: (surface: Surface, picture: NewPicture) => void;
  readonly removeFromList: (surface: Surface, id: string) => void;
  readonly moveInList: (surface: Surface, id: string, step: -1 | 1) => void;
}

/** Edits a copy of the settings. `now` stamps new pictures, in milliseconds since 1970. */
export function useLookDraft(initial: GoalSettings, now: () => number = Date.now): LookEditor {
  const [draft, setDraft] = useState<LookDraft>(() => startDraft(initial));
  const [isChanged, setChanged] = useState(false);
  const change = useCallback((edit: (before: LookDraft) => LookDraft) => {
    setChanged(true);
    setDraft((before) => dropUnused(edit(before)));
  }, []);
  const editList = (surface: Surface, edit: (items: readonly ImageItem[]) => readonly ImageItem[]) =>
    change(({ settings, ...kept }) => ({
      settings: { ...settings, ...listPatch(surface, edit(listOf(settings, surface))) },
      ...kept,
    }));
  return {
    draft,
    isChanged,
    set: (patch) => change(({ settings, ...kept }) => ({ settings: { ...settings, ...patch }, ...kept })),
    setSingle: (surface, picture) => change((before) => withSingle(before, surface, picture, now())),
    addToList: (surface, picture) => change((before) => withListed(before, surface, picture, now())),
    removeFromList: (surface, id) => editList(surface, (items) => removeImage(items, id)),
    moveInList: (surface, id, step) => editList(surface, (items) => moveImage(items, id, step)),
  };
}

function startDraft(settings: GoalSettings): LookDraft {
  const items = [...settings.panelImages, ...settings.backgroundImages];
  const taken = new Set([...items.map(({ id }) => id), ...listReferences(settings)]);
  return { initial: settings, settings, added: NO_IMAGES, taken };
}

/** The list of a surface, in order. */
export function listOf(settings: GoalSettings, surface: Surface): readonly ImageItem[] {
  return inOrder(surface === 'panel' ? settings.panelImages : settings.backgroundImages);
}

function listPatch(surface: Surface, items: readonly ImageItem[]): Partial<GoalSettings> {
  return surface === 'panel' ? { panelImages: items } : { backgroundImages: items };
}

function withSingle(
  { settings, added, ...kept }: LookDraft,
  surface: Surface,
  picture: NewPicture | null,
  now: number,
): LookDraft {
  const id = singleId(surface);
  const [image, imageName] =
    surface === 'panel'
      ? (['panelImage', 'panelImageFileName'] as const)
      : (['backgroundImage', 'backgroundImageFileName'] as const);
  if (picture === null) return { settings: { ...settings, [image]: '', [imageName]: '' }, added, ...kept };
  const data = picture.type === 'url' ? picture.url : toReference(id);
  const next = { ...settings, [image]: data, [imageName]: picture.type === 'url' ? '' : picture.name };
  return { settings: next, added: withBlob(added, id, surface, picture, now), ...kept };
}

function withListed(before: LookDraft, surface: Surface, picture: NewPicture, now: number): LookDraft {
  const { settings, added, taken } = before;
  const items = listOf(settings, surface);
  if (items.length >= IMAGES_MAX) return before;
  const id = allocateId(surface, taken);
  const data = picture.type === 'url' ? picture.url : toReference(id);
  const list = addImage(items, { id, type: picture.type, data, name: picture.name });
  return {
    settings: { ...settings, ...listPatch(surface, list) },
    added: withBlob(added, id, surface, picture, now),
    taken: new Set([...taken, id]),
    initial: before.initial,
  };
}

function withBlob(
  added: LookDraft['added'],
  id: string,
  surface: Surface,
  picture: NewPicture,
  now: number,
): LookDraft['added'] {
  if (picture.type === 'url') return added;
  const { blob, name } = picture;
  return new Map(added).set(id, {
    id,
    type: surface,
    blob,
    size: blob.size,
    mimeType: blob.type,
    name,
    timestamp: now,
  });
}

/** New pictures that were removed again are not saved. The same map stays as long as it has the same pictures. */
function dropUnused({ settings, added, ...kept }: LookDraft): LookDraft {
  const used = listReferences(settings);
  const isUsed = ([id]: readonly [string, StoredImage]) => used.has(id);
  return { settings, added: [...added].every(isUsed) ? added : new Map([...added].filter(isUsed)), ...kept };
}
