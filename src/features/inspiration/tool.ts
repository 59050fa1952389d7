import FlagIcon from '@mui/icons-material/FlagOutlined';
import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';
import { BACKUP_BYTES_MAX } from './file-limit.ts';
import picture from './picture.svg';

export const inspiration = defineTool({
  id: 'inspiration',
  name: copy.tab,
  icon: FlagIcon,
  tab: { opens: 'same-tab' },
  group: 'focus',
  summary: copy.summary,
  picture,
  meta: copy.meta,
  shortcut: { title: copy.shortcut, opens: 'same-tab', rank: 2 },
  search: copy.search,
  layout: { header: 'static', padded: true, widget: true },
  screens: [
    { path: '', load: () => import('./InspirationListScreen.tsx') },
    { path: ':inspirationId', load: () => import('./InspirationDetailScreen.tsx') },
  ],
  homePanel: { entry: STORAGE_KEYS.hasGoals, load: () => import('./NextStepsPanel.tsx') },
  accepts: [
    {
      files: [],
      receives: {
        handoff: 'import-file',
        action: copy.receives,
        contents: [],
        loadSniff: () => import('./storage/sniff-backup.ts'),
        maxBytes: BACKUP_BYTES_MAX,
      },
    },
  ],
  loadData: () => import('./data.ts'),
  loadCommands: () => import('./commands/commands.ts'),
  findables: { entry: STORAGE_KEYS.hasGoals, load: () => import('./findables.ts') },
  loadGoals: () => import('./goals.ts'),
  loadKeys: () => import('./keys/copy.ts'),
});
