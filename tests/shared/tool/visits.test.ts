import { describe, expect, it } from 'vitest';
import { NO_VISITS, noteVisit, orderByVisits, parsePageVisits, togglePinned } from '../../../src/shared/tool/visits.ts';

describe('visited pages', () => {
  it('stand once, with the latest one first', () => {
    const visits = ['desk', 'json', 'desk'].reduce(noteVisit, NO_VISITS);
    expect(visits.recent).toEqual(['desk', 'json']);
    expect(noteVisit(visits, 'desk')).toBe(visits);
  });

  it('are pinned and released', () => {
    const pinned = togglePinned(togglePinned(NO_VISITS, 'json'), 'desk');
    expect(pinned.pinned).toEqual(['json', 'desk']);
    expect(togglePinned(pinned, 'json').pinned).toEqual(['desk']);
  });

  it('order the pages: pinned, then recent, then the others as given', () => {
    const pages = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
    const visits = { recent: ['d', 'c', 'gone'], pinned: ['c'] };
    expect(orderByVisits(pages, visits).map(({ id }) => id)).toEqual(['c', 'd', 'a', 'b']);
    expect(orderByVisits(pages, NO_VISITS)).toEqual(pages);
  });
});

describe('stored visits', () => {
  it.each([
    ['text that is not JSON', '{', null],
    ['a value without fields', '7', null],
    ['lists of another kind', '{"recent":"json","pinned":{}}', NO_VISITS],
    [
      'foreign, repeated and damaged ids',
      '{"recent":["json",7,"json","<b>"],"pinned":["desk"]}',
      { recent: ['json'], pinned: ['desk'] },
    ],
  ])('%s', (_case, text, expected) => {
    expect(parsePageVisits(text)).toEqual(expected);
  });
});
