import NearMeIcon from '@mui/icons-material/NearMeOutlined';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';

export const customNav = defineTool({
  id: 'custom-nav',
  name: copy.tab,
  icon: NearMeIcon,
  tab: { opens: 'new-tab' },
  summary: copy.summary,
  meta: copy.meta,
  search: copy.search,
  layout: { header: 'static', padded: true, widget: true },
  screens: [{ path: '', load: () => import('./CustomNavScreen.tsx') }],
  loadData: () => import('./data.ts'),
});
