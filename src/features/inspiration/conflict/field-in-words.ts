import { cutGraphemes } from '../../../core/text/graphemes.ts';
import { isRepeat } from '../model/repeat.ts';
import { formatRepeat } from '../text/repeat/format-repeat.ts';
import { copy, labelOf } from '../words.ts';
import { copy as words } from './copy.ts';

/** A field of a goal or task with its value, shortened where it is long. */
export function fieldInWords(name: string, value: unknown): string {
  const { field, fields, none } = words;
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    status: { ...copy.inspirationStatuses, ...copy.taskStatuses },
    priority: copy.priorities,
    milestone_type: copy.milestoneTypes,
  };
  const text = toText(value);
  const labels = choices[name];
  const shown = labels === undefined ? cutGraphemes(text, FIELD_CHARACTERS) : labelOf(labels, text);
  return field(fields[name] ?? name, text === '' ? none : shown);
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return words.list(value);
  if (isRepeat(value)) return formatRepeat(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** Enough to recognize a text by. */
const FIELD_CHARACTERS = 60;
