// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ImportOverview } from '../../../src/shared/data/change-data.ts';
import { copy } from '../../../src/shared/data/copy.ts';
import { openRestorePoints, type RestorePoint, type RestorePoints } from '../../../src/shared/data/restore-points.ts';
import { ImportDialog } from '../../../src/shared/import/ImportDialog.tsx';
import type { ImportPlan, ToolData } from '../../../src/shared/tool/tool-data.ts';
import { click, render } from '../../app/render.tsx';
import { buttonOf, until } from '../../shared/dom.ts';
import { createFakeTool } from './a-tool-data.ts';

const NOTHING: ImportPlan = {
  added: 0,
  changed: 0,
  conflicts: [],
  unchanged: 3,
  removed: 0,
  skipped: [],
  content: null,
};

it.each<[string, Partial<ImportPlan>, isMerging: boolean, isReplacing: boolean]>([
  ['nothing new', {}, false, false],
  ['new entries', { added: 1 }, true, true],
  ['better entries', { changed: 1 }, true, true],
  ['entries that differ', { conflicts: ['a'] }, false, true],
  ['fewer entries', { removed: 1 }, false, true],
])('a file with %s can be imported where it changes something', async (_case, change, isMerging, isReplacing) => {
  const points = openRestorePoints(`points-${_case}`);
  const overview: ImportOverview = {
    imports: [{ data: { id: 'notes', label: '笔记' } as ToolData, plan: { ...NOTHING, ...change } }],
    left: [],
    unknownFiles: [],
  };
  const planFile = () => Promise.resolve(overview);
  await render(
    <ImportDialog file={new Blob(['x'])} datas={[]} planFile={planFile} points={points} onClose={() => undefined} />,
  );
  const start = () => buttonOf(copy.import.start) ?? buttonOf(copy.import.nothingNew);
  await until(() => start() !== undefined);
  const seen = () => [start()?.textContent === copy.import.start, start()?.disabled === false];
  expect(seen()).toEqual([isMerging, isMerging]);
  await click(document.querySelector('input[value="replace"]'));
  expect(seen()).toEqual([isReplacing, isReplacing]);
  points.close();
});

it('says that an import is being undone, and offers that once', async () => {
  const tool = createFakeTool('notes', { a: 'one' });
  const plan = { ...NOTHING, added: 1, content: { b: 'two' } };
  const overview: ImportOverview = { imports: [{ data: tool, plan }], left: [], unknownFiles: [] };
  const planFile = () => Promise.resolve(overview);
  const point: RestorePoint = { id: 1, at: 0, reason: 'import', bytes: 1, tools: [] };
  let answer = (_archive: null) => {};
  const points = {
    add: async () => point,
    readArchive: () =>
      new Promise<null>((resolve) => {
        answer = resolve;
      }),
  } as unknown as RestorePoints;
  await render(
    <MemoryRouter>
      <ImportDialog
        file={new Blob(['x'])}
        datas={[tool]}
        planFile={planFile}
        points={points}
        onClose={() => undefined}
      />
    </MemoryRouter>,
  );
  await until(() => buttonOf(copy.import.start) !== undefined);
  await click(buttonOf(copy.import.start));
  await until(() => buttonOf(copy.import.undo) !== undefined);
  await click(buttonOf(copy.import.undo));
  const status = () => document.querySelector('[role="dialog"] [role="status"]')?.textContent;
  await until(() => status() === copy.import.undoing);
  expect(buttonOf(copy.import.undo)).toBeUndefined();
  // The restore point is gone.
  answer(null);
  await until(() => document.querySelector('[role="dialog"] [role="alert"]') !== null);
});
