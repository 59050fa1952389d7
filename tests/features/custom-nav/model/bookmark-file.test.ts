import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CANDIDATES_MAX } from '../../../../src/features/custom-nav/constants.ts';
import {
  formatBookmarks,
  looksLikeBookmarks,
  parseBookmarks,
} from '../../../../src/features/custom-nav/model/bookmark-file.ts';
import { listFolders } from '../../../../src/features/custom-nav/model/folder-categories.ts';
import { decodeEntities, readHtml } from '../../../../src/features/custom-nav/model/html-tokens.ts';
import { toImportRows } from '../../../../src/features/custom-nav/model/import-rows.ts';
import { anyCharacter } from '../../../any-character.ts';
import { aCandidate } from '../an-item.ts';
import { CHROME, EDGE, FIREFOX, manyBookmarks, SAFARI } from '../bookmarks/samples.ts';

describe('bookmarks of every browser are read with their folders', () => {
  it.each([
    ['Chrome', CHROME, '书签栏', 'javascript'],
    ['Edge', EDGE, '收藏夹栏', 'edge'],
    ['Firefox', FIREFOX, '书签工具栏', 'place'],
    ['Safari', SAFARI, '个人收藏', 'javascript'],
  ])('%s', (_browser, html, bar, scheme) => {
    expect(looksLikeBookmarks(html)).toBe(true);
    const { candidates, left } = parseBookmarks(html);
    const { rows, refused } = toImportRows(candidates, []);
    expect(rows.map(({ name, link, candidate }) => [name, link, candidate.folders])).toEqual([
      ['GitHub', 'https://github.com/', [bar]],
      ['MDN & 文档 <Web>', 'https://developer.mozilla.org/zh-CN/search?q=a&page=1', [bar, '开发']],
      ['知乎', 'https://www.zhihu.com/hot', []],
    ]);
    expect(refused.map(({ refusal }) => refusal)).toEqual([{ reason: 'scheme', scheme }]);
    expect(left).toBe(0);
    const folders = listFolders(rows.map(({ candidate }) => candidate));
    expect(folders.map(({ names, count, category }) => [names, count, category])).toEqual([
      [[], 1, 'uncategorized'],
      [['开发'], 1, 'work'],
      [[], 1, 'uncategorized'],
    ]);
  });
});

it('pictures of bookmarks are read from the file itself', () => {
  const icons = (html: string) => parseBookmarks(html).candidates.map(({ icon }) => icon);
  expect(icons(CHROME)[0]).toBe('data:image/png;base64,iVBORw0KGgo=');
  expect(icons(FIREFOX)).toEqual([null, 'data:image/png;base64,iVBORw0KGgo=', null, null]);
  expect(icons('<A HREF="https://a.com" ICON="https://a.com/x.png">甲</A>')).toEqual([null]);
  expect(icons('<A HREF="https://a.com" ICON="data:text/html,x">甲</A>')).toEqual([null]);
});

it('pictures are written into bookmarks and read back', () => {
  const links = [
    { name: '甲', link: 'https://a.com', icon: 'data:image/png;base64,QUJD' },
    { name: '乙', link: 'https://b.com', icon: null },
  ];
  const { candidates } = parseBookmarks(formatBookmarks('穿云箭', [{ name: '常用', links }], 0));
  expect(candidates.map(({ icon }) => icon)).toEqual(['data:image/png;base64,QUJD', null]);
});

