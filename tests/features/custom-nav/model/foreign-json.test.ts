import { describe, expect, it } from 'vitest';
import { parseNavFile } from '../../../../src/features/custom-nav/model/json-file.ts';

const read = (value: unknown) => {
  const { kind, candidates, layout } = parseNavFile(JSON.stringify(value));
  expect([kind, layout]).toEqual(['bookmarks', null]);
  return candidates.map(({ name, link, folders }) => [name, link, folders.join('/')]);
};

describe('files of other navigation pages and of browsers', () => {
  it.each<[program: string, file: unknown, expected: readonly (readonly [string, string, string])[]]>([
    [
      'Sun-Panel',
      {
        appName: 'Sun-Panel-Config',
        version: 1,
        groups: [],
        icons: [
          {
            title: '影音',
            sort: 1,
            children: [{ icon: null, title: 'Jellyfin', url: 'http://192.168.1.2:8096', lanUrl: '', openMethod: 2 }],
          },
        ],
      },
      [['Jellyfin', 'http://192.168.1.2:8096', '影音']],
    ],
    ['Chinese names of fields', { 常用: [{ 名称: '甲', 网址: 'https://a.com' }] }, [['甲', 'https://a.com', '常用']]],
    [
      'addresses alone',
      ['https://a.com', 'no address', 'http://b.com/x'],
      [
        ['', 'https://a.com', ''],
        ['', 'http://b.com/x', ''],
      ],
    ],
    [
      'addresses by name',
      { 甲: 'https://a.com', 乙: 'https://b.com' },
      [
        ['甲', 'https://a.com', ''],
        ['乙', 'https://b.com', ''],
      ],
    ],
    [
      'addresses by name in folders',
      { 工作: [{ Git: 'https://git.cn' }], 其他: { 乙: 'https://b.com' } },
      [
        ['Git', 'https://git.cn', '工作'],
        ['乙', 'https://b.com', ''],
      ],
    ],
    [
      'names with a word before them',
      { groups: [{ sites: [{ siteName: 'A', siteUrl: 'a.com' }] }] },
      [['A', 'a.com', '']],
    ],
    ['a plain list', [{ title: '甲', url: 'https://a.com' }], [['甲', 'https://a.com', '']]],
    [
      'links with the name of their folder',
      [{ name: 'A', url: 'https://a.com', catelog: '常用' }],
      [['A', 'https://a.com', '常用']],
    ],
    [
      'Navihive',
      {
        groups: [{ id: 7, name: '工作', order_num: 0 }],
        sites: [{ id: 1, group_id: 7, name: 'Git', url: 'https://git.cn', icon: 'https://git.cn/i.png', notes: '' }],
        configs: { 'site.title': '我的导航' },
      },
      [['Git', 'https://git.cn', '工作']],
    ],
    [
      'OneNav',
      {
        code: 200,
        data: [
          { id: '1', fid: '3', title: '乙', url: 'https://b.com', category_name: '文档', description: 'https://c.com' },
        ],
      },
      [['乙', 'https://b.com', '文档']],
    ],
    [
      'Flame',
      {
        apps: [{ id: 1, name: 'Plex', url: 'plex.lan', icon: 'plex' }],
        categories: [{ id: 1, name: '影音', bookmarks: [{ id: 4, name: 'B 站', url: 'https://bilibili.com' }] }],
      },
      [
        ['Plex', 'plex.lan', ''],
        ['B 站', 'https://bilibili.com', '影音'],
      ],
    ],
    [
      'Heimdall',
      [{ title: 'NAS', colour: '#161b1f', url: 'http://nas:5000', description: '{"a":1}', appid: null }],
      [['NAS', 'http://nas:5000', '']],
    ],
    [
      'Chrome',
      {
        checksum: 'x',
        roots: {
          bookmark_bar: {
            name: '书签栏',
            type: 'folder',
            children: [
              { name: '开发', type: 'folder', children: [{ name: 'MDN', type: 'url', url: 'https://mdn.dev' }] },
              { name: '知乎', type: 'url', url: 'https://zhihu.com' },
            ],
          },
        },
      },
      [
        ['MDN', 'https://mdn.dev', '书签栏/开发'],
        ['知乎', 'https://zhihu.com', '书签栏'],
      ],
    ],
    [
      'Firefox',
      {
        title: '',
        type: 'text/x-moz-place-container',
        children: [
          {
            title: '菜单',
            children: [{ title: 'Rust', type: 'text/x-moz-place', uri: 'https://rust-lang.org', tags: 'a,b' }],
          },
        ],
      },
      [['Rust', 'https://rust-lang.org', '菜单']],
    ],
    [
      'lists by the name of their folder',
      { 常用: [{ name: '甲', href: 'https://a.com' }], 开发: [{ label: '乙', link: 'https://b.com' }] },
      [
        ['甲', 'https://a.com', '常用'],
        ['乙', 'https://b.com', '开发'],
      ],
    ],
    [
      'services with items',
      { services: [{ name: '家', items: [{ name: '灯', url: 'http://ha.local:8123', subtitle: 'x' }] }] },
      [['灯', 'http://ha.local:8123', '家']],
    ],
    ['a single entry', { title: '甲', url: 'https://a.com' }, [['甲', 'https://a.com', '']]],
    [
      'Homepage, with entries by name',
      [{ 家: [{ NAS: { href: 'http://nas.lan', icon: 'x.png' } }, { 灯: { href: 'http://ha.lan' } }] }],
      [
        ['NAS', 'http://nas.lan', '家'],
        ['灯', 'http://ha.lan', '家'],
      ],
    ],
    [
      'Infinity',
      { data: { site: { sites: [[{ name: 'A', target: 'https://a.com', bgImage: 'https://a.com/x.png' }]] } } },
      [['A', 'https://a.com', '']],
    ],
    ['Raindrop', { items: [{ title: '甲', link: 'https://a.com', tags: ['x'] }] }, [['甲', 'https://a.com', 'x']]],
    [
      'linkding',
      { count: 1, results: [{ id: 1, url: 'https://a.com', title: '', website_title: '甲', tag_names: [] }] },
      [['甲', 'https://a.com', '']],
    ],
    [
      'items of another program',
      { author: { name: '林', url: 'https://lin.cn' }, items: [{ title: '甲', url: 'https://a.com' }] },
      [['甲', 'https://a.com', '']],
    ],
  ])('%s', (_program, file, expected) => {
    expect(read(file)).toEqual(expected);
  });

  it.each<[file: unknown, expected: readonly (readonly [string, string, string])[]]>([
    [[{ site: '甲', address: 'https://a.com' }], [['甲', 'https://a.com', '']]],
    [[{ webName: '甲', webUrl: 'https://a.com' }], [['甲', 'https://a.com', '']]],
    [[{ abbr: '甲', href: 'https://a.com' }], [['甲', 'https://a.com', '']]],
    [[{ name: '甲', homepage: 'https://a.com' }], [['甲', 'https://a.com', '']]],
    [[{ siteName: '甲', linkUrl: 'https://a.com', icon: 'https://x.com/i.png' }], [['甲', 'https://a.com', '']]],
    [{ items: [{ title: '甲', targetUrl: 'https://a.com' }] }, [['甲', 'https://a.com', '']]],
    [{ items: [{ name: '甲', webUrl: 'https://a.com' }] }, [['甲', 'https://a.com', '']]],
    [[{ caption: '甲', destination: 'https://a.com', logo: 'https://x.com/l' }], [['甲', 'https://a.com', '']]],
    [[{ n: '甲', u: 'https://a.com' }], [['甲', 'https://a.com', '']]],
    [[{ 网站名: '甲', 网站链接: 'https://a.com' }], [['甲', 'https://a.com', '']]],
    [[{ nickname: '甲', webAddress: 'a.com' }], [['甲', 'a.com', '']]],
    [[{ id: 'x1', label_text: '甲', page: 'https://a.com', lang: 'zh' }], [['甲', 'https://a.com', '']]],
    [[{ name: '甲', links: { web: 'https://a.com' } }], [['甲', 'https://a.com', '']]],
    [[{ url: 'https://a.com', description: '一个网站' }], [['', 'https://a.com', '']]],
    [[{ name: '甲', url: 'https://a.com', comment: 'https://x.com' }], [['甲', 'https://a.com', '']]],
    [[['甲', 'https://a.com']], [['甲', 'https://a.com', '']]],
    [
      [
        ['名称', '网址'],
        ['甲', 'https://a.com', '说明'],
      ],
      [['甲', 'https://a.com', '']],
    ],
    [{ 阅读: [{ 甲: [{ abbr: 'J', href: 'https://a.com' }] }] }, [['甲', 'https://a.com', '阅读']]],
    [{ 工作: { Git: 'https://git.cn' } }, [['Git', 'https://git.cn', '']]],
  ])('fields of any names are read: %j', (file, expected) => {
    expect(read(file)).toEqual(expected);
  });

  it.each([
    ['{"list":[{"name":"甲","url":"https://a.com",}],}', '甲', 'https://a.com'],
    ['[{"name":"甲,]","url":"https://a.com/,}" , },\n]', '甲,]', 'https://a.com/,}'],
    ['[{"name":"甲\\",]","url":"https://a.com"},]', '甲",]', 'https://a.com'],
  ])('commas too many are left out: %s', (text, name, link) => {
    expect(parseNavFile(text).candidates).toMatchObject([{ name, link }]);
  });

  it.each(['[1,,]', '{"a":,}', '[{"url":"https://a.com"'])('%s is no JSON', (text) => {
    expect(() => parseNavFile(text)).toThrow(expect.objectContaining({ code: 'nav-file-not-json' }));
  });

  it('takes no address of a picture, a comment or a mail for a link', () => {
    const file = [
      { name: '甲', icon: 'https://x.com/a' },
      { name: '乙', comment: 'https://x.com' },
      { name: '丙', email: 'a@b.com' },
      { name: '丁', preview: 'https://x.com/a.png' },
    ];
    expect(() => read(file)).toThrow(expect.objectContaining({ code: 'nav-file-wrong-format' }));
  });

  it.each([[[]], [{}], [{ a: [1, 'https://a.com'] }], [[{ title: '甲', url: '见下文' }]], ['https://a.com'], [null]])(
    '%j has no link',
    (file) => {
      expect(() => parseNavFile(JSON.stringify(file))).toThrow(
        expect.objectContaining({ code: 'nav-file-wrong-format' }),
      );
    },
  );

  it('takes a picture that an entry holds, and no address of one', () => {
    const file = [
      { title: '甲', url: 'https://a.com', icon: { itemType: 2, src: 'data:image/png;base64,QUJD' } },
      { title: '乙', url: 'https://b.com', icon: 'data:image/svg+xml,<svg/>' },
      { title: '丙', url: 'https://c.com', icon: 'https://c.com/x.png' },
    ];
    const { candidates } = parseNavFile(JSON.stringify(file));
    expect(candidates.map(({ icon }) => icon)).toEqual([
      'data:image/png;base64,QUJD',
      'data:image/svg+xml,<svg/>',
      null,
    ]);
  });

  it('stops at a depth that no program writes', () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    expect(() => parseNavFile(deep)).toThrow(expect.objectContaining({ code: 'nav-file-wrong-format' }));
  });
});
