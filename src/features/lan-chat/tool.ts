import ForumIcon from '@mui/icons-material/ForumOutlined';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';
import { FILE_BYTES_MAX } from './file-limit.ts';
import picture from './picture.svg';

export const lanChat = defineTool({
  id: 'lan-chat',
  name: copy.tab,
  icon: ForumIcon,
  tab: { opens: 'new-tab' },
  group: 'data',
  summary: copy.summary,
  picture,
  meta: copy.meta,
  search: copy.search,
  layout: { header: 'static', padded: true, fillsWindow: true, widget: 'folded', notices: 'top' },
  screens: [{ path: '', load: () => import('./LanChatScreen.tsx') }],
  accepts: [
    {
      files: [],
      receives: {
        handoff: 'station-files',
        action: copy.receives,
        contents: ['any'],
        maxBytes: FILE_BYTES_MAX,
        takesSeveral: true,
      },
    },
  ],
  loadData: () => import('./data.ts'),
  loadCommands: () => import('./commands/commands.ts'),
});