describe('unusual bookmarks are read as far as possible', () => {
  it.each([
    ['no quotes', '<DT><A HREF=https://a.com/?x=1>甲</A>', [['甲', 'https://a.com/?x=1']]],
    ['single quotes and spaces', "<a class = 'b' href = 'https://a.com'>甲</a>", [['甲', 'https://a.com']]],
    [
      'other attributes before, with a bracket',
      '<A TITLE="a > b" HREF="https://a.com">甲</A>',
      [['甲', 'https://a.com']],
    ],
    [
      'an attribute whose name ends alike',
      '<A data-href="https://b.com" HREF="https://a.com">甲</A>',
      [['甲', 'https://a.com']],
    ],
    [
      'a quote inside of a value',
      `<A TAGS=don't HREF="https://a.com">甲</A><A HREF="https://b.com">it's 乙</A>`,
      [
        ['甲', 'https://a.com'],
        ["it's 乙", 'https://b.com'],
      ],
    ],
    [
      'a quote too many',
      '<A HREF="https://a.com"" ADD_DATE="1">甲</A><A HREF="https://b.com">乙</A>',
      [
        ['甲', 'https://a.com'],
        ['乙', 'https://b.com'],
      ],
    ],
    [
      'a quote too few',
      '<A HREF="https://a.com>甲</A><DT><A HREF="https://b.com">乙</A>',
      [
        ['甲', 'https://a.com'],
        ['乙', 'https://b.com'],
      ],
    ],
    ['a quote in the name of an attribute', `<A 5"disk HREF="https://a.com">5" 甲</A>`, [['5" 甲', 'https://a.com']]],
    ['a tag in a title', '<A TITLE="<b>x</b>" HREF="https://a.com">甲</A>', [['甲', 'https://a.com']]],
    [
      'named entities',
      '<A HREF="https://a.com/?q=caf&eacute;">caf&eacute; &mdash; &Eacute;&hellip;&euro;&rarr;&AMP;&nbsp;&nix;</A>',
      [['café — É…€→& &nix;', 'https://a.com/?q=café']],
    ],
    ['two addresses', '<A HREF="https://a.com" HREF="https://b.com">甲</A>', [['甲', 'https://a.com']]],
    ['no end', '<DL><DT><A HREF="https://a.com">甲', [['甲', 'https://a.com']]],
    [
      'a missing closing tag',
      '<DT><A HREF="https://a.com">甲<DT><A HREF="https://b.com">乙</A>',
      [
        ['甲', 'https://a.com'],
        ['乙', 'https://b.com'],
      ],
    ],
    ['tags within a name', '<A HREF="https://a.com"><B>甲</B>\n 乙</A>', [['甲 乙', 'https://a.com']]],
    [
      'a link within a comment',
      '<!-- <A HREF="https://b.com">乙</A> --><A HREF="https://a.com">甲</A>',
      [['甲', 'https://a.com']],
    ],
    ['more ends than beginnings', '</DL></DL></A><A HREF="https://a.com">甲</A>', [['甲', 'https://a.com']]],
    ['a line end within a name', '<A HREF="https://a.com">甲<BR>乙<br/>丙</A>', [['甲 乙 丙', 'https://a.com']]],
    [
      'a link within the words of a comment',
      '<DT><A HREF="https://a.com">甲</A><DD>见 <A HREF="https://x.com">这里</A><DT><A HREF="https://b.com">乙</A>',
      [
        ['甲', 'https://a.com'],
        ['乙', 'https://b.com'],
      ],
    ],
    [
      'a link within the comment of a folder',
      '<DL><DT><H3>夹</H3><DD>见 <A HREF="https://x.com">x</A><DL><DT><A HREF="https://a.com">甲</A></DL></DL>',
      [['甲', 'https://a.com']],
    ],
    ['a link without words in front of it', '<DL><DD><A HREF="https://a.com">甲</A></DL>', [['甲', 'https://a.com']]],
    [
      'a picture within a name',
      '<A HREF="https://a.com" ICON_URI="https://x.com"><IMG SRC="https://x.com/i.png">甲</A>',
      [['甲', 'https://a.com']],
    ],
    ['an address without a name', '<A HREF="https://a.com"></A>', [['', 'https://a.com']]],
    ['an anchor without an address', '<A NAME="x">乙</A><A HREF="https://a.com">甲</A>', [['甲', 'https://a.com']]],
  ])('%s', (_case, html, expected) => {
    expect(parseBookmarks(html).candidates.map(({ name, link }) => [name, link])).toEqual(expected);
  });

  it('refuses a file without links', () => {
    expect(() => parseBookmarks('<!DOCTYPE NETSCAPE-Bookmark-file-1><H1>Bookmarks</H1>')).toThrow(
      expect.objectContaining({ code: 'bookmarks-empty' }),
    );
  });

  it('keeps the innermost folders of a deep tree', () => {
    const depth = 40;
    const open = Array.from({ length: depth }, (_, index) => `<DT><H3>${index}</H3><DL>`).join('');
    const { candidates } = parseBookmarks(`${open}<A HREF="https://a.com">甲</A>`);
    expect(candidates[0]?.folders).toEqual(['32', '33', '34', '35', '36', '37', '38', '39']);
  });

  it('counts the links beyond the number that is read', () => {
    const { candidates, left } = parseBookmarks('<A HREF="https://a.com">甲</A>'.repeat(CANDIDATES_MAX + 3));
    expect([candidates.length, left]).toEqual([CANDIDATES_MAX, 3]);
  });
});

