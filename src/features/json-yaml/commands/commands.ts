import { portalPath } from '../../../core/paths.ts';
import type { Command } from '../../../shared/tool/define-page.ts';
import { toCommandAddress } from '../../../shared/tool/page-path.ts';
import { copy } from './copy.ts';

const JSON_TAB = `${portalPath('json-yaml')}?tab=json`;
const YAML_TAB = `${portalPath('json-yaml')}?tab=yaml`;

/** Commands of the JSON and YAML tools. */
export const commands: readonly Command[] = [
  { id: 'format', ...copy.format, to: toCommandAddress(JSON_TAB, 'format') },
  { id: 'minify', ...copy.minify, to: toCommandAddress(JSON_TAB, 'minify') },
  { id: 'to-yaml', ...copy.toYaml, to: toCommandAddress(YAML_TAB, 'to-yaml') },
  { id: 'format-yaml', ...copy.formatYaml, to: toCommandAddress(YAML_TAB, 'format') },
];
