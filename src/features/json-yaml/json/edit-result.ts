import type { TextDocument, TreeEdit } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import type { EditOutcome } from '../tree/edited-value.ts';
import { copy } from './copy.ts';
import { toOpened } from './document-cache.ts';
import type { JsonContext } from './json-context.ts';
import { type EditedTexts, type EditHistory, editsOf, type JsonState } from './json-state.ts';

/** Limits of undo: each edit holds the places of lines and values of two texts, about a hundredth of their bytes. */
const KEPT = { editsCount: 100, bytes: 4e9 } as const;

/** Whether the shown result is the text of the input in another layout, so that a change of one is a change of both. */
export function canEdit({ output, isOutputStale, showsOriginal }: JsonState): boolean {
  return (output?.action === 'format' || output?.action === 'minify') && !isOutputStale && !showsOriginal;
}

/** Has the worker look through the input, which the visitor may change with the result soon. */
export function prepareEdit({ store, tool }: JsonContext): void {
  const { document } = store.getState().input;
  // The edit itself reports a fault.
  if (document !== null) tool.getTreeRoot(document.id).catch(() => undefined);
}

/**
 * Changes the value at `trail` (the index of the child at each level) in the result, and the same value in the input, whose
 * other bytes stay. A result with repairs, lines or sorted names is no copy of the input: it becomes the input.
 */
export async function editResult(
  context: JsonContext,
  documentId: number,
  trail: readonly number[],
  edits: readonly TreeEdit[],
): Promise<EditOutcome> {
  const { store, work } = context;
  const { output, sortsKeys } = store.getState();
  if (output === null || output.document.id !== documentId || work.isRunning()) return 'busy';
  if (!canEdit(store.getState())) return 'failed';
  const outcome = await runEdit(context, async (signal) => {
    const apply = async (text: TextDocument) => {
      let edited = text;
      for (const edit of edits)
        edited = context.documents.add(await context.tool.editTree(edited.id, trail, edit, signal));
      return edited;
    };
    const input = await context.input.held(signal);
    const isCopy = output.repair === null && (output.records ?? null) === null && !sortsKeys;
    try {
      const [document, copied] = await Promise.all([apply(output.document), isCopy ? apply(input) : null]);
      const before: EditedTexts = { input, output };
      const after: EditedTexts = {
        input: copied ?? document,
        output: { ...output, document, original: null, repair: null, records: null },
      };
      const past = keepLast([...editsOf(store.getState()).past, before]);
      await show(context, { texts: after, past, future: [], words: copy.edits.done }, signal);
      return 'done';
    } catch (error) {
      if (error instanceof AppError && error.code === 'tree-key-taken') return 'key-taken';
      throw error;
    }
  });
  return outcome ?? 'failed';
}

/**
 * Takes the last edit back, or makes it again, behind the edit that is under way. Does nothing after the texts were changed in
 * another way, and while another step waits.
 */
export async function stepThroughEdits(context: JsonContext, step: 'undo' | 'redo'): Promise<void> {
  if (context.isStepWaiting) return;
  context.isStepWaiting = true;
  await context.lastEdit;
  context.isStepWaiting = false;
  const { store, work } = context;
  const { output, edits } = store.getState();
  const [from, to] = step === 'undo' ? [edits.past, edits.future] : [edits.future, edits.past];
  const texts = from.at(-1);
  if (output === null || texts === undefined || work.isRunning() || !canStep(store.getState(), step)) return;
  await runEdit(context, async (signal) => {
    const now: EditedTexts = { input: await context.input.held(signal), output };
    const [left, grown] = [from.slice(0, -1), [...to, now]];
    const [past, future] = step === 'undo' ? [left, grown] : [grown, left];
    await show(
      context,
      { texts, past, future, words: step === 'undo' ? copy.edits.undone : copy.edits.redone },
      signal,
    );
  });
}

/** Whether there is an edit to take back, or to make again, in the shown result. */
export function canStep(state: JsonState, step: 'undo' | 'redo'): boolean {
  const { past, future } = editsOf(state);
  return canEdit(state) && (step === 'undo' ? past : future).length > 0;
}

interface ShownEdit extends Omit<EditHistory, 'documentId'> {
  readonly texts: EditedTexts;
  /** The success. */
  readonly words: string;
}

function runEdit<Outcome>(context: JsonContext, job: (signal: AbortSignal) => Promise<Outcome>) {
  const edit = context.work.run('edit', job);
  const end = () => undefined;
  context.lastEdit = edit.then(end, end);
  return edit;
}

/** Shows the rows of the tree first, then everything else that an edit changes at once, so that the page is drawn once. */
async function show(context: JsonContext, edit: ShownEdit, signal: AbortSignal): Promise<void> {
  const { store, input, notices } = context;
  const { texts, past, future, words } = edit;
  const { output } = texts;
  const take = await input.prepare(toOpened(texts.input), signal, { isEdited: true });
  await showRows(context, output.document, signal);
  // The history has the text before.
  take()?.release();
  notices.show(null);
  notices.flash(words);
  const edits = { documentId: output.document.id, past, future };
  store.setState({ output, isOutputStale: false, showsOriginal: false, edits });
}

/** Throws an `AbortError`, and shows the rows before, when the visitor changes a text or begins other work meanwhile. */
async function showRows({ store, followers }: JsonContext, edited: TextDocument, signal: AbortSignal): Promise<void> {
  const { output } = store.getState();
  const follow = (document: TextDocument) => Promise.all([...followers].map((each) => each(document)));
  await follow(edited);
  const now = store.getState();
  if (!signal.aborted && now.output === output && canEdit(now)) return;
  if (output !== null && now.output === output) await follow(output.document);
  throw new DOMException('The texts are others by now', 'AbortError');
}

function keepLast(past: readonly EditedTexts[]): readonly EditedTexts[] {
  let room: number = KEPT.bytes;
  const kept = past.slice(-KEPT.editsCount);
  const from = kept.findLastIndex(({ input, output }) => {
    room -= input.byteLength + output.document.byteLength;
    return room < 0;
  });
  return kept.slice(from + 1);
}
