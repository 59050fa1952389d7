import type { ImportMode, ImportPlan, ToolData, ToolParts } from '../../../shared/tool/tool-data.ts';
import { toKeptIcon } from '../model/icon.ts';
import type { Items } from '../model/item-changes.ts';
import { linkKey } from '../model/link.ts';
import { clearIcons, type Icons, readIcons, writeIcons } from './icon-db.ts';

const PART = 'icons.json';

interface WithIcons<Content> {
  readonly items: Content;
  /** Pictures of the file by the links of their items, whose ids may differ here. */
  readonly icons: ReadonlyMap<string, string>;
}

/** Data of the items together with the pictures of their tiles. `readItems` gives the items as they are stored now. */
export function withIcons<Content>(base: ToolData<Content>, readItems: () => Items): ToolData<WithIcons<Content>> {
  const exportParts = async () => {
    const parts = await base.export();
    const icons = parts.length === 0 ? [] : await listIcons(readItems());
    if (icons.length === 0) return parts;
    return [...parts, { name: PART, bytes: new TextEncoder().encode(JSON.stringify(Object.fromEntries(icons))) }];
  };
  return {
    ...base,
    async size() {
      const [parts, { entries }] = [await exportParts(), await base.size()];
      return { entries, bytes: parts.reduce((sum, { bytes }) => sum + bytes.length, 0) };
    },
    export: exportParts,
    async plan(parts) {
      const plan = await base.plan(parts);
      return { ...plan, content: { items: plan.content, icons: readPart(parts) } };
    },
    async apply({ content, ...counts }, mode, safety) {
      const own = await readIcons();
      const before = await base.export();
      const plan: ImportPlan<Content> = { ...counts, content: content.items };
      await base.apply(plan, mode, safety);
      try {
        await writeIcons(toChanges(readItems(), own, content.icons, mode));
      } catch (error) {
        // The ids of the new items are known only now; without their pictures, the items become what they were.
        if (before.length === 0) await base.clear(safety);
        else await base.apply(await base.plan({ version: base.version, parts: before }), 'replace', safety);
        throw error;
      }
    },
    async clear(safety) {
      await clearIcons();
      await base.clear(safety);
    },
  };
}

/** Merging adds pictures that this browser lacks; replacing gives each item what the file has for it. */
function toChanges(items: Items, own: Icons, found: Icons, mode: ImportMode): ReadonlyMap<string, string | null> {
  const changes = new Map<string, string | null>();
  for (const { id, link } of items) {
    const icon = found.get(linkKey(link)) ?? null;
    if (icon !== null && (mode === 'replace' || !own.has(id))) changes.set(id, icon);
    else if (mode === 'replace' && own.has(id)) changes.set(id, null);
  }
  return changes;
}

/** Pictures by link, in the order of the items. */
async function listIcons(items: Items): Promise<[link: string, icon: string][]> {
  const icons = await readIcons();
  return items.flatMap(({ id, link }): [string, string][] => {
    const icon = icons.get(id);
    return icon === undefined ? [] : [[linkKey(link), icon]];
  });
}

/** Pictures that cannot be read are left out. */
function readPart({ parts }: ToolParts): ReadonlyMap<string, string> {
  const part = parts.find(({ name }) => name === PART);
  const icons = new Map<string, string>();
  if (part === undefined) return icons;
  try {
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(part.bytes));
    for (const [link, value] of Object.entries(read ?? {})) {
      const icon = toKeptIcon(value);
      if (icon !== null) icons.set(link, icon);
    }
  } catch {
    return icons;
  }
  return icons;
}
