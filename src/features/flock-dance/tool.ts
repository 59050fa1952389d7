import WavesIcon from '@mui/icons-material/Waves';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';
import picture from './picture.svg';

export const flockDance = defineTool({
  id: 'flock-dance',
  name: copy.tab,
  icon: WavesIcon,
  tab: { opens: 'new-tab' },
  group: 'focus',
  summary: copy.summary,
  picture,
  meta: copy.meta,
  shortcut: { title: copy.shortcut, opens: 'new-tab', rank: 4 },
  search: copy.search,
  layout: {
    header: 'overlay',
    headerScheme: 'dark',
    padded: false,
    widget: false,
    notices: 'top',
    sheets: 'glass',
  },
  screens: [{ path: '', load: () => import('./FlockDanceScreen.tsx') }],
  loadData: () => import('./data.ts'),
  loadCommands: () => import('./commands/commands.ts'),
  loadKeys: () => import('./commands/commands.ts'),
});
