import { expect, it } from 'vitest';
import { declareUnsavedWork, listUnsavedWork } from '../../src/shared/unsaved-work.ts';

it('lists what is unsaved once each, until it is released', () => {
  const release = [declareUnsavedWork('draft'), declareUnsavedWork('note'), declareUnsavedWork('draft')];
  expect(listUnsavedWork()).toEqual(['draft', 'note']);
  release[0]?.();
  expect(listUnsavedWork()).toEqual(['note', 'draft']);
  release[1]?.();
  release[2]?.();
  release[2]?.();
  expect(listUnsavedWork()).toEqual([]);
});
