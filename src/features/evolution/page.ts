import RiseIcon from '@mui/icons-material/ShowChart';
import { definePage } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';

/** The landing page (doc 1 §2.10). It has no tab; the home page links to it. */
export const evolution = definePage({
  id: 'evolution',
  zone: 'portal',
  path: 'evolution',
  name: copy.tab,
  icon: RiseIcon,
  meta: copy.meta,
  tab: null,
  home: null,
  search: copy.search,
  layout: { header: 'overlay', headerScheme: 'dark', padded: false, widget: false },
  screens: [{ path: '', load: () => import('./EvolutionScreen.tsx') }],
});
