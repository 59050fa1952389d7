import { portalPath } from '../../../core/paths.ts';
import type { Command } from '../../../shared/tool/define-page.ts';
import { toCommandAddress } from '../../../shared/tool/page-path.ts';
import { toOverallAddress } from '../model/list-view.ts';
import { copy } from './copy.ts';

const PAGE = portalPath('inspiration');

/** Commands of the planning board. */
export const commands: readonly Command[] = [
  { id: 'today', ...copy.today, to: toOverallAddress('today') },
  { id: 'calendar', ...copy.calendar, to: toOverallAddress('calendar') },
  { id: 'create', ...copy.create, to: toCommandAddress(PAGE, 'create') },
  { id: 'deleted', ...copy.deleted, to: toCommandAddress(PAGE, 'deleted') },
];
