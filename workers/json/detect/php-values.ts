import { AppError } from '../../../src/core/errors.ts';

/** A member of an array or object of PHP: a key and a value, both as JSON. */
export interface PhpMember {
  readonly key: string;
  readonly value: string;
}

/** Keys 0, 1, 2 … make a list. An empty array may be either, and is a list. */
export function toPhpJson(members: readonly PhpMember[], isObject: boolean): string {
  const isList = !isObject && members.every(({ key }, i) => key === String(i));
  if (isList) return `[${members.map(({ value }) => value).join(',')}]`;
  return `{${members.map(({ key, value }) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}

/** A number as PHP prints it, as JSON. */
export function toPhpNumber(written: string): string {
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:E[+-]?\d+)?$/i.test(written)) return written;
  return /^-?\d+\.$/.test(written) ? written.slice(0, -1) : JSON.stringify(written);
}

/** The error for a text that cannot be read from here on. */
export function phpError(offset: number): AppError {
  return new AppError('decode-failed', `No value of PHP at ${offset}`);
}
