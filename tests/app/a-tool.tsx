import type { ComponentType } from 'react';
import type { Tool, ToolTab } from '../../src/shared/tool/define-tool.ts';

interface ToolParts {
  readonly id: string;
  readonly label?: ToolTab['label'];
  readonly opens?: ToolTab['opens'];
  readonly paths?: readonly string[];
  readonly load?: () => Promise<{ default: ComponentType }>;
}

/** A tool for tests: complete, and plain where the test does not care. */
export function aTool({ id, label = id, opens = 'same-tab', paths = [''], load = loadEmpty }: ToolParts): Tool {
  return {
    id,
    tab: { label, icon: () => <svg aria-hidden="true" />, opens },
    summary: `summary of ${id}`,
    meta: { title: `title of ${id}`, description: `description of ${id}`, keywords: [id] },
    layout: { header: 'static', padded: true, widget: true },
    screens: paths.map((path) => ({ path, load })),
  };
}

async function loadEmpty() {
  return { default: () => <main>empty</main> };
}
