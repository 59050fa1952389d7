import HomeIcon from '@mui/icons-material/HomeOutlined';
import { definePage } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';

export const home = definePage({
  id: 'home',
  zone: 'portal',
  path: '',
  name: copy.tab,
  icon: HomeIcon,
  meta: copy.meta,
  tab: { opens: 'same-tab' },
  home: null,
  search: copy.search,
  layout: { header: 'overlay', padded: false, widget: true },
  screens: [{ path: '', load: () => import('./HomeScreen.tsx') }],
});
