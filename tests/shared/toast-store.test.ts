import { describe, expect, it } from 'vitest';
import { addToast, type Toast, toToast } from '../../src/shared/toast-store.ts';

const ids = (toasts: readonly Toast[]) => toasts.map((toast) => toast.id);
const queue = (...messages: string[]) =>
  messages.reduce<readonly Toast[]>((toasts, message, index) => addToast(toasts, toToast(index, message, {})), []);

describe('toast queue', () => {
  it.each<[rule: string, messages: string[], left: number[]]>([
    ['keeps the newest last', ['a', 'b'], [0, 1]],
    ['keeps a repeated message once, with its time restarted', ['a', 'b', 'a'], [1, 2]],
    ['lets the oldest go beyond three', ['a', 'b', 'c', 'd'], [1, 2, 3]],
  ])('%s', (_rule, messages, left) => {
    expect(ids(queue(...messages))).toEqual(left);
  });

  it('keeps the same message twice with different severities', () => {
    const toasts = addToast([toToast(1, 'a', {})], toToast(2, 'a', { severity: 'error' }));
    expect(ids(toasts)).toEqual([1, 2]);
  });
});

describe('toast defaults', () => {
  it.each([
    ['info', 4000],
    ['success', 4000],
    ['warning', 4000],
    ['error', 6000],
  ] as const)('%s stays %i ms', (severity, durationMs) => {
    expect(toToast(1, 'a', { severity })).toMatchObject({ durationMs, position: 'top-center' });
  });

  it('are overridden by the caller', () => {
    const options = { position: 'bottom-center', durationMs: 3000 } as const;
    expect(toToast(1, 'a', options)).toMatchObject(options);
  });
});
