import { portalPath } from '../../../core/paths.ts';
import type { Command } from '../../../shared/tool/define-page.ts';
import { toCommandAddress } from '../../../shared/tool/page-path.ts';
import { copy } from './copy.ts';

export { keys } from './copy.ts';

const PAGE = portalPath('goal-focus');

/** Commands of the focus desktop. */
export const commands: readonly Command[] = [
  { id: 'edit', ...copy.edit, to: toCommandAddress(PAGE, 'edit') },
  { id: 'timer', ...copy.timer, to: toCommandAddress(PAGE, 'timer') },
];
