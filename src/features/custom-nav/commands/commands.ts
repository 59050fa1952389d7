import { portalPath } from '../../../core/paths.ts';
import type { Command } from '../../../shared/tool/define-page.ts';
import { toCommandAddress } from '../../../shared/tool/page-path.ts';
import { copy } from './copy.ts';

const PAGE = portalPath('custom-nav');

/** Commands of the custom navigation. */
export const commands: readonly Command[] = [
  { id: 'add', ...copy.add, to: toCommandAddress(PAGE, 'add') },
  { id: 'import', ...copy.import, to: toCommandAddress(PAGE, 'import') },
  { id: 'export', ...copy.export, to: toCommandAddress(PAGE, 'export') },
];
