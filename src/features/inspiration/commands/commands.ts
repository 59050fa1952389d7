import { portalPath } from '../../../core/paths.ts';
import type { Command } from '../../../shared/tool/define-page.ts';
import { toCommandAddress } from '../../../shared/tool/use-page-command.ts';
import { TODAY_ADDRESS } from '../model/list-view.ts';
import { copy } from './copy.ts';

const PAGE = portalPath('inspiration');

/** Commands of the planning board. */
export const commands: readonly Command[] = [
  { id: 'today', ...copy.today, to: TODAY_ADDRESS },
  { id: 'create', ...copy.create, to: toCommandAddress(PAGE, 'create') },
  { id: 'deleted', ...copy.deleted, to: toCommandAddress(PAGE, 'deleted') },
];
