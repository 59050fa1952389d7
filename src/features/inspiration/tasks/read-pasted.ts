import { type JsonTool, openJsonTool } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { nextTask } from '../../../platform/next-task.ts';
import type { TaskDraft } from '../model/board-rules.ts';
import { draftsFromJson } from '../text/answer-json.ts';
import { withoutRoot } from '../text/merge-drafts.ts';
import type { Outline } from '../text/outline/build-drafts.ts';
import { draftsFromMarkdown, findJson } from '../text/parse-answer.ts';
import { parseOutline } from '../text/parse-outline.ts';
import { readTitles, type TitleForm } from '../text/read-titles.ts';

export interface PastedTasks extends Outline {
  /** The JSON of the answer was damaged, and the JSON tool's worker has repaired it. */
  readonly isRepaired: boolean;
  /** The JSON of the answer is damaged, and the worker could not be loaded. */
  readonly isRepairUnavailable?: boolean;
}

/** A longer answer is read as an outline. */
const JSON_BYTES_MAX = 4 << 20;

let tool: JsonTool | null = null;

/** `list`: every line is a task. `answer`: a model's answer, with words around its list, or as JSON. */
export type PastedForm = TitleForm;

/** The form that a text seems to have. */
export function guessForm(text: string): PastedForm {
  return /^\s*(?:```|~~~)/m.test(text) || findJson(text) !== null ? 'answer' : 'list';
}

/** The goal that a text is pasted into. */
interface PastedInto {
  readonly goalTitle: string;
  /** Whether one of its tasks has this title. */
  readonly isPresent: (title: string) => boolean;
}

/** Titles that are read without a pause. */
const UNPAUSED_COUNT = 100;

/** Reads tasks from a pasted text, with the fields that their titles name. */
export async function readPasted(text: string, form: PastedForm, into: PastedInto): Promise<PastedTasks> {
  const now = new Date();
  const found = await readTree(text, form, now);
  const drafts: TaskDraft[] = [];
  for (const [index, draft] of withoutRoot(found.drafts, into.goalTitle).entries()) {
    if (index % UNPAUSED_COUNT === UNPAUSED_COUNT - 1) await nextTask();
    drafts.push(...readTitles([draft], form, now, into.isPresent));
  }
  return { ...found, drafts };
}

async function readTree(text: string, form: PastedForm, now: Date): Promise<PastedTasks> {
  if (form === 'list') return { ...parseOutline(text, now), isRepaired: false };
  const json = findJson(text);
  if (json !== null) {
    const found = await readJson(json, now);
    if (found !== null && (found.count > 0 || found.isRepairUnavailable === true)) return found;
  }
  return { ...draftsFromMarkdown(text, now), isRepaired: false };
}

/** Null where the text is no JSON and cannot be repaired. */
async function readJson(json: string, now: Date): Promise<PastedTasks | null> {
  try {
    return { ...draftsFromJson(JSON.parse(json), now), isRepaired: false };
  } catch {
    // Damaged: the worker repairs it.
  }
  tool ??= openJsonTool();
  const ids: number[] = [];
  try {
    const input = await tool.open(json);
    ids.push(input.id);
    const { document } = await tool.format(input.id, { indent: 2, repairs: true });
    ids.push(document.id);
    const repaired: unknown = JSON.parse(await tool.getText(document.id, JSON_BYTES_MAX));
    return { ...draftsFromJson(repaired, now), isRepaired: true };
  } catch (error) {
    const isUnavailable = error instanceof AppError && error.code === 'worker-unavailable';
    return isUnavailable ? { drafts: [], count: 0, left: 0, isRepaired: false, isRepairUnavailable: true } : null;
  } finally {
    for (const id of ids) tool.close(id);
  }
}
