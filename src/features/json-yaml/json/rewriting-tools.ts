import type { JsonLayout, JsonResult, JsonTool } from '../../../bridges/json-bridge.ts';
import { copy } from './copy.ts';
import type { JsonController } from './json-controller.ts';
import type { JsonState, OutputLanguage, ToolName } from './json-state.ts';

interface Rewriting {
  readonly id: keyof typeof copy.more;
  /** `convert` by default. */
  readonly name?: ToolName;
  readonly language: OutputLanguage;
  readonly extension: string;
  make(tool: JsonTool, id: number, layout: JsonLayout, signal: AbortSignal): Promise<JsonResult>;
}

const JSON_TEXT = { language: 'json', extension: 'json' } as const;
/** What comes out need not be JSON. */
const ANY_TEXT = { language: 'unknown', extension: 'json' } as const;

const REWRITINGS: readonly Rewriting[] = [
  { id: 'expand', name: 'expand', ...JSON_TEXT, make: (tool, ...input) => tool.expandNested(...input) },
  { id: 'collapse', name: 'collapse', ...JSON_TEXT, make: (tool, ...input) => tool.collapseNested(...input) },
  {
    id: 'escapeMinified',
    language: 'text',
    extension: 'txt',
    make: (tool, id, _, signal) => tool.escape(id, { minifies: true }, signal),
  },
  { id: 'decodeUnicode', ...ANY_TEXT, make: (tool, id, _, signal) => tool.decodeUnicode(id, signal) },
  { id: 'encodeUnicode', ...ANY_TEXT, make: (tool, id, _, signal) => tool.encodeUnicode(id, signal) },
  {
    id: 'sortDescending',
    ...JSON_TEXT,
    make: (tool, id, layout, signal) =>
      tool.format(id, { ...layout, repairs: true, sortsKeys: true, sortsDescending: true }, signal),
  },
  {
    id: 'toLines',
    language: 'text',
    extension: 'ndjson',
    make: (tool, id, _, signal) => tool.toJsonLines(id, signal),
  },
  ...([false, true] as const).map(
    (empties): Rewriting => ({
      id: empties ? 'removeEmpties' : 'removeNulls',
      ...JSON_TEXT,
      make: (tool, id, layout, signal) => tool.removeMembers(id, { ...layout, empties }, signal),
    }),
  ),
];

/** A choice of the layout, listed as the other way of writing arrays. */
export const LAYOUT_TOOLS = ([true, false] as const).map((joins) => ({
  id: joins ? 'join-arrays' : 'split-arrays',
  group: 'view' as const,
  label: joins ? copy.more.joinArrays : copy.more.splitArrays,
  applies: ({ joinsArrays }: JsonState) => joinsArrays !== joins,
  run: (controller: JsonController) => controller.setJoining(joins),
}));

/** Entries of the menu that write the input in another way. */
export const REWRITING_TOOLS = REWRITINGS.map(toEntry);

function toEntry({ id, name = 'convert', make, ...job }: Rewriting) {
  return {
    id,
    group: 'convert' as const,
    label: copy.more[id],
    run(controller: JsonController): void {
      const { indent, joinsArrays } = controller.store.getState();
      void controller.runTool({
        ...job,
        name,
        from: 'input',
        make: (text, signal) => make(controller.tool, text.id, { indent, joinsArrays }, signal),
      });
    },
  };
}
