import { limitTime, parseCalendarDay } from './calendar-day.ts';

/**
 * Tests for records that need no correction. Nearly all stored records are well formed, and testing one takes a small part
 * of the time of parsing it.
 */
type Test = (value: unknown) => boolean;

/** Tests of all fields of a record; those of `optional` may be missing. */
export function recordTest<Row>(
  required: { [Name in keyof Row]?: Test },
  optional: { [Name in keyof Row]?: Test } = {},
) {
  const requiredTests = Object.entries<Test | undefined>(required);
  const optionalTests = Object.entries<Test | undefined>(optional);
  return (value: unknown): value is Row => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = value as Readonly<Record<string, unknown>>;
    return (
      requiredTests.every(([name, test]) => test?.(fields[name]) === true) &&
      optionalTests.every(([name, test]) => !Object.hasOwn(fields, name) || test?.(fields[name]) === true)
    );
  };
}

export const isText: Test = (value) => typeof value === 'string';
export const isId: Test = (value) => typeof value === 'string' && value !== '';
export const isCount: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
export const isTime: Test = (value) =>
  typeof value === 'number' && Number.isInteger(value) && limitTime(value) === value && !isSeconds(value);
/** Whether a time counts seconds since 1970, from 1973 on: as milliseconds, it would be a day of the early 1970s. */
export const isSeconds = (time: number): boolean => time >= 1e8 && time < 1e11;
export const isDate: Test = (value) =>
  typeof value === 'string' && /^[12]\d{3}-/.test(value) && parseCalendarDay(value) !== null;
export const isClock: Test = (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
export const isTexts: Test = (value) => Array.isArray(value) && value.every(isText);
export const isFiniteNumber: Test = (value) => Number.isFinite(value);
export const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);
