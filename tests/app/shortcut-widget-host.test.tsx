// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { until } from '../shared/dom.ts';
import { aPage } from './a-page.tsx';
import { renderPortal } from './render.tsx';

const home = aPage({ id: 'home' });
const goals = { ...aPage({ id: 'goals' }), shortcut: { title: 'Split a goal', opens: 'same-tab', rank: 1 } } as const;
const canvas = aPage({ id: 'canvas', layout: { header: 'static', padded: false, widget: false } });

it('shows the shortcut widget behind the content, once the browser is idle, where the layout has it', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (job: () => void) => idle.push(job));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const { host, navigate } = await renderPortal([home, goals, canvas], '/portal');
  const widget = () => host.querySelector('aside');
  expect(widget()).toBeNull();
  await until(() => {
    for (const job of idle.splice(0)) act(job);
    return widget() !== null;
  });
  const position = host.querySelector('#content')?.compareDocumentPosition(widget() ?? host) ?? 0;
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await navigate('/portal/canvas');
  expect(widget()).toBeNull();
  await navigate('/portal/goals');
  expect(widget()).not.toBeNull();
});
