import WavesIcon from '@mui/icons-material/Waves';
import { defineTool } from '../../shared/tool/define-tool.ts';
import { copy } from './copy.ts';

export const flockDance = defineTool({
  id: 'flock-dance',
  tab: { label: copy.tab, icon: WavesIcon, opens: 'new-tab' },
  summary: copy.summary,
  meta: copy.meta,
  layout: { header: 'overlay', headerScheme: 'dark', padded: false, widget: false },
  screens: [{ path: '', load: () => import('./FlockDanceScreen.tsx') }],
});
