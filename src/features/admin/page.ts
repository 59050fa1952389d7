import AdminIcon from '@mui/icons-material/ShieldOutlined';
import { definePage } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';

const { permissions, audit, health } = copy.screens;

async function load(screen: keyof typeof copy.screens) {
  const { loadScreens } = await import('./load-screens.ts');
  return loadScreens[screen]();
}

/** The administration. Search engines and the product's own search leave it out; administrators find it in their menu. */
export const admin = definePage({
  id: 'admin',
  zone: 'admin',
  path: '',
  name: copy.name,
  icon: AdminIcon,
  meta: { ...copy.meta, robots: 'noindex' },
  tab: null,
  home: null,
  search: [],
  layout: { header: 'static', padded: false, widget: false },
  screens: [
    { path: '', load: () => load('overview') },
    { path: 'permissions', title: permissions, load: () => load('permissions') },
    { path: 'audit', title: audit, load: () => load('audit') },
    { path: 'health', title: health, load: () => load('health') },
  ],
});
