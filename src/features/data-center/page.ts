import StorageIcon from '@mui/icons-material/StorageOutlined';
import { definePage } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';

export const dataCenter = definePage({
  id: 'data-center',
  zone: 'portal',
  path: 'data-center',
  name: copy.name,
  icon: StorageIcon,
  meta: { ...copy.meta, robots: 'noindex' },
  tab: null,
  home: null,
  search: copy.search,
  layout: { header: 'static', padded: true, widget: false },
  screens: [{ path: '', load: () => import('./DataCenterScreen.tsx') }],
  loadCommands: () => import('./commands/commands.ts'),
  accepts: [
    {
      files: [],
      receives: {
        handoff: 'import-file',
        action: copy.receives,
        contents: [],
        loadSniff: () => import('./sniff-archive.ts'),
      },
    },
  ],
});
