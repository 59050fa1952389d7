import { cutGraphemes } from '../../../core/text/graphemes.ts';
import { copy, labelOf } from '../copy.ts';
import { copy as words } from './copy.ts';

/** A field of a goal or task with its value, shortened where it is long. */
export function fieldInWords(name: string, value: unknown): string {
  const { field, fields, list, none } = words;
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    status: { ...copy.inspirationStatuses, ...copy.taskStatuses },
    priority: copy.priorities,
    milestone_type: copy.milestoneTypes,
  };
  const text = Array.isArray(value) ? list(value) : typeof value === 'string' ? value.trim() : '';
  const labels = choices[name];
  const shown = labels === undefined ? cutGraphemes(text, FIELD_CHARACTERS) : labelOf(labels, text);
  return field(fields[name] ?? name, text === '' ? none : shown);
}

/** Enough to recognize a text by. */
const FIELD_CHARACTERS = 60;
