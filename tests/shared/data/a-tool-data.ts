import { AppError } from '../../../src/core/errors.ts';
import type { ToolData } from '../../../src/shared/tool/tool-data.ts';

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

export interface FakeTool extends ToolData<Readonly<Record<string, string>>> {
  entries: Record<string, string>;
  /** The next change fails. */
  isBroken: boolean;
}

/** A tool whose data are named texts, kept in memory. */
export function createFakeTool(id: string, entries: Record<string, string> = {}): FakeTool {
  const change = (next: Record<string, string>) => {
    if (tool.isBroken) throw new AppError('quota-exceeded', 'full');
    tool.entries = next;
  };
  const tool: FakeTool = {
    id,
    label: `Tool ${id}`,
    holds: 'texts',
    version: 1,
    entries,
    isBroken: false,
    size: async () => ({ entries: Object.keys(tool.entries).length, bytes: encode(tool.entries).length }),
    async export() {
      const sorted = Object.fromEntries(Object.entries(tool.entries).sort());
      return Object.keys(sorted).length === 0 ? [] : [{ name: 'texts.json', bytes: encode(sorted) }];
    },
    async plan({ parts }) {
      const part = parts.find(({ name }) => name === 'texts.json');
      if (part === undefined) throw new AppError('data-unreadable', 'no texts');
      const content: Record<string, string> = JSON.parse(new TextDecoder().decode(part.bytes));
      const names = Object.keys(content);
      const isHere = (name: string) => name in tool.entries;
      return {
        added: names.filter((name) => !isHere(name)).length,
        changed: 0,
        conflicts: names.filter((name) => isHere(name) && tool.entries[name] !== content[name]),
        unchanged: names.filter((name) => tool.entries[name] === content[name]).length,
        removed: Object.keys(tool.entries).filter((name) => !(name in content)).length,
        skipped: [],
        content,
      };
    },
    async apply({ content }, mode) {
      change(mode === 'replace' ? { ...content } : { ...content, ...tool.entries });
    },
    async clear() {
      change({});
    },
  };
  return tool;
}
