// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import {
  agreeToUnload,
  declareUnsavedWork,
  guardPageUnload,
  listUnsavedWork,
  listWorkLostByLeaving,
  useHoldsUpdates,
  useUnsavedWork,
} from '../../src/shared/unsaved-work.ts';
import { render } from '../app/render.tsx';

it('lists each unsaved work once, until it is released', () => {
  const release = [declareUnsavedWork('draft'), declareUnsavedWork('note'), declareUnsavedWork('draft')];
  expect(listUnsavedWork()).toEqual(['draft', 'note']);
  release[0]?.();
  expect(listUnsavedWork()).toEqual(['note', 'draft']);
  release[1]?.();
  release[2]?.();
  release[2]?.();
  expect(listUnsavedWork()).toEqual([]);
});

it('tells apart what another page would end', () => {
  onTestFinished(declareUnsavedWork('text', { survivesNavigation: true }));
  onTestFinished(declareUnsavedWork('game'));
  expect(listUnsavedWork()).toEqual(['text', 'game']);
  expect(listWorkLostByLeaving()).toEqual(['game']);
});

function Work({ label }: { readonly label: string | null }) {
  useUnsavedWork(label, { holdsUpdates: true });
  return useHoldsUpdates() ? 'held' : 'free';
}

it('is declared by a component while it is mounted and has a name for it', async () => {
  const host = await render(<Work label="game" />);
  expect(listUnsavedWork()).toEqual(['game']);
  expect(host.textContent).toBe('held');
});

it('is not declared without a name', async () => {
  const host = await render(<Work label={null} />);
  expect(host.textContent).toBe('free');
  expect(listUnsavedWork()).toEqual([]);
});

it('makes the browser ask before the page goes, only while something is declared and until the visitor agreed', () => {
  const isAsking = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  onTestFinished(guardPageUnload());
  expect(isAsking()).toBe(false);
  const release = declareUnsavedWork('draft');
  expect(isAsking()).toBe(true);
  release();
  expect(isAsking()).toBe(false);
  onTestFinished(declareUnsavedWork('draft'));
  expect(isAsking()).toBe(true);
  agreeToUnload();
  expect(isAsking()).toBe(false);
});
