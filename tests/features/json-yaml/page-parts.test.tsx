// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { usePageParts } from '../../../src/features/json-yaml/page-parts.ts';
import { click, render } from '../../app/render.tsx';
import { buttonOf, until } from '../../shared/dom.ts';

const calls = vi.hoisted(() => ({
  startWorker: [] as (() => void)[],
  loadEditor: vi.fn(),
}));

vi.mock('../../../src/bridges/yaml-bridge.ts', () => ({ yamlTool: { validate: async () => null } }));
vi.mock('../../../src/features/json-yaml/json/use-json-controller.ts', () => {
  const open = () => new Promise((resolve) => calls.startWorker.push(() => resolve({ id: 1 })));
  return { jsonController: () => ({ tool: { open, validate: async () => null, close: () => {} } }) };
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
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

it('loads the editor when the visitor acts, unless the page was left while its workers started', async () => {
  const host = await render(<Visit />);
  await until(() => calls.startWorker.length === 1);
  await click(buttonOf('go'));
  calls.startWorker[0]?.();
  await settle();
  await movePointer();
  await settle();
  expect(calls.loadEditor).not.toHaveBeenCalled();

  await click(buttonOf('go'));
  await until(() => calls.startWorker.length === 2);
  calls.startWorker[1]?.();
  await settle();
  expect(calls.loadEditor).not.toHaveBeenCalled();
  expect(host.textContent).toContain('loading');
  await movePointer();
  await until(() => host.textContent?.includes('loaded') === true);
  expect(calls.loadEditor).toHaveBeenCalledOnce();
});
