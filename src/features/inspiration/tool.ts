import FlagIcon from '@mui/icons-material/FlagOutlined';
import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';

export const inspiration = defineTool({
  id: 'inspiration',
  name: copy.tab,
  icon: FlagIcon,
  tab: { opens: 'same-tab' },
  summary: copy.summary,
  meta: copy.meta,
  shortcut: { title: copy.shortcut, opens: 'same-tab', rank: 2 },
  search: copy.search,
  layout: { header: 'static', padded: true, widget: true },
  screens: [
    { path: '', load: () => import('./InspirationListScreen.tsx') },
    { path: ':inspirationId', load: () => import('./InspirationDetailScreen.tsx') },
  ],
  homePanel: { entry: STORAGE_KEYS.hasGoals, load: () => import('./NextStepsPanel.tsx') },
  loadData: () => import('./data.ts'),
  loadGoals: () => import('./goals.ts'),
});
