import { AppError } from '../../../core/errors.ts';
import { YAML_CHARS_MAX } from '../../../core/yaml-limits.ts';
import { nextTask } from '../../../platform/next-task.ts';
import { readTextFile } from '../../../platform/text-file.ts';
import { EDITED_BYTES, EDITOR_PASTE_CHARS } from '../constants.ts';
import { createTextLines, type TextLines } from '../model/text-lines.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import type { ReplacedInput } from '../parts/input-controller.ts';
import { copy } from './copy.ts';
import { YAML_TEMPLATES } from './templates.ts';
import { dropOutcome, type YamlContext } from './yaml-context.ts';

/** An input text and where it came from. */
export interface YamlText {
  readonly text: string;
  /** The lines of a long text, which is shown read-only; null for a text that is edited. */
  readonly lines: TextLines | null;
  /** The name of its file. */
  readonly name: string | null;
  readonly isUnsaved: boolean;
}

export const BLANK: YamlText = { text: '', lines: null, name: null, isUnsaved: false };

const TEMPLATES: ReadonlySet<string> = new Set(Object.values(YAML_TEMPLATES));

export function currentInput({ store, editor }: YamlContext): YamlText {
  const { input, name, isUnsaved } = store.getState();
  return input.at === 'shown'
    ? { text: input.lines.text, lines: input.lines, name, isUnsaved }
    : { text: editor.text(), lines: null, name, isUnsaved };
}

/** Takes a text in. Resolves to the text before; null when that was blank, or on failure. */
export async function takeText(
  context: YamlContext,
  source: Blob | string,
  name: string | null,
): Promise<ReplacedInput | null> {
  context.notices.show(null);
  const replaced = await context.work.run(null, async (signal) => {
    const { text, encoding } = await readSource(source);
    if (text.length > YAML_CHARS_MAX) throw new AppError('text-too-long', 'The text is too long');
    const lines = text.length <= EDITED_BYTES.offered ? null : await createTextLines(text, nextTask);
    // Lets the page react between reading a long text and showing it.
    if (text.length > EDITOR_PASTE_CHARS) await nextTask();
    signal.throwIfAborted();
    const previous = replaceInput(context, { text, lines, name, isUnsaved: name === null && !TEMPLATES.has(text) });
    if (name !== null) context.notices.show({ kind: 'success', text: toOpenedText(name, encoding), of: 'input' });
    return previous;
  });
  return replaced ?? null;
}

/** Makes the result the input, which keeps its name. @returns null without a result, and when it is too long. */
export function takeResult(context: YamlContext): ReplacedInput | null {
  const { store, notices, work } = context;
  const { output, name } = store.getState();
  if (output === null) return null;
  const { lines } = output;
  work.cancel();
  if (lines.text.length > YAML_CHARS_MAX) {
    notices.show({ kind: 'failed', action: null, code: 'text-too-long', place: null });
    return null;
  }
  notices.show(null);
  const isEdited = lines.text.length <= EDITED_BYTES.offered;
  return replaceInput(context, { text: lines.text, lines: isEdited ? null : lines, name, isUnsaved: true });
}

async function readSource(source: Blob | string): Promise<{ text: string; encoding: string | null }> {
  return typeof source === 'string' ? { text: source, encoding: null } : readTextFile(source, YAML_CHARS_MAX);
}

/** Replaces the input. @returns null when the text before was blank. */
export function replaceInput(context: YamlContext, next: YamlText): ReplacedInput | null {
  const previous = currentInput(context);
  putInput(context, next);
  return previous.text.trim() === '' ? null : toReplaced(context, previous, next.text);
}

/** Puts back `previous`, which `next` has replaced. */
export function toReplaced(context: YamlContext, previous: YamlText, next: string): ReplacedInput {
  return {
    undo() {
      context.work.cancel();
      context.notices.show(null);
      const isUnchanged = currentInput(context).text === next;
      const replaced = replaceInput(context, previous);
      return isUnchanged ? null : replaced;
    },
    // Only the page holds the text: there is nothing to free or to lose.
    release: () => undefined,
    onLost: () => undefined,
  };
}

export function putInput(context: YamlContext, { text, lines, name, isUnsaved }: YamlText): void {
  dropOutcome(context);
  const isBlank = text.trim() === '';
  const input = lines === null ? ({ at: 'editor' } as const) : ({ at: 'shown', lines } as const);
  context.store.setState({ input, name, isBlank, isUnsaved: isUnsaved && !isBlank });
  if (lines === null) context.editor.setText(text);
  context.store.setState({ isOfferClosed: false });
  context.detection.look(text);
  context.onInput();
}

function toOpenedText(name: string, encoding: string | null): string {
  const isPlain = encoding === null || encoding === 'utf-8';
  return isPlain ? sharedCopy.notices.opened(name) : copy.notices.openedAs(name, encoding);
}
