import { expect, it } from 'vitest';
import { backupPieces, readBackup, writeBackup } from '../../../../src/features/inspiration/model/backup.ts';
import { BACKUP } from '../a-backup.ts';
import { anEvent, anInspiration, aTask } from '../a-record.ts';

const TEXT = JSON.stringify(BACKUP);
const AT = 1_767_225_600_000;

it('may wait after every record, so that a large file does not block the page', async () => {
  let waits = 0;
  const wait = () => {
    waits += 1;
    return Promise.resolve();
  };
  const read = await readBackup(TEXT, AT, wait);
  const { inspirations, tasks, timeline_events, hierarchy_data, flowchart_data } = BACKUP;
  const records = [inspirations, tasks, timeline_events, hierarchy_data, flowchart_data].flat().length;
  // Tasks and events are looked at again, for their day numbers.
  expect(waits).toBe(records + tasks.length + timeline_events.length);
  expect(read).toEqual(await readBackup(TEXT, AT, () => null));
});

it.each([
  ['no records', { inspirations: [], tasks: [], timeline_events: [], hierarchy_data: [], flowchart_data: [] }],
  [
    'records of every kind',
    {
      inspirations: [anInspiration('goal', { content: 'two\nlines, "quoted"' }), anInspiration('other')],
      tasks: [aTask('a', null, { labels: ['x', 'y'], due_date: null }), aTask('b', 'a', { title: '\\n \u2028' })],
      timeline_events: [anEvent('e')],
      hierarchy_data: [{ inspiration_id: 'goal', data: { folded: ['a'], empty: [], none: {} }, updated_at: AT }],
      flowchart_data: [{ inspiration_id: 'goal', data: 'text\n', updated_at: AT }],
    },
  ],
])('the text of %s is the indented one of the whole, in pieces of a record each', (_case, rows) => {
  const head = { schema: 'mythinkn.inspiration.v1', version: 1, exported_at: AT };
  const text = `${JSON.stringify({ ...head, ...rows }, null, 2)}\n`;
  expect(writeBackup(rows, AT)).toBe(text);
  const records = Object.values(rows).flat().length;
  expect([...backupPieces(rows, AT)]).toHaveLength(records + 12);
});
