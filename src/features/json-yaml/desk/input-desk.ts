import { copy } from '../parts/copy.ts';
import type { InputController, ReplacedInput } from '../parts/input-controller.ts';
import type { SuccessNotice } from '../parts/notice-board.ts';
import type { PreviousText } from './desk-state.ts';
import type { InputText } from './input-text.ts';

/** One input with the work and the messages that it shares with its tool. */
export interface InputDesk<Held> {
  readonly input: InputText<Held>;
  readonly work: {
    run<Outcome>(action: null, job: (signal: AbortSignal) => Promise<Outcome>): Promise<Outcome | undefined>;
    cancel(): void;
  };
  readonly notices: { show(notice: SuccessNotice | null): void };
  report(error: unknown): void;
  /** Called when another text takes the place of the input. */
  onReplaced(): void;
  /** Frees the texts that the page no longer refers to. */
  closeUnused(): void;
  /** The words after a file was opened. */
  toOpened(name: string): string;
}

/** What both tools' inputs do alike. */
export function createTaking<Held>(
  desk: InputDesk<Held>,
): Omit<InputController, 'acceptedFiles' | 'noteEdit' | 'noteReplaced'> {
  const { input, notices, work } = desk;
  const { editor } = input;
  return {
    attachEditor: editor.attachEditor,
    attachPane: editor.attachPane,
    editorText: editor.text,
    showPlace: editor.showPlace,
    focus: editor.focus,
    take: (source, name) =>
      replaceInput(desk, async (signal) => {
        const replaced = await input.take(source, name, signal);
        desk.onReplaced();
        const text = name === null ? copy.notices.pasted : desk.toOpened(name);
        notices.show({ kind: 'success', text, of: 'input' });
        return replaced;
      }),
    clear() {
      work.cancel();
      const previous = input.clear();
      desk.onReplaced();
      desk.closeUnused();
      notices.show({ kind: 'success', text: copy.notices.cleared, of: 'input' });
      return toReplaced(desk, previous);
    },
    editAnyway: () => changeInput(desk, input.editAnyway),
    report: desk.report,
  };
}

/** Makes the result the input; null while there is none. */
export function takeResult<Held>(desk: InputDesk<Held>, result: () => Held | null): Promise<ReplacedInput | null> {
  return replaceInput(desk, async (signal) => {
    const held = result();
    if (held === null) return null;
    const take = await desk.input.prepare(held, signal);
    const replaced = take();
    desk.onReplaced();
    if (replaced === null) desk.notices.show({ kind: 'success', text: copy.result.taken });
    return replaced;
  });
}

export async function changeInput<Held>(
  { work, notices, onReplaced }: InputDesk<Held>,
  change: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  notices.show(null);
  await work.run(null, (signal) => {
    onReplaced();
    return change(signal);
  });
}

async function replaceInput<Held>(
  desk: InputDesk<Held>,
  replace: (signal: AbortSignal) => Promise<PreviousText | null>,
): Promise<ReplacedInput | null> {
  desk.notices.show(null);
  return toReplaced(desk, (await desk.work.run(null, replace)) ?? null);
}

/** Makes it possible to put a replaced text back. */
export function toReplaced<Held>(desk: InputDesk<Held>, previous: PreviousText | null): ReplacedInput | null {
  if (previous === null) return null;
  return {
    undo() {
      desk.work.cancel();
      desk.notices.show(null);
      const replaced = restore(desk, previous);
      desk.onReplaced();
      desk.closeUnused();
      return toReplaced(desk, replaced);
    },
    release() {
      previous.release();
      desk.closeUnused();
    },
    onLost: (handler) => previous.onLost(handler),
  };
}

/** A text that is lost is reported. */
function restore<Held>(desk: InputDesk<Held>, previous: PreviousText): PreviousText | null {
  try {
    return previous.restore();
  } catch (error) {
    desk.report(error);
    return null;
  }
}
