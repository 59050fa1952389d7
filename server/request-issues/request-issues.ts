import type { RequestIssue, RequestProblem } from '../../src/core/contracts/envelope.ts';
import type { z } from '../../src/core/schema.ts';

/** Problems by the kind of value, as the schema library names it. */
const LARGE: Readonly<Record<string, RequestProblem>> = { string: 'tooLong', array: 'tooMany' };
const SMALL: Readonly<Record<string, RequestProblem>> = { string: 'tooShort', array: 'tooFew' };

/** The wrong parts that an issue of the schema library is about. `input` is the checked part of the request. */
export function toRequestIssues(issue: z.core.$ZodIssue, input: unknown): RequestIssue[] {
  const names = issue.path.map(String);
  const field = names.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...names, key].join('.'), code: 'unknown' }));
  }
  if (isEmpty(readAt(input, names))) return [{ field, code: 'missing' }];
  switch (issue.code) {
    case 'too_big':
      return [{ field, code: LARGE[issue.origin] ?? 'tooLarge', limit: Number(issue.maximum) }];
    case 'too_small':
      return [{ field, code: SMALL[issue.origin] ?? 'tooSmall', limit: Number(issue.minimum) }];
    default:
      return [{ field, code: 'malformed' }];
  }
}

function readAt(input: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    return (value as Readonly<Record<string, unknown>>)[name];
  }, input);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
