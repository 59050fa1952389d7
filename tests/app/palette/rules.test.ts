import { describe, expect, it } from 'vitest';
import { listAll, listFound, toQuery } from '../../../src/app/palette/group-items.ts';
import { moveChoice } from '../../../src/app/palette/move-choice.ts';
import { type PaletteItem, toShellItem } from '../../../src/app/palette/palette-items.ts';
import { isPaletteKey } from '../../../src/app/palette/palette-key.ts';
import { listShellCommands } from '../../../src/app/palette/shell-commands.ts';
import { commands } from '../../../src/features/data-center/commands/commands.ts';
import { loadReadings } from '../../../src/shared/search/load-readings.ts';

const press = { key: 'k', code: 'KeyK', keyCode: 75, repeat: false, ...noModifiers() };

function noModifiers() {
  return { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
}

describe('the key of the search', () => {
  it.each([
    ['Control and K', { ctrlKey: true }, 'control', true],
    ['a capital K', { ctrlKey: true, key: 'K' }, 'control', true],
    ['K of a Cyrillic keyboard', { ctrlKey: true, key: 'л' }, 'control', true],
    ['Command and K on a Mac', { metaKey: true }, 'meta', true],
    ['Control and K on a Mac, which deletes a line', { ctrlKey: true }, 'meta', false],
    ['the Windows key and K', { metaKey: true }, 'control', false],
    ['K alone', {}, 'control', false],
    ['Control, Shift and K', { ctrlKey: true, shiftKey: true }, 'control', false],
    ['Control, Alt and K', { ctrlKey: true, altKey: true }, 'control', false],
    ['a key that is held', { ctrlKey: true, repeat: true }, 'control', false],
    ['a word being composed', { ctrlKey: true, isComposing: true }, 'control', false],
    ['a key that the input method handles', { ctrlKey: true, keyCode: 229 }, 'control', false],
  ] as const)('recognizes %s', (_case, change, commandKey, isKey) => {
    expect(isPaletteKey({ ...press, ...change }, commandKey)).toBe(isKey);
  });
});

describe('the chosen row', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowDown', 19, 0],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 19],
    ['Home', 7, 0],
    ['End', 7, 19],
    ['PageDown', 3, 11],
    ['PageDown', 15, 19],
    ['PageUp', 11, 3],
    ['PageUp', 2, 0],
    ['a', 3, null],
  ])('moves with %s from %i to %s', (key, from, to) => {
    expect(moveChoice(key, from, 20)).toBe(to);
  });

  it('stays nowhere in an empty list', () => {
    expect(moveChoice('ArrowDown', 0, 0)).toBeNull();
  });
});

const icon = () => null;
const page = (pageId: string, name: string, words: readonly string[] = []): PaletteItem => ({
  key: `page:${pageId}`,
  kind: 'page',
  name,
  words,
  note: `about ${pageId}`,
  icon,
  pageId,
  canBePinned: true,
  action: { to: `/portal/${pageId}` },
});
const command = (pageId: string | null, name: string, words: readonly string[] = []): PaletteItem => ({
  ...page(pageId ?? '', name, words),
  key: `command:${pageId}:${name}`,
  kind: 'command',
  pageId,
});
const goal = (name: string): PaletteItem => ({ ...page('plan', name), key: `goal:${name}`, kind: 'goal' });

const ITEMS = [
  page('home', '首页'),
  page('plan', '目标规划', ['goal']),
  page('flock-dance', '群游画布', ['鱼群', 'flock', 'swarm']),
  page('crop', '图片裁剪', ['crop']),
  command('plan', '新建目标', ['new goal']),
  command('flock-dance', '今日鱼塘'),
  command(null, '切换到深色', ['dark']),
  goal('读完一本书'),
];
const NOTHING = { visits: { recent: [], pinned: [] }, pinned: [], currentPageId: undefined };

const shape = (groups: ReturnType<typeof listAll>) =>
  groups.map(({ id, rows }) => `${id}: ${rows.map(({ item }) => item.name).join(' ')}`);

