import { portalPath } from '../../../core/paths.ts';
import type { Command } from '../../../shared/tool/define-page.ts';
import { toCommandAddress } from '../../../shared/tool/page-path.ts';
import { copy } from './copy.ts';

/** Commands of the data center. */
export const commands: readonly Command[] = [
  { id: 'backup', ...copy.backup, to: toCommandAddress(portalPath('data-center'), 'backup') },
];
