import { expect, it } from 'vitest';
import { CLOSING_LINE, REFLECTIONS } from '../../src/features/brain-hole/content.ts';
import { CONTRIBUTORS } from '../../src/features/contributors/content.ts';
import { CONTRIBUTOR_LEVELS } from '../../src/features/contributors/model/contributor.ts';
import { ACTIVE_LINE, BACK_TO_TOP_SCROLL_PX, NAVIGATOR_SCROLL_PX } from '../../src/features/evolution/constants.ts';
import { SECTIONS } from '../../src/features/evolution/content.ts';

/** The documents' values, typed a second time: a constant that drifts fails here by its name. */
it.each<[name: string, actual: unknown, documented: unknown]>([
  ['milestone navigator appears after, px of scroll (doc 1 §9)', NAVIGATOR_SCROLL_PX, 120],
  ['back to top appears after, px of scroll (doc 1 §9)', BACK_TO_TOP_SCROLL_PX, 200],
  ['a section counts above, part of the window (doc 1 §4)', ACTIVE_LINE, 0.3],
  ['sections of the landing page (doc 1 §2.10)', SECTIONS.length, 3],
  ['core idea of the landing page (doc 1 §2.10)', SECTIONS[1]?.title.join(''), '保持专注下一步'],
  ['last section of the landing page (doc 1 §2.10)', SECTIONS[2]?.title.join(''), '持续进化'],
  ['contribution levels (doc 2 §9)', CONTRIBUTOR_LEVELS.join(', '), 'gold, silver, bronze'],
  ['contributors, one gold and one silver (doc 2 §3)', CONTRIBUTORS.map(({ level }) => level).join(), 'gold,silver'],
  ['reflections (doc 2 §2)', REFLECTIONS.length, 7],
  ['closing line (doc 2 §2)', CLOSING_LINE, '做事情不一定有好的结果，但是一定会有收获。'],
])('%s', (_name, actual, documented) => {
  expect(actual).toBe(documented);
});

it('has the documented reflections in their order (doc 2 §2)', () => {
  expect(REFLECTIONS.map(({ title }) => title)).toEqual([
    '思维惯性',
    '状态的力量',
    '压力与韧性',
    '怕蟑螂这件事',
    '打破内心的边界',
    '野猪的闲话',
    '情绪的本质',
  ]);
});

it('has every documented field in every contributor (doc 2 §3)', () => {
  for (const contributor of CONTRIBUTORS) {
    expect(Object.keys(contributor).toSorted()).toEqual([
      'avatar',
      'contribution',
      'description',
      'id',
      'level',
      'name',
      'tags',
    ]);
    expect(Object.values(contributor).every((value) => value.length > 0)).toBe(true);
  }
});
