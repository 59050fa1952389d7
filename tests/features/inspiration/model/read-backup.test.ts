import { expect, it } from 'vitest';
import { readBackup } from '../../../../src/features/inspiration/model/backup.ts';
import { BACKUP } from '../a-backup.ts';

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
