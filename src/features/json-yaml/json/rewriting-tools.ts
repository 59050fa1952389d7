import type { JsonLayout, JsonResult, JsonTool } from '../../../bridges/json-bridge.ts';
import { copy } from './copy.ts';
import type { JsonController } from './json-controller.ts';
import type { JsonState, OutputLanguage, ToolName } from './json-state.ts';

interface Rewriting {
  readonly id: string;
  readonly label: string;
  readonly name: ToolName;
  readonly language: OutputLanguage;
  readonly extension: string;
  make(tool: JsonTool, id: number, layout: JsonLayout, signal: AbortSignal): Promise<JsonResult>;
}

const REWRITINGS: readonly Rewriting[] = [
  {
    id: 'expand',
    label: copy.more.expand,
    name: 'expand',
    language: 'json',
    extension: 'json',
    make: (tool, id, layout, signal) => tool.expandNested(id, layout, signal),
  },
  {
    id: 'collapse',
    label: copy.more.collapse,
    name: 'collapse',
    language: 'json',
    extension: 'json',
    make: (tool, id, layout, signal) => tool.collapseNested(id, layout, signal),
  },
  {
    id: 'escape-minified',
    label: copy.more.escapeMinified,
    name: 'convert',
    language: 'text',
    extension: 'txt',
    make: (tool, id, _, signal) => tool.escape(id, { minifies: true }, signal),
  },
  {
    id: 'decode-unicode',
    label: copy.more.decodeUnicode,
    name: 'convert',
    language: 'unknown',
    extension: 'json',
    make: (tool, id, _, signal) => tool.decodeUnicode(id, signal),
  },
  {
    id: 'encode-unicode',
    label: copy.more.encodeUnicode,
    name: 'convert',
    language: 'unknown',
    extension: 'json',
    make: (tool, id, _, signal) => tool.encodeUnicode(id, signal),
  },
  {
    id: 'sort-descending',
    label: copy.more.sortDescending,
    name: 'convert',
    language: 'json',
    extension: 'json',
    make: (tool, id, layout, signal) =>
      tool.format(id, { ...layout, repairs: true, sortsKeys: true, sortsDescending: true }, signal),
  },
  {
    id: 'to-lines',
    label: copy.more.toLines,
    name: 'convert',
    language: 'text',
    extension: 'ndjson',
    make: (tool, id, _, signal) => tool.toJsonLines(id, signal),
  },
  {
    id: 'remove-nulls',
    label: copy.more.removeNulls,
    name: 'convert',
    language: 'json',
    extension: 'json',
    make: (tool, id, layout, signal) => tool.removeMembers(id, { ...layout, empties: false }, signal),
  },
  {
    id: 'remove-empties',
    label: copy.more.removeEmpties,
    name: 'convert',
    language: 'json',
    extension: 'json',
    make: (tool, id, layout, signal) => tool.removeMembers(id, { ...layout, empties: true }, signal),
  },
];

/** A choice of the layout, listed as the other way of writing arrays. */
export const LAYOUT_TOOLS = [
  {
    id: 'join-arrays',
    group: 'view',
    label: copy.more.joinArrays,
    applies: ({ joinsArrays }: JsonState) => !joinsArrays,
    run: (controller: JsonController) => controller.setJoining(true),
  },
  {
    id: 'split-arrays',
    group: 'view',
    label: copy.more.splitArrays,
    applies: ({ joinsArrays }: JsonState) => joinsArrays,
    run: (controller: JsonController) => controller.setJoining(false),
  },
] as const;

/** Entries of the menu that write the input in another way. */
export const REWRITING_TOOLS = REWRITINGS.map(toEntry);

function toEntry({ id, label, make, ...job }: Rewriting) {
  return {
    id,
    group: 'convert' as const,
    label,
    run(controller: JsonController): void {
      const { indent, joinsArrays } = controller.store.getState();
      void controller.runTool({
        ...job,
        from: 'input',
        make: (text, signal) => make(controller.tool, text.id, { indent, joinsArrays }, signal),
      });
    },
  };
}
