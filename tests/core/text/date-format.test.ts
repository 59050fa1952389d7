import { expect, it } from 'vitest';
import { createDateFormat } from '../../../src/core/text/date-format.ts';

it('creates the format of the browser at the first use, once, and writes what it writes', () => {
  let reads = 0;
  const options: Intl.DateTimeFormatOptions = {
    dateStyle: 'long',
    get timeZone() {
      reads += 1;
      return 'UTC';
    },
  };
  const date = createDateFormat(options);
  expect(reads).toBe(0);
  const first = date.format(0);
  const readsOnce = reads;
  expect(date.format(new Date(0))).toBe(first);
  expect([readsOnce > 0, reads]).toEqual([true, readsOnce]);
  expect(first).toBe(new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' }).format(0));
});
