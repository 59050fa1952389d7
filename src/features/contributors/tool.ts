import TrophyIcon from '@mui/icons-material/EmojiEventsOutlined';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';
import picture from './picture.svg';

export const contributors = defineTool({
  id: 'contributors',
  name: copy.tab,
  icon: TrophyIcon,
  tab: { opens: 'same-tab' },
  group: 'leisure',
  summary: copy.summary,
  picture,
  meta: copy.meta,
  search: copy.search,
  layout: { header: 'static', padded: true, widget: true },
  screens: [{ path: '', load: () => import('./ContributorsScreen.tsx') }],
});
