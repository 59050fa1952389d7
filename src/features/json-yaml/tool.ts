import DataObjectIcon from '@mui/icons-material/DataObject';
import { FILE_BYTES_PER_CHAR } from '../../core/text/file-bytes.ts';
import { YAML_CHARS_MAX } from '../../core/yaml-limits.ts';
import { defineTool } from '../../shared/tool/define-page.ts';
import { copy } from './copy.ts';
import { TABS, toTab } from './model/tab.ts';
import picture from './picture.svg';

export const jsonYaml = defineTool({
  id: 'json-yaml',
  name: copy.tab,
  icon: DataObjectIcon,
  tab: {
    alternates: { texts: copy.tabTexts, openText: (query) => TABS.indexOf(toTab(query.get('tab'))) },
    opens: 'same-tab',
  },
  group: 'data',
  summary: copy.summary,
  picture,
  meta: copy.meta,
  search: copy.search,
  layout: { header: 'static', padded: true, fillsWindow: true, widget: 'folded' },
  screens: [{ path: '', load: () => import('./JsonYamlScreen.tsx'), prerenderedQueries: ['?tab=yaml'] }],
  accepts: [
    {
      files: ['.json', 'application/json'],
      receives: { handoff: 'json-text', action: copy.receives.json, contents: ['json', 'notation'] },
    },
    {
      files: ['.yaml', '.yml', 'application/yaml', 'application/x-yaml', 'text/yaml', 'text/x-yaml'],
      query: '?tab=yaml',
      receives: {
        handoff: 'yaml-text',
        action: copy.receives.yaml,
        contents: ['yaml'],
        maxBytes: YAML_CHARS_MAX * FILE_BYTES_PER_CHAR,
      },
    },
  ],
  sendsNothing: true,
  loadData: () => import('./data.ts'),
  loadCommands: () => import('./commands/commands.ts'),
});
