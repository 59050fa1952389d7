import { createDateFormat } from '../../../core/text/date-format.ts';

const TIME = createDateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

/** The local time of an entry, to the second. */
export function formatEntryTime(at: number): string {
  return TIME.format(at);
}
