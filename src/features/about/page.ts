import InfoIcon from '@mui/icons-material/InfoOutlined';
import { definePage } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';

export const about = definePage({
  id: 'about',
  zone: 'portal',
  path: 'about',
  name: copy.name,
  icon: InfoIcon,
  meta: copy.meta,
  tab: null,
  home: null,
  search: copy.search,
  layout: { header: 'static', padded: true, widget: false },
  screens: [{ path: '', load: () => import('./AboutScreen.tsx') }],
});