it.each([
  ['&amp;lt; &#39;&#x4e2d;&quot;&nbsp;&apos;', "&lt; '中\" '"],
  ['&nix; &#0; &#55296; &#x110000; &', '&nix; &#0; &#55296; &#x110000; &'],
])('decodes %j', (text, expected) => {
  expect(decodeEntities(text)).toBe(expected);
});

describe('the category of a folder follows its name', () => {
  it.each([
    [['书签栏', '常用'], 'common'],
    [['Work'], 'work'],
    [['效率工具'], 'productivity'],
    [['学习资料', '杂七杂八'], 'study'],
    [['工作', '音乐'], 'entertainment'],
    [['Dev Tools'], 'productivity'],
    [['whatsapp'], 'uncategorized'],
    [['其他书签'], 'uncategorized'],
    [['Other Bookmarks', 'Shopping'], 'life'],
    [['随手'], 'uncategorized'],
  ] as const)('%j → %s', (folders, category) => {
    expect(listFolders([aCandidate({ folders })])[0]?.category).toBe(category);
  });
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<DL>',
      '</DL>',
      '<DT>',
      '<H3>',
      '</H3>',
      '<A HREF="',
      '">',
      '</A>',
      '<!--',
      '-->',
      "'",
      '"',
      '=',
      'javascript:',
      'data:',
      'https://a.com',
      '&#x6a;',
      '\n',
      '<',
      '>',
    ),
    fc.string({ unit: anyCharacter, maxLength: 8 }),
  );
  const html = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

  it('is read without an error, and gives http and https links only', () => {
    fc.assert(
      fc.property(html, (text) => {
        for (const _token of readHtml(text));
        const candidates = readOrNone(text);
        for (const { link } of toImportRows(candidates, []).rows) expect(new URL(link).protocol).toMatch(/^https?:$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('is written and read back unchanged', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => /^\S+( \S+)*$/.test(text) && !/\s{2}/.test(text));
    const link = fc.record({ name, link: fc.webUrl({ withQueryParameters: true }) });
    fc.assert(
      fc.property(
        fc.array(fc.record({ name, links: fc.array(link, { minLength: 1, maxLength: 4 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        (folders) => {
          const { candidates } = parseBookmarks(formatBookmarks('穿云箭', folders, 0));
          expect(candidates.map((each) => [each.name, each.link, each.folders])).toEqual(
            folders.flatMap((folder) => folder.links.map((each) => [each.name, each.link, [folder.name]])),
          );
        },
      ),
    );
  });
});

function readOrNone(text: string) {
  try {
    return parseBookmarks(text).candidates;
  } catch (error) {
    expect(error).toMatchObject({ code: 'bookmarks-empty' });
    return [];
  }
}

it.each([
  ['open quotes', '<A HREF="'.repeat(100_000)],
  ['single quotes', `<A ${"'".repeat(300_001)}`],
  ['open brackets', '<'.repeat(500_000)],
  ['open comments', '<!--'.repeat(200_000)],
  ['open folders', '<H3>a</H3><DL>'.repeat(50_000)],
  ['equal signs', `<A ${'a=b '.repeat(200_000)}>`],
])('%s by the hundred thousand are read at once', (_case, text) => {
  expect([...readHtml(text)].length).toBeLessThan(300_000);
});

it('850 bookmarks are all offered', () => {
  expect(parseBookmarks(manyBookmarks(850)).candidates).toHaveLength(850);
});
