import DataObjectIcon from '@mui/icons-material/DataObject';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';

export const jsonYaml = defineTool({
  id: 'json-yaml',
  name: copy.tab,
  icon: DataObjectIcon,
  tab: { texts: copy.tabTexts, opens: 'same-tab' },
  summary: copy.summary,
  meta: copy.meta,
  search: copy.search,
  layout: { header: 'static', padded: true, widget: true },
  screens: [{ path: '', load: () => import('./JsonYamlScreen.tsx') }],
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
