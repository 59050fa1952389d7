// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { lockNetwork, unlockedFetch } from '../../src/platform/network-lock.ts';

test('refuses every connection while the page is locked, and none after that', async () => {
  const answer = new Response('');
  const own = vi.fn(async () => answer);
  window.fetch = own;
  const { WebSocket: OwnSocket, XMLHttpRequest: OwnRequest } = window;
  const unlock = lockNetwork();
  await expect(window.fetch('/a')).rejects.toThrow('sends nothing');
  expect(() => new window.WebSocket('ws://localhost/')).toThrow('sends nothing');
  expect(() => new window.XMLHttpRequest()).toThrow('sends nothing');
  expect(navigator.sendBeacon('/a', 'b')).toBe(false);
  expect(own).not.toHaveBeenCalled();
  expect(await unlockedFetch('/a', {})).toBe(answer);
  unlock();
  expect([window.WebSocket, window.XMLHttpRequest]).toEqual([OwnSocket, OwnRequest]);
  expect(await window.fetch('/a')).toBe(answer);
  expect(await unlockedFetch('/a', {})).toBe(answer);
});
