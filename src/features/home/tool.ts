import HomeIcon from '@mui/icons-material/HomeOutlined';
import { defineTool } from '../../shared/tool/define-tool.ts';
import { copy } from './copy.ts';

export const home = defineTool({
  id: 'home',
  tab: { label: copy.tab, icon: HomeIcon, opens: 'same-tab' },
  summary: copy.summary,
  meta: copy.meta,
  layout: { header: 'overlay', padded: false, widget: true },
  screens: [{ path: '', load: () => import('./HomeScreen.tsx') }],
});
