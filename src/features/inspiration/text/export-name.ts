import { toFileStem } from '../../../core/text/file-stem.ts';
import { toLocalDate } from '../model/calendar-day.ts';
import { copy } from './copy.ts';
import { allInspirationsName } from './templates.ts';

type ExportFormat = 'json' | 'txt' | 'md' | 'ics';

/** Name of an exported file with the local date: `title_20261122.json`. `title` is null for all inspirations. */
export function exportName(title: string | null, format: ExportFormat, now: Date): string {
  const date = toLocalDate(now.getTime()).replaceAll('-', '');
  return `${title === null ? allInspirationsName : toFileStem(title) || copy.untitled}_${date}.${format}`;
}
