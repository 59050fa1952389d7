import { AppError } from '../../../core/errors.ts';
import { createId } from '../../../platform/create-id.ts';
import { createStoredData, type StoredEntry } from '../../../shared/data/stored-data.ts';
import type { ImportMode, ImportPlan, SafetyCopy, ToolData, ToolParts } from '../../../shared/tool/tool-data.ts';
import { type Draft, type ParsedDraft, parseDraft } from '../model/draft.ts';
import { copy } from '../words.ts';
import { clearDraft, type DraftDb, readDraft, writeDraft } from './draft-db.ts';
import { removeNote } from './draft-note.ts';

const DRAFT_PART = 'draft.json';

interface CardDataOptions {
  readonly label: string;
  readonly db: DraftDb;
  /** Further texts of the tool, which are exported and imported as a whole. */
  readonly entries: readonly StoredEntry[];
}

type TextsPlan = Awaited<ReturnType<ReturnType<typeof createStoredData>['plan']>>;

interface Imported {
  /** Null: the file has no draft. `damaged`: this browser's draft stays in both modes. */
  readonly draft: Draft | 'damaged' | null;
  /** Null: the file has no texts. */
  readonly texts: TextsPlan | null;
}

/** The draft with its pictures, and the own themes, as data of a tool. */
export function createCardData({ label, db, entries }: CardDataOptions): ToolData<Imported> {
  const tool = { id: 'xhs-helper', label, holds: copy.data.holds, version: 1 };
  const texts = createStoredData({ ...tool, entries });
  return {
    ...tool,
    async size() {
      const [bytes, size] = [(await exportDraft(db))?.length ?? 0, await texts.size()];
      return { entries: size.entries + Number(bytes > 0), bytes: size.bytes + bytes };
    },
    async export() {
      const bytes = await exportDraft(db);
      return [...(bytes === null ? [] : [{ name: DRAFT_PART, bytes }]), ...(await texts.export())];
    },
    async plan(parts) {
      const file = readPart(parts);
      const textsPlan = hasTexts(entries, parts) ? await texts.plan(parts) : null;
      if (file === null && textsPlan === null) throw new AppError('data-unreadable', 'No known part');
      const draftPlan = planDraft(await readOwn(db), file);
      const others = textsPlan ?? { ...NO_CHANGES, removed: (await texts.size()).entries };
      return { ...addPlans(draftPlan, others), content: { draft: toContent(file), texts: textsPlan } };
    },
    async apply({ content }, mode, safety) {
      if (content.texts !== null) await texts.apply(content.texts, mode, safety);
      else if (mode === 'replace') await texts.clear(safety);
      await applyDraft(db, content.draft, mode);
    },
    async clear(safety: SafetyCopy) {
      await texts.clear(safety);
      await clearDraft(db);
      removeNote();
    },
  };
}

async function applyDraft(db: DraftDb, draft: Imported['draft'], mode: ImportMode): Promise<void> {
  if (draft === 'damaged') return;
  if (draft === null) return mode === 'replace' ? clearDraft(db) : undefined;
  // Read again: another tab may have written since the plan was made.
  if (mode === 'merge' && (await readOwn(db)) !== null) return;
  await writeDraft(db, draft, new Map(), createId);
}

/** The draft of this browser; null where it has none that holds anything. */
async function readOwn(db: DraftDb): Promise<Draft | null> {
  const found = await readDraft(db);
  if (found === null || found === 'damaged') return null;
  const { text, promptTheme, title } = found.draft;
  return `${text}${promptTheme}${title}`.trim() === '' ? null : found.draft;
}

async function exportDraft(db: DraftDb): Promise<Uint8Array<ArrayBuffer> | null> {
  const draft = await readOwn(db);
  return draft === null ? null : new TextEncoder().encode(toText(draft));
}

/** The same draft gives the same text. */
function toText(draft: Draft): string {
  return JSON.stringify(parseDraft(draft)?.draft ?? draft);
}

function readPart({ parts }: ToolParts): ParsedDraft | 'damaged' | null {
  const part = parts.find(({ name }) => name === DRAFT_PART);
  if (part === undefined) return null;
  try {
    return parseDraft(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(part.bytes))) ?? 'damaged';
  } catch {
    return 'damaged';
  }
}

function toContent(file: ParsedDraft | 'damaged' | null): Imported['draft'] {
  return file === null || file === 'damaged' ? file : file.draft;
}

type Counts = Omit<ImportPlan, 'content'>;

const NO_CHANGES: Counts = { added: 0, changed: 0, conflicts: [], unchanged: 0, removed: 0, skipped: [] };

function planDraft(own: Draft | null, file: ParsedDraft | 'damaged' | null): Counts {
  if (file === null) return { ...NO_CHANGES, removed: Number(own !== null) };
  if (file === 'damaged') return { ...NO_CHANGES, skipped: [{ reason: copy.data.unreadable.draft, count: 1 }] };
  if (own === null) return { ...NO_CHANGES, added: 1 };
  const isSame = toText(own) === toText(file.draft);
  return isSame ? { ...NO_CHANGES, unchanged: 1 } : { ...NO_CHANGES, conflicts: [copy.data.draft] };
}

function hasTexts(entries: readonly StoredEntry[], { parts }: ToolParts): boolean {
  return entries.some((entry) => parts.some(({ name }) => name === entry.part));
}

function addPlans(one: Counts, other: Counts): Counts {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    conflicts: [...one.conflicts, ...other.conflicts],
    unchanged: one.unchanged + other.unchanged,
    removed: one.removed + other.removed,
    skipped: [...one.skipped, ...other.skipped],
  };
}
