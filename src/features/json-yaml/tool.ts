import DataObjectIcon from '@mui/icons-material/DataObject';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';
import { TABS, toTab } from './model/tab.ts';

export const jsonYaml = defineTool({
  id: 'json-yaml',
  name: copy.tab,
  icon: DataObjectIcon,
  tab: {
    alternates: { texts: copy.tabTexts, openText: (query) => TABS.indexOf(toTab(query.get('tab'))) },
    opens: 'same-tab',
  },
  summary: copy.summary,
  meta: copy.meta,
  search: copy.search,
  layout: { header: 'static', padded: true, fillsWindow: true, widget: true },
  screens: [{ path: '', load: () => import('./JsonYamlScreen.tsx'), prerenderedQueries: ['?tab=yaml'] }],
  accepts: [
    { files: ['.json', 'application/json'] },
    {
      files: ['.yaml', '.yml', 'application/yaml', 'application/x-yaml', 'text/yaml', 'text/x-yaml'],
      query: '?tab=yaml',
    },
  ],
  sendsNothing: true,
  loadData: () => import('./data.ts'),
});
