import { copy as mailCopy } from '../mail/copy.ts';
import { toFailingHop } from '../mail/model/mail-hops.ts';
import { copy, valueWords } from './copy.ts';
import { formatEntryTime } from './entry-time.ts';
import type { JsonValue } from './model/changes.ts';

/** Fields with milliseconds since 1970. */
const TIME_FIELD = /^(?:from|to)$|(?:From|To|At)$/;

/** A recorded value as a reader sees it. `listMax` bounds the members of a list that are named. */
export function toValueText(value: JsonValue, field = '', listMax = Number.POSITIVE_INFINITY): string {
  if (value === null) return copy.nothing;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (typeof value === 'number') return TIME_FIELD.test(field) ? toTimeText(value) : String(value);
  if (typeof value === 'string') return field === 'failure' ? toFailureText(value) : valueWords(value);
  if (isList(value) && value.every((member) => typeof member !== 'object')) return toListText(value, listMax);
  return JSON.stringify(value);
}

export function toListText(members: readonly JsonValue[], listMax = Number.POSITIVE_INFINITY): string {
  if (members.length === 0) return copy.nothing;
  const shown = members.slice(0, listMax).map((member) => toValueText(member));
  const text = shown.join(copy.listSeparator);
  return members.length > shown.length ? copy.longList(text, members.length) : text;
}

/** 0 stands for never. */
function toTimeText(at: number): string {
  return at === 0 ? copy.nothing : formatEntryTime(at);
}

/** The hop at which a test mail failed. */
function toFailureText(code: string): string {
  const hop = toFailingHop(code);
  if (hop !== null) return mailCopy.hops[hop];
  return code === '' ? copy.nothing : code;
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
