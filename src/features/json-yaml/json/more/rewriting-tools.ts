import type { JsonIndent, JsonResult, JsonTool } from '../../../../bridges/json-bridge.ts';
import { copy } from '../copy.ts';
import type { JsonController } from '../json-controller.ts';
import type { OutputLanguage, ToolName } from '../json-state.ts';

interface Rewriting {
  readonly id: string;
  readonly label: string;
  readonly name: ToolName;
  readonly language: OutputLanguage;
  readonly extension: string;
  make(tool: JsonTool, id: number, options: RewritingOptions): Promise<JsonResult>;
}

interface RewritingOptions {
  readonly indent: JsonIndent;
  readonly signal: AbortSignal;
}

const REWRITINGS: readonly Rewriting[] = [
  {
    id: 'expand',
    label: copy.more.expand,
    name: 'expand',
    language: 'json',
    extension: 'json',
    make: (tool, id, { indent, signal }) => tool.expandNested(id, { indent }, signal),
  },
  {
    id: 'collapse',
    label: copy.more.collapse,
    name: 'collapse',
    language: 'json',
    extension: 'json',
    make: (tool, id, { indent, signal }) => tool.collapseNested(id, { indent }, signal),
  },
  {
    id: 'escape-minified',
    label: copy.more.escapeMinified,
    name: 'convert',
    language: 'text',
    extension: 'txt',
    make: (tool, id, { signal }) => tool.escape(id, { minifies: true }, signal),
  },
  {
    id: 'decode-unicode',
    label: copy.more.decodeUnicode,
    name: 'convert',
    language: 'unknown',
    extension: 'json',
    make: (tool, id, { signal }) => tool.decodeUnicode(id, signal),
  },
  {
    id: 'encode-unicode',
    label: copy.more.encodeUnicode,
    name: 'convert',
    language: 'unknown',
    extension: 'json',
    make: (tool, id, { signal }) => tool.encodeUnicode(id, signal),
  },
];

/** Entries of the menu that write the input in another way. */
export const REWRITING_TOOLS = REWRITINGS.map(({ id, label, make, ...job }) => ({
  id,
  label,
  run(controller: JsonController): void {
    const { indent } = controller.store.getState();
    void controller.runTool({
      ...job,
      from: 'input',
      make: (text, signal) => make(controller.tool, text.id, { indent, signal }),
    });
  },
}));
