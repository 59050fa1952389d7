import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';
import picture from './picture.svg';

export const brainHole = defineTool({
  id: 'brain-hole',
  name: copy.tab,
  icon: LightbulbIcon,
  tab: { opens: 'same-tab' },
  group: 'leisure',
  summary: copy.summary,
  picture,
  meta: copy.meta,
  search: copy.search,
  layout: { header: 'static', padded: true, widget: true },
  screens: [{ path: '', load: () => import('./BrainHoleScreen.tsx') }],
  loadData: () => import('./data.ts'),
  loadKeys: () => import('./keys/copy.ts'),
});
