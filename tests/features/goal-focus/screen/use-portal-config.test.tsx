// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { FALLBACK_CONFIG } from '../../../../src/features/goal-focus/background/portal-config.ts';
import { usePortalConfig } from '../../../../src/features/goal-focus/screen/use-portal-config.ts';
import { renderHook } from '../a-hook.tsx';

const CONFIG = { panelImages: ['/p.svg'], backgroundImages: ['/b.svg'], panelInterval: 12, backgroundInterval: 20 };

let answer: (reply: Response | Error) => void = () => {};
let requests = 0;

beforeEach(() => {
  localStorage.clear();
  requests = 0;
  vi.stubGlobal('fetch', () => {
    requests += 1;
    return new Promise<Response>((resolve, reject) => {
      answer = (reply) => (reply instanceof Error ? reject(reply) : resolve(reply));
    });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
});

const use = () => usePortalConfig();
const ok = () => Response.json({ code: '200', data: CONFIG });

it('is the fallback until the server has answered', async () => {
  const config = await renderHook(use, null);
  expect(config.current()).toEqual({ config: FALLBACK_CONFIG, isLoaded: false });
  await act(async () => answer(ok()));
  expect(config.current()).toEqual({ config: CONFIG, isLoaded: true });
});

it('is the fallback, and loaded, when the server cannot be reached', async () => {
  const config = await renderHook(use, null);
  await act(async () => answer(new TypeError('failed')));
  expect(config.current()).toEqual({ config: FALLBACK_CONFIG, isLoaded: true });
});

it('comes from this browser for the next visit', async () => {
  await renderHook(use, null);
  await act(async () => answer(ok()));
  const next = await renderHook(use, null);
  expect([next.current(), requests]).toEqual([{ config: CONFIG, isLoaded: true }, 1]);
});

it('changes nothing after the page was left', async () => {
  const config = await renderHook(use, null);
  await config.remove();
  await act(async () => answer(ok()));
  expect(config.current().isLoaded).toBe(false);
});
