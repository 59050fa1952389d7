import { portalPath } from '../../../core/paths.ts';
import type { Command } from '../../../shared/tool/define-page.ts';
import { toCommandAddress } from '../../../shared/tool/page-path.ts';
import { copy } from './copy.ts';

export { keys } from './copy.ts';

const PAGE = portalPath('flock-dance');

/** Commands of the swarm canvas. */
export const commands: readonly Command[] = [
  { id: 'daily', ...copy.daily, to: toCommandAddress(PAGE, 'daily') },
  { id: 'focus', ...copy.focus, to: toCommandAddress(PAGE, 'focus') },
  { id: 'watch', ...copy.watch, to: toCommandAddress(PAGE, 'watch') },
];
