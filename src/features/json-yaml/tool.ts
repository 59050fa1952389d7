import DataObjectIcon from '@mui/icons-material/DataObject';
import { defineTool } from '../../shared/tool/define-tool.ts';
import { copy } from './copy.ts';

export const jsonYaml = defineTool({
  id: 'json-yaml',
  tab: { label: { texts: copy.tabTexts, name: copy.tab }, icon: DataObjectIcon, opens: 'same-tab' },
  summary: copy.summary,
  meta: copy.meta,
  layout: { header: 'static', padded: true, widget: true },
  screens: [{ path: '', load: () => import('./JsonYamlScreen.tsx') }],
});
