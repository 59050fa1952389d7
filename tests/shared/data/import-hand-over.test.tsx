// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { dataCenter } from '../../../src/features/data-center/page.ts';
import { inspiration } from '../../../src/features/inspiration/tool.ts';
import { copy } from '../../../src/shared/data/copy.ts';
import { openRestorePoints, type RestorePoint, type RestorePoints } from '../../../src/shared/data/restore-points.ts';
import { ImportDialog } from '../../../src/shared/import/ImportDialog.tsx';
import { click, render } from '../../app/render.tsx';
import { buttonOf, filesLoaded, until } from '../dom.ts';
import { createFakeTool } from './a-tool-data.ts';

const PAGES = [inspiration, dataCenter];
const BACKUP = JSON.stringify({ schema: 'mythinkn.inspiration.v1', version: 1, inspirations: [] });

let address = '';

function Address() {
  const { pathname, search } = useLocation();
  address = `${pathname}${search}`;
  return null;
}

async function open(file: File) {
  const points = openRestorePoints(`hand-over-${file.name}`);
  await render(
    <MemoryRouter>
      <ImportDialog file={file} datas={[]} points={points} onClose={() => undefined} />
      <Address />
    </MemoryRouter>,
    PAGES,
  );
  await until(() => buttonOf(copy.import.another) !== undefined);
  points.close();
}

it('a backup of the planning board alone is handed over to its page', async () => {
  await open(new File([BACKUP], 'goals.json', { type: 'application/json' }));
  const words = copy.import.handOver(inspiration.name);
  await until(() => buttonOf(words) !== undefined);
  await click(buttonOf(words));
  await until(() => address.startsWith('/portal/inspiration?'));
  expect(address).toContain('from=');
});

it('a file that no page recognizes is only refused', async () => {
  await open(new File(['{"schema":"other"}'], 'other.json', { type: 'application/json' }));
  expect(document.querySelector('[role="dialog"]')?.textContent).not.toContain('交给');
});

it('a file that has been imported is not handed over where its undo fails', async () => {
  const tool = createFakeTool('notes', { a: 'one' });
  const plan = { ...(await tool.plan({ version: 1, parts: await tool.export() })), added: 1 };
  const point: RestorePoint = { id: 1, at: 0, reason: 'import', bytes: 1, tools: [] };
  const points = { add: async () => point, readArchive: async () => null } as unknown as RestorePoints;
  await render(
    <MemoryRouter>
      <ImportDialog
        file={new File([BACKUP], 'goals.json', { type: 'application/json' })}
        datas={[tool]}
        planFile={() => Promise.resolve({ imports: [{ data: tool, plan }], left: [], unknownFiles: [] })}
        points={points}
        onClose={() => undefined}
      />
    </MemoryRouter>,
    PAGES,
  );
  await until(() => buttonOf(copy.import.start) !== undefined);
  await click(buttonOf(copy.import.start));
  await until(() => buttonOf(copy.import.undo) !== undefined);
  await click(buttonOf(copy.import.undo));
  await until(() => buttonOf(copy.import.another) !== undefined);
  await filesLoaded();
  expect(document.querySelector('[role="dialog"]')?.textContent).not.toContain(copy.import.handOver(inspiration.name));
});

it('names the page of a part that is left out, not its id', async () => {
  const points = openRestorePoints('hand-over-left');
  const planFile = () =>
    Promise.resolve({
      imports: [],
      left: [
        { id: 'inspiration', reason: 'damaged' as const },
        { id: 'gone', reason: 'unknown-tool' as const },
      ],
      unknownFiles: [],
    });
  await render(
    <ImportDialog file={new Blob(['x'])} datas={[]} planFile={planFile} points={points} onClose={() => undefined} />,
    PAGES,
  );
  const names = () =>
    [...document.querySelectorAll('[role="dialog"] li > strong')].map(({ textContent }) => textContent);
  await until(() => names().length > 0);
  expect(names()).toEqual([inspiration.name, 'gone']);
  points.close();
});
