import { describe, expect, it } from 'vitest';
import { countPictures, coverContent, listFaces } from '../../../../src/features/xhs-helper/model/faces.ts';
import { DEFAULT_STYLE } from '../../../../src/features/xhs-helper/model/settings.ts';
import { aDraft } from '../a-draft.ts';

const COVER = { ...DEFAULT_STYLE, hasCover: true };
const kinds = (draft: ReturnType<typeof aDraft>) =>
  listFaces(draft).map(({ content, number, count }) => [content.kind, number, count]);

describe('the pictures of a draft', () => {
  it.each([
    ['without cards are none', aDraft([]), []],
    ['without cards are none, also with a cover', aDraft([], { style: COVER }), []],
    [
      'are its cards',
      aDraft(['一', '二']),
      [
        ['card', 1, 2],
        ['card', 2, 2],
      ],
    ],
    [
      'begin with the cover, which is counted',
      aDraft(['一', '二'], { style: COVER }),
      [
        ['cover', 1, 3],
        ['card', 2, 3],
        ['card', 3, 3],
      ],
    ],
  ] as const)('%s', (_rule, draft, expected) => {
    expect(kinds(draft)).toEqual(expected);
    expect(countPictures(draft)).toBe(expected.length);
  });
});

it.each([
  ['the title of the visitor', { title: '早安', text: '第一行\n\n正文' }, '早安', ''],
  ['the first line', { title: '', text: '第一行\n\n正文' }, '第一行', ''],
  ['the first three tags below', { title: '早安', text: '正文\n\n#一 #二 #三 #四' }, '早安', '#一 #二 #三'],
])('a cover shows %s', (_case, source, title, subtitle) => {
  expect(coverContent({ ...source, tags: [] })).toEqual({ kind: 'cover', title, subtitle });
});
