import type { ComponentType } from 'react';
import type { Page, PageTab } from '../../src/shared/tool/define-page.ts';

interface PageParts extends Partial<Pick<Page, 'name' | 'path' | 'zone' | 'tab' | 'home' | 'layout' | 'screens'>> {
  readonly id: string;
  readonly alternates?: PageTab['alternates'];
  readonly opens?: PageTab['opens'];
  readonly paths?: readonly string[];
  readonly load?: () => Promise<{ default: ComponentType }>;
}

/** A page for tests: complete, and plain where the test does not care. `home` lies at the portal's own path. */
export function aPage({
  id,
  alternates,
  opens = 'same-tab',
  paths = [''],
  load = loadEmpty,
  ...parts
}: PageParts): Page {
  return {
    id,
    zone: 'portal',
    path: id === 'home' ? '' : id,
    name: id,
    icon: () => <svg aria-hidden="true" />,
    tab: { opens, ...(alternates === undefined ? {} : { alternates }) },
    home: { summary: `summary of ${id}` },
    search: [],
    meta: { title: `title of ${id}`, description: `description of ${id}`, keywords: [id] },
    layout: { header: 'static', padded: true, widget: true },
    screens: paths.map((path) => ({ path, load })),
    ...parts,
  };
}

async function loadEmpty() {
  return { default: () => <main>empty</main> };
}
