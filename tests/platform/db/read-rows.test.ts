import { expect, it } from 'vitest';
import { z } from '../../../src/core/schema.ts';
import { readRows } from '../../../src/platform/db/read-rows.ts';

it('parses the good rows and returns the bad ones apart, unchanged', () => {
  const schema = z.object({ id: z.number(), text: z.string().default('') });
  const bad = [{ id: 'two' }, null];
  expect(readRows([{ id: 1 }, ...bad, { id: 3, text: 'c' }], schema)).toEqual({
    rows: [
      { id: 1, text: '' },
      { id: 3, text: 'c' },
    ],
    setAside: bad,
  });
});
