import ForumIcon from '@mui/icons-material/ForumOutlined';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';

export const lanChat = defineTool({
  id: 'lan-chat',
  name: copy.tab,
  icon: ForumIcon,
  tab: { opens: 'new-tab' },
  summary: copy.summary,
  meta: copy.meta,
  search: copy.search,
  layout: { header: 'static', padded: true, fillsWindow: true, widget: true, notices: 'top' },
  screens: [{ path: '', load: () => import('./LanChatScreen.tsx') }],
  loadData: () => import('./data.ts'),
});
