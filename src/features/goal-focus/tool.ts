import CenterFocusStrongIcon from '@mui/icons-material/CenterFocusStrong';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';
import picture from './picture.svg';

export const goalFocus = defineTool({
  id: 'goal-focus',
  name: copy.tab,
  icon: CenterFocusStrongIcon,
  tab: { opens: 'same-tab' },
  group: 'focus',
  summary: copy.summary,
  picture,
  meta: copy.meta,
  shortcut: { title: copy.shortcut, opens: 'new-tab', rank: 1, command: 'edit' },
  search: copy.search,
  layout: { header: 'overlay', headerScheme: 'dark', padded: false, widget: true, notices: 'top' },
  screens: [{ path: '', load: () => import('./GoalFocusScreen.tsx') }],
  loadData: () => import('./data.ts'),
  loadCommands: () => import('./commands/commands.ts'),
  loadKeys: () => import('./commands/commands.ts'),
});
