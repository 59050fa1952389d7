import { claimTab } from '../../../platform/claim-tab.ts';
import { createId } from '../../../platform/create-id.ts';
import { onPageHidden } from '../../../platform/page-seen.ts';
import { toDataErrorWords } from '../../../shared/data/error-words.ts';
import { startHistory } from '../../../shared/history.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { declareUnsavedWork } from '../../../shared/unsaved-work.ts';
import { SAVE_DELAY_MS } from '../constants.ts';
import { type Draft, EMPTY_DRAFT } from '../model/draft.ts';
import { record } from '../model/history.ts';
import { copy } from '../words.ts';
import { draftDb, type KnownPictures, readDraft, type StoredDraft, setDamagedAside, writeDraft } from './draft-db.ts';
import { readNote, removeNote, writeNote } from './draft-note.ts';
import { currentDraft, type Saving, useDraftStore } from './draft-store.ts';
import { splitNow } from './split-draft.ts';

const CLAIM = 'card_draft';

/** The draft as the database has it, and its revision; the draft is null where only a note has it. */
let stored: { readonly draft: Draft | null; readonly revision: string | null } = { draft: EMPTY_DRAFT, revision: null };
const knownPictures: KnownPictures = new Map();
let timer: ReturnType<typeof setTimeout> | undefined;
let writing: Promise<void> | null = null;
/** Revision of the latest write that was begun. */
let begunRevision: string | null = null;
let release: (() => void) | null = null;
let withdraw: (() => void) | null = null;

/** [Note: Draft of one tab]
 * The draft belongs to the tab that opened the tool last: it is read there, and every change is written after a pause. A
 * tab that loses the draft writes its pending changes, then shows where the draft is and can take it back. The draft also stays
 * in memory, with its history, while another page of the product is shown.
 */
export function keepDraft(): () => void {
  let isStopped = false;
  void openDraft().then(() => isStopped && giveBack());
  const ends = [
    useDraftStore.subscribe(({ history, place }, before) => {
      if (place === 'here' && history.present !== before.history.present) scheduleSave();
    }),
    draftDb.onChange(() => void followOthers()),
    onPageHidden(() => {
      noteDraft();
      void saveDraft();
    }),
  ];
  return () => {
    isStopped = true;
    for (const end of ends) end();
    giveBack();
  };
}

/** Writes pending changes, then lets another tab have the draft. The screen may have opened it again by then. */
function giveBack(): void {
  const own = release;
  void saveDraft().finally(() => own?.());
}

/** Takes the draft from wherever it is, and reads it. */
export async function openDraft(): Promise<void> {
  release?.();
  useDraftStore.setState({ place: 'loading' });
  release = await claimTab(CLAIM, {
    onAsked: saveDraft,
    onLost: () => {
      release = null;
      useDraftStore.setState({ place: 'elsewhere' });
    },
  });
  await loadDraft();
}

/** Reads the draft. A failure leaves the stored draft as it is, and changes are not written until reading succeeds. */
export async function loadDraft(): Promise<void> {
  try {
    const note = readNote();
    const found = await readDraft(draftDb, note);
    if (note !== null && (found === null || found === 'damaged' || !found.isUnwritten)) removeNote();
    if (found === 'damaged') {
      await setDamagedAside(draftDb);
      showToast(copy.saving.damaged, { severity: 'warning' });
    }
    showStored(found === 'damaged' ? null : found);
  } catch (error) {
    useDraftStore.setState({ place: 'here', loadProblem: toDataErrorWords(error) });
  }
}

function showStored(found: StoredDraft | null): void {
  const { history, loadProblem } = useDraftStore.getState();
  const draft = found?.draft ?? EMPTY_DRAFT;
  const isKnown = found !== null && found.revision !== null && found.revision === stored.revision;
  if (!isKnown) {
    stored = { draft: found?.isUnwritten ? null : draft, revision: found?.revision ?? null };
    knownPictures.clear();
    // Text that was written while the draft could not be read is one step back.
    const isWritten = loadProblem !== null && history.past.length > 0;
    const next = isWritten ? record(history, draft, null) : startHistory(draft);
    const isLeft = isWritten && found === null;
    useDraftStore.setState({ history: isLeft ? history : next, saving: { step: found === null ? 'clean' : 'saved' } });
    reportLosses(found);
  }
  useDraftStore.setState({ place: 'here', loadProblem: null });
  if (currentDraft() !== stored.draft) scheduleSave();
  // The page may have been closed before its text was split.
  if (currentDraft().text !== '') void splitNow();
}

function reportLosses(found: StoredDraft | null): void {
  if (found === null) return;
  if (found.droppedCount > 0) showToast(copy.saving.dropped(found.droppedCount), { severity: 'warning' });
  if (found.lostPictures > 0) showToast(copy.saving.picturesLost(found.lostPictures), { severity: 'warning' });
}

/** An import or another tab wrote the draft. */
async function followOthers(): Promise<void> {
  if (writing !== null || useDraftStore.getState().place !== 'here') return;
  const found = await readDraft(draftDb).catch(() => null);
  if (found === 'damaged' || (found?.revision ?? null) === stored.revision) return;
  showStored(found);
}

function scheduleSave(): void {
  setSaving({ step: 'dirty' });
  clearTimeout(timer);
  timer = setTimeout(() => void saveDraft(), SAVE_DELAY_MS);
}

/** Writes the draft now, unless it is stored already. Never rejects: a failure is part of the state. */
export async function saveDraft(): Promise<void> {
  clearTimeout(timer);
  while (writing !== null) await writing;
  const { place, loadProblem } = useDraftStore.getState();
  if (place !== 'here') return;
  if (loadProblem !== null) return setSaving({ step: 'failed', reason: loadProblem });
  const draft = currentDraft();
  if (draft === stored.draft) return;
  writing = write(draft);
  await writing;
  writing = null;
}

/** Keeps pending changes while the page is left: the write that begins then may not come to its end. */
function noteDraft(): void {
  const { place, loadProblem } = useDraftStore.getState();
  const draft = currentDraft();
  if (place !== 'here' || loadProblem !== null || draft === stored.draft) return;
  writeNote(draft, knownPictures, [stored.revision, begunRevision]);
}

async function write(draft: Draft): Promise<void> {
  const revision = createId();
  begunRevision = revision;
  try {
    stored = { draft, revision: await writeDraft(draftDb, draft, knownPictures, createId, revision) };
    if (currentDraft() !== draft) return;
    removeNote();
    setSaving({ step: 'saved' });
  } catch (error) {
    setSaving({ step: 'failed', reason: toDataErrorWords(error) });
  }
}

function setSaving(saving: Saving): void {
  useDraftStore.setState({ saving });
  const isUnsaved = saving.step === 'dirty' || saving.step === 'failed';
  if (isUnsaved) withdraw ??= declareUnsavedWork(copy.saving.unsaved, { survivesNavigation: true });
  else {
    withdraw?.();
    withdraw = null;
  }
}
