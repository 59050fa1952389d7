// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { registry } from '../../../src/app/registry.ts';
import { useShownPage } from '../../../src/shared/tool/shown-page-store.ts';
import { Sheet } from '../../../src/shared/ui/Sheet.tsx';
import { render } from '../../app/render.tsx';

afterEach(() => useShownPage.setState({ shown: null }));

const paper = () => document.querySelector('[role="dialog"]');

function show(id: string): void {
  const page = registry.find((each) => each.id === id);
  const screen = page?.screens[0];
  if (page === undefined || screen === undefined) throw new Error(`no page ${id}`);
  useShownPage.setState({ shown: { page, screen } });
}

it.each([
  ['flock-dance', 'dark'],
  ['json-yaml', null],
])('on the page %s a sheet has the color scheme: %s', async (id, scheme) => {
  show(id);
  await render(
    <Sheet isOpen title="设置" onClose={() => undefined}>
      内容
    </Sheet>,
  );
  expect(paper()?.getAttribute('data-color-scheme') ?? null).toBe(scheme);
});

it.each([
  [true, 1],
  [false, 0],
])('a click beside it closes it where that is allowed: %s', async (closesBeside, calls) => {
  const onClose = vi.fn();
  await render(
    <Sheet isOpen title="设置" onClose={onClose} closesBeside={closesBeside}>
      内容
    </Sheet>,
  );
  await act(async () => {
    const beside = document.querySelector('.MuiDialog-container');
    for (const name of ['mousedown', 'click']) beside?.dispatchEvent(new MouseEvent(name, { bubbles: true }));
  });
  expect(onClose).toHaveBeenCalledTimes(calls);
});
