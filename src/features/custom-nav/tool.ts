import NearMeIcon from '@mui/icons-material/NearMeOutlined';
import { FILE_BYTES_PER_CHAR } from '../../core/text/file-bytes.ts';
import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';
import { FILE_CHARS_MAX } from './file-limit.ts';
import picture from './picture.svg';

export const customNav = defineTool({
  id: 'custom-nav',
  name: copy.tab,
  icon: NearMeIcon,
  tab: { opens: 'new-tab' },
  group: 'data',
  summary: copy.summary,
  picture,
  meta: copy.meta,
  search: copy.search,
  layout: { header: 'static', padded: true, widget: true },
  screens: [{ path: '', load: () => import('./CustomNavScreen.tsx') }],
  accepts: [
    {
      files: [],
      receives: {
        handoff: 'import-file',
        action: copy.receives,
        contents: [],
        loadSniff: () => import('./imports/sniff-nav-file.ts'),
        maxBytes: FILE_CHARS_MAX * FILE_BYTES_PER_CHAR,
      },
    },
  ],
  loadData: () => import('./data.ts'),
  findables: { entry: STORAGE_KEYS.customNav, load: () => import('./findables.ts') },
  loadCommands: () => import('./commands/commands.ts'),
  loadKeys: () => import('./keys/copy.ts'),
});