describe('the list without a query', () => {
  it('shows a newcomer goals, pages and commands in order', () => {
    expect(shape(listAll(ITEMS, NOTHING))).toEqual([
      'goals: 读完一本书',
      'tools: 首页 目标规划 群游画布 图片裁剪',
      'commands: 新建目标 今日鱼塘 切换到深色',
    ]);
  });

  it('begins with pinned and recent pages, then commands of the open page', () => {
    const visits = { recent: ['flock-dance', 'crop', 'home'], pinned: ['plan'] };
    const surroundings = { visits, pinned: ['plan'], currentPageId: 'flock-dance' };
    expect(shape(listAll(ITEMS, surroundings))).toEqual([
      'recent: 目标规划 图片裁剪 首页',
      'here: 今日鱼塘',
      'goals: 读完一本书',
      'tools: 群游画布',
      'commands: 新建目标 切换到深色',
    ]);
    const rows = listAll(ITEMS, surroundings).flatMap((group) => group.rows);
    expect(rows.filter(({ isPinned }) => isPinned).map(({ item }) => item.key)).toEqual(['page:plan']);
    expect(rows.filter(({ isCurrent }) => isCurrent).map(({ item }) => item.key)).toEqual(['page:flock-dance']);
  });

  it('skips pages that no longer exist', () => {
    const visits = { recent: ['gone'], pinned: ['gone-too'] };
    expect(shape(listAll(ITEMS, { ...NOTHING, visits }))[0]).toBe('goals: 读完一本书');
  });
});

describe('the list for a query', () => {
  const find = async (query: string, visits = NOTHING.visits) =>
    listFound(ITEMS, query, await loadReadings(), { ...NOTHING, visits });

  it.each(['qyhb', 'qunyou', '群游', 'swarm', 'SWARM', 'qyhuabu', 'yuqun'])(
    'finds the swarm canvas by %s',
    async (query) => {
      expect((await find(query))[0]?.rows[0]?.item.name).toBe('群游画布');
    },
  );

  it('finds Chinese and English before the pinyin table has arrived', () => {
    expect(shape(listFound(ITEMS, '群游', null, NOTHING))).toEqual(['tools: 群游画布']);
    expect(shape(listFound(ITEMS, 'swarm', null, NOTHING))).toEqual(['tools: 群游画布']);
    expect(listFound(ITEMS, 'qyhb', null, NOTHING)).toEqual([]);
  });

  it('marks the found part of the name, or of the other word that was found', async () => {
    expect((await find('huab'))[0]?.rows[0]).toMatchObject({ ranges: [[2, 4]], alias: null });
    expect((await find('swarm'))[0]?.rows[0]).toMatchObject({
      ranges: [],
      alias: { text: 'swarm', ranges: [[0, 5]] },
    });
  });

  it('shows the group with the best match first', async () => {
    expect(shape(await find('目标'))).toEqual(['tools: 目标规划', 'commands: 新建目标']);
    expect(shape(await find('新建目标'))[0]).toBe('commands: 新建目标');
    expect(shape(await find('读'))[0]).toBe('goals: 读完一本书');
  });

  it('puts the page that was opened last before equally good ones', () => {
    const pages = [page('a', 'Tool'), page('b', 'Tool')];
    const visits = { recent: ['b', 'a'], pinned: [] };
    const groups = listFound(pages, 'tool', null, { ...NOTHING, visits });
    expect(groups[0]?.rows.map(({ item }) => item.pageId)).toEqual(['b', 'a']);
  });

  it.each([
    ["qun'you", 'qunyou'],
    ["q'y'h'b", 'qyhb'],
    [' 群游 ', '群游'],
  ])('reads %s of an input method as %s', (text, query) => {
    expect(toQuery(text)).toBe(query);
  });
});

describe('commands of the shell', () => {
  const list = (isSignedIn: boolean, colorMode: 'light' | 'dark' | 'system', hasKeySheet = true) =>
    listShellCommands({ isSignedIn, hasKeySheet, colorMode, setColorMode: () => undefined }).map(({ id }) => id);

  it.each([
    [false, 'light', ['login', 'register', 'keys', 'help', 'dark', 'system']],
    [true, 'system', ['sessions', 'own-account', 'change-password', 'sign-out', 'keys', 'help', 'light', 'dark']],
  ] as const)('are those that change something (signed in: %s, %s)', (isSignedIn, mode, ids) => {
    expect(list(isSignedIn, mode)).toEqual(ids);
  });

  it.each([
    ['帮助', ['keys', 'help']],
    ['help', ['keys', 'help']],
    ['主题', ['light', 'dark']],
  ])('are found by %s', (query, ids) => {
    const shell = listShellCommands({
      isSignedIn: false,
      hasKeySheet: true,
      colorMode: 'system',
      setColorMode: () => undefined,
    });
    const [found] = listFound(shell.map(toShellItem), query, null, NOTHING);
    expect(found?.rows.map(({ item }) => item.key)).toEqual(ids.map((id) => `command::${id}`));
  });

  it('a backup is found by what it exports', () => {
    const [backup] = commands.map((each) => command('data-center', each.name, each.search));
    expect(listFound(backup === undefined ? [] : [backup], '导出备份', null, NOTHING)).toHaveLength(1);
  });

  it('list no keys where the page has a list of its own', () => {
    expect(list(false, 'light', false)).not.toContain('keys');
  });
});
