import CardsIcon from '@mui/icons-material/ViewCarouselOutlined';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';
import picture from './picture.svg';

export const xhsHelper = defineTool({
  id: 'xhs-helper',
  name: copy.tab,
  icon: CardsIcon,
  tab: { opens: 'same-tab' },
  group: 'create',
  summary: copy.summary,
  picture,
  meta: copy.meta,
  shortcut: { title: copy.shortcut, opens: 'same-tab', rank: 3 },
  search: copy.search,
  layout: { header: 'static', padded: true, widget: 'folded', notices: 'top' },
  screens: [{ path: '', load: () => import('./screens/CardMakerScreen.tsx') }],
  accepts: [
    {
      files: ['text/plain', 'text/markdown', '.txt', '.md'],
      receives: { handoff: 'card-text', action: copy.receives.text, contents: ['text'] },
    },
    { files: [], receives: { handoff: 'card-picture', action: copy.receives.picture, contents: ['picture'], rank: 1 } },
  ],
  loadData: () => import('./data.ts'),
  loadKeys: () => import('./keys/copy.ts'),
});
