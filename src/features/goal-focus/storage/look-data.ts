import { AppError } from '../../../core/errors.ts';
import { createStoredData, type StoredEntry } from '../../../shared/data/stored-data.ts';
import type { PersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import type { ImportMode, ImportPlan, SafetyCopy, ToolData, ToolParts } from '../../../shared/tool/tool-data.ts';
import type { GoalSettings } from '../model/settings.ts';
import { copy } from './copy.ts';
import type { ImageDb } from './image-db.ts';
import { readLook, toLookParts } from './look-parts.ts';
import { countEntries, type LookPlan, mergeWith, planLook } from './plan-look.ts';
import { clearLook, saveLook } from './save-look.ts';

interface LookDataOptions {
  readonly label: string;
  readonly db: ImageDb;
  readonly settings: PersistedStore<GoalSettings>;
  /** Further texts of the tool, which are exported and imported as a whole. */
  readonly entries: readonly StoredEntry[];
}

type TextsData = ReturnType<typeof createStoredData>;
type TextsPlan = Awaited<ReturnType<TextsData['plan']>>;

interface ImportedData {
  readonly look: LookPlan['look'];
  readonly texts: TextsPlan;
}

/** The settings of the focus desktop with their images, and its further texts, as data of a tool. */
export function createLookData({ label, db, settings, entries }: LookDataOptions): ToolData<ImportedData> {
  const tool = { id: 'goal-focus', label, holds: copy.holds, version: 1 };
  const texts = createStoredData({ ...tool, entries });
  const readOwn = () => readLook(db, settings.readStored());
  return {
    ...tool,
    async size() {
      const [look, size] = [await readOwn(), await texts.size()];
      if (look === null) return size;
      const bytes = new TextEncoder().encode(JSON.stringify(look.settings)).length;
      return {
        entries: size.entries + countEntries(look),
        bytes: look.images.reduce((sum, image) => sum + image.size, size.bytes + bytes),
      };
    },
    async export() {
      const look = await readOwn();
      return [...(look === null ? [] : await toLookParts(look)), ...(await texts.export())];
    },
    async plan(parts) {
      const textsPlan = await planTexts(texts, entries, parts);
      const lookPlan = await planLook(await readOwn(), parts.parts);
      if (textsPlan === null && lookPlan.look === null) throw new AppError('data-unreadable', 'No known part');
      const { look } = lookPlan;
      const ofTexts = textsPlan ?? { ...NO_TEXTS, removed: (await texts.size()).entries };
      return { ...addPlans(lookPlan, ofTexts), content: { look, texts: ofTexts } };
    },
    apply: ({ content }, mode, safety) =>
      changeBoth(
        texts,
        safety,
        () => texts.apply(content.texts, mode, safety),
        () => changeLook(content.look, mode),
      ),
    clear: (safety) =>
      changeBoth(
        texts,
        safety,
        () => texts.clear(safety),
        () => clearLook(db, settings),
      ),
  };

  async function changeLook(look: LookPlan['look'], mode: ImportMode): Promise<void> {
    if (look === 'unreadable') return;
    if (look === null) return mode === 'merge' ? undefined : clearLook(db, settings);
    // Read again: another tab may have written since the plan was made.
    const own = await readOwn();
    if (mode === 'replace' || own === null) return saveLook(db, settings, look.settings, look.images);
    const merge = await mergeWith(own, look);
    const images = look.images.flatMap((image) => {
      const id = merge.takenIds.get(image.id);
      return id === undefined ? [] : [{ ...image, id }];
    });
    if (merge.added > 0) await saveLook(db, settings, merge.settings, images);
  }
}

/** A file without texts. */
const NO_TEXTS: TextsPlan = {
  added: 0,
  changed: 0,
  conflicts: [],
  unchanged: 0,
  removed: 0,
  skipped: [],
  content: { texts: new Map() },
};

/** Null where the file has none of the texts. */
async function planTexts(
  texts: TextsData,
  entries: readonly StoredEntry[],
  parts: ToolParts,
): Promise<TextsPlan | null> {
  const isThere = entries.some(({ part }) => parts.parts.some(({ name }) => name === part));
  return isThere ? texts.plan(parts) : null;
}

function addPlans(one: Omit<ImportPlan, 'content'>, other: Omit<ImportPlan, 'content'>): Omit<ImportPlan, 'content'> {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    conflicts: [...one.conflicts, ...other.conflicts],
    unchanged: one.unchanged + other.unchanged,
    removed: one.removed + other.removed,
    skipped: [...one.skipped, ...other.skipped],
  };
}

/** Changes the texts and the look, or neither: when the look cannot be changed, the texts are put back. */
async function changeBoth(
  texts: TextsData,
  safety: SafetyCopy,
  changeTexts: () => Promise<void>,
  changeLook: () => Promise<void>,
): Promise<void> {
  const parts = await texts.export();
  await changeTexts();
  try {
    await changeLook();
  } catch (error) {
    await texts.clear(safety);
    if (parts.length > 0) await texts.apply(await texts.plan({ version: 1, parts }), 'replace', safety);
    throw error;
  }
}
