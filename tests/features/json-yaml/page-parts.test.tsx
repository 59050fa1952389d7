// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { usePageParts } from '../../../src/features/json-yaml/page-parts.ts';
import { click, render } from '../../app/render.tsx';
import { buttonOf, filesLoaded, idleMoment, until } from '../../shared/dom.ts';

const calls = vi.hoisted(() => ({
  startWorker: [] as (() => void)[],
  /** Ends the use of the worker that has started. */
  close: vi.fn(),
  validateYaml: vi.fn(async () => null),
  loadEditor: vi.fn(),
}));

vi.mock('../../../src/bridges/yaml-bridge.ts', () => ({ yamlTool: { validate: calls.validateYaml } }));
vi.mock('../../../src/features/json-yaml/json/use-json-controller.ts', () => {
  const open = () => new Promise((resolve) => calls.startWorker.push(() => resolve({ id: 1 })));
  return { jsonController: () => ({ tool: { open, validate: async () => null, close: calls.close } }) };
});
vi.mock('../../../src/features/json-yaml/editor/editor.ts', () => {
  calls.loadEditor();
  return {};
});
vi.mock('../../../src/features/json-yaml/editor/json-language.ts', () => ({}));
vi.mock('../../../src/features/json-yaml/editor/yaml-language.ts', () => ({}));

/** The page, and the way to another one and back. */
function Visit() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        go
      </button>
      {isHere && <PageParts />}
    </>
  );
}

function PageParts() {
  return <p>{usePageParts() ? 'loaded' : 'loading'}</p>;
}

const movePointer = () => act(async () => void window.dispatchEvent(new Event('pointermove')));
/** Starts the workers of a visit, and waits until the page counts them as loaded. */
async function startWorkers(visit: number): Promise<void> {
  await until(() => calls.startWorker.length === visit);
  calls.startWorker[visit - 1]?.();
  await until(() => calls.close.mock.calls.length === visit && calls.validateYaml.mock.calls.length === visit);
  await idleMoment();
}

it('loads the editor when the visitor acts, unless the page was left while its workers started', async () => {
  const host = await render(<Visit />);
  await until(() => calls.startWorker.length === 1);
  await click(buttonOf('go'));
  await startWorkers(1);
  await movePointer();
  await idleMoment();
  await filesLoaded();
  expect(calls.loadEditor).not.toHaveBeenCalled();

  await click(buttonOf('go'));
  await startWorkers(2);
  await filesLoaded();
  expect(calls.loadEditor).not.toHaveBeenCalled();
  expect(host.textContent).toContain('loading');
  await movePointer();
  await until(() => host.textContent?.includes('loaded') === true);
  expect(calls.loadEditor).toHaveBeenCalledOnce();
});
