import { portalPath } from '../../../core/paths.ts';
import type { Command } from '../../../shared/tool/define-page.ts';
import { toCommandAddress } from '../../../shared/tool/page-path.ts';
import { copy } from './copy.ts';

const PAGE = portalPath('lan-chat');

/** Commands of the LAN station. */
export const commands: readonly Command[] = [{ id: 'join', ...copy.join, to: toCommandAddress(PAGE, 'join') }];
