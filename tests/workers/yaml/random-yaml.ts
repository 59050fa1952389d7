const KEYS = [
  'a',
  'key',
  'name',
  'app.kubernetes.io/name',
  'x-y',
  '中文',
  '<<',
  '8080',
  'a b',
  'http://x',
  '/api/{id}',
];
const QUOTED_KEYS = ['"q k"', "'s k'"];
const ODD_KEYS = ['~', '$ref', 'a#b', '-x', '?x', ':x', 'k@'];
const VALUES = [
  '1',
  '1.10',
  'true',
  'text',
  'two words',
  'http://x.y/z?a=1',
  '"d q"',
  "'s''q'",
  '"e\\"s"',
  '~',
  '2020-01-01',
];
const ODD_VALUES = [
  ...['0x1F', '12:30', 'a#b', '-1', '-x', '?', '.5', '*ref', '`t', 'a, b', 'x [y]', 'x{y}', '"\\u4e2d"', '"a\\nb"'],
  ...['"a \\nb"', '"a\\/b"', '"tab\\tx"', "''", '""', '::', 'a  b', '"x # y"', '$(x)', '-', '%a', '---x', '...'],
  ...[
    "it's",
    'a "b"',
    "'- x'",
    'x:',
    `"${'long '.repeat(9)}\\n x"`,
    '>x',
    '|x',
    '!x y',
    '&x y',
    '全\u3000角',
    'y\u3000',
  ],
];
const FLOW_VALUES = ['a', '1.10', '"q"', "'s'", '*ref', 'x:y', 'a b', '-1', '{}', '22:22', 'http://x'];
const COMMENTS = ['# c', '#c', '# 中文', '#  two', '# a: b', '## x'];
const BLOCK_LINES = ['line', 'a: b', '# no', '- x', '  more', 'trail ', '---', "it's", '|', '> q'];
const LONG_TEXT_LINES = ['two', 'x y', 'a: b', '- c', '# d', 'e#f', 'k=v', '', 'x:', '"q"', '[z]', 'w '];
const PROPERTIES = ['&x ', '!Ref ', '&y !T ', '!T &y ', '!!str ', '!<a> ', '! '];
const LEVELS = 3;

/** A text under construction. `oddity`, 0 … 1, is the share of rare and of damaged things. */
interface Draft {
  readonly random: () => number;
  readonly oddity: number;
  readonly lines: string[];
}

/**
 * A text of mappings and sequences with comments, blank lines, text blocks, brackets, anchors and tags in usual and
 * unusual places. The same seed gives the same text; with a high oddity, most texts are no YAML.
 */
export function randomYaml(seed: number, oddity: number): string {
  const draft: Draft = { random: createRandom(seed), oddity, lines: [] };
  const documents = chance(draft, 0.2) ? 1 + below(draft, 4) : 1;
  if (chance(draft, 0.25)) addTrivia(draft, 0);
  for (let i = 0; i < documents; i++) {
    if (i > 0 || chance(draft, 0.25))
      draft.lines.push(isOdd(draft, 0.2) ? pick(draft, ['--- # c', '--- x', '--- ']) : '---');
    if (isOdd(draft, 0.05)) continue;
    const column = isOdd(draft, 0.05) ? 2 : 0;
    if (chance(draft, 0.3)) addSequence(draft, column, LEVELS);
    else addMapping(draft, column, LEVELS);
    if (isOdd(draft, 0.1)) draft.lines.push('...');
  }
  if (chance(draft, 0.25)) addTrivia(draft, isOdd(draft, 0.4) ? 2 : 0);
  return draft.lines.join('\n') + (isOdd(draft, 0.1) ? '' : '\n');
}

function addMapping(draft: Draft, column: number, levels: number, start: string | null = null): void {
  const step = pick(draft, [2, 2, 4, 1, 3]);
  const count = 1 + below(draft, 4);
  for (let i = 0; i < count; i++) {
    if (i > 0 || start === null) addTrivia(draft, column);
    const margin = ' '.repeat(isOdd(draft, 0.02) ? column + below(draft, 2) : column);
    const question = isOdd(draft, 0.05) ? '? ' : '';
    const colon = isOdd(draft, 0.1) ? ' :' : ':';
    addValue(
      draft,
      (i === 0 ? (start ?? margin) : margin) + question + keyOf(draft, i) + colon,
      column,
      step,
      levels,
      false,
    );
  }
}

function keyOf(draft: Draft, index: number): string {
  if (chance(draft, 0.1)) return pick(draft, QUOTED_KEYS).replace(/.$/, `${index}$&`);
  return pick(draft, chance(draft, 0.15) ? ODD_KEYS : KEYS) + (chance(draft, 0.7) ? index : '');
}

function addSequence(draft: Draft, column: number, levels: number, start: string | null = null): void {
  const count = 1 + below(draft, 4);
  for (let i = 0; i < count; i++) {
    if (i > 0 || start === null) addTrivia(draft, column);
    const gap = isOdd(draft, 0.3) ? 1 + below(draft, 4) : 1;
    const dash = `${i === 0 && start !== null ? start : ' '.repeat(column)}-`;
    const inner = dash + ' '.repeat(gap);
    if (levels <= 0 || chance(draft, 0.35)) addValue(draft, dash, column, 2, levels, true);
    else if (chance(draft, 0.75)) addMapping(draft, column + 1 + gap, levels - 1, inner);
    else addSequence(draft, column + 1 + gap, levels - 1, inner);
  }
}

function addValue(draft: Draft, head: string, column: number, step: number, levels: number, isItem: boolean): void {
  const properties = chance(draft, 0.12) ? pick(draft, PROPERTIES) : '';
  const kind = levels <= 0 ? 0 : below(draft, 12);
  if (chance(draft, 0.06)) addLongText(draft, `${head} ${properties}`, column);
  else if (kind < 6) {
    draft.lines.push(`${head} ${properties}${pick(draft, chance(draft, 0.4) ? ODD_VALUES : VALUES)}${tailOf(draft)}`);
  } else if (kind === 6) {
    const breaks = `$&\n${' '.repeat(column + 1 + below(draft, 4))}`;
    const flow = flowOf(draft, 2).replaceAll(/, ?/g, chance(draft, 0.3) ? breaks : '$&');
    const comma = isOdd(draft, 0.2) ? ',' : '';
    draft.lines.push(
      ...`${head} ${properties}${flow.slice(0, -1)}${comma}${flow.slice(-1)}${tailOf(draft)}`.split('\n'),
    );
  } else if (kind === 7) {
    const signs = ['|', '|-', '>', '>-', ...(isOdd(draft, 0.5) ? ['|+', '>+', '|2'] : [])];
    draft.lines.push(`${head} ${properties}${pick(draft, signs)}${tailOf(draft)}`);
    addTextBlock(draft, column + step);
  } else {
    draft.lines.push(`${head} ${properties}`.trimEnd() + tailOf(draft));
    if (kind === 8) return;
    const isSequence = chance(draft, isItem ? 0.7 : 0.5);
    if (isSequence) addSequence(draft, isItem || chance(draft, 0.5) ? column + step : column, levels - 1);
    else addMapping(draft, column + step, levels - 1);
  }
}

/** A plain or quoted text over several lines. */
function addLongText(draft: Draft, head: string, column: number): void {
  const quote = pick(draft, ['', '', '"', "'"]);
  draft.lines.push(head + quote + pick(draft, ['one', 'one two', 'o:x', 'a#b', '-a', 'one ']));
  for (let left = below(draft, 3); left >= 0; left--) {
    const margin = ' '.repeat(column + below(draft, 5) + (isOdd(draft, 0.3) ? 0 : 1));
    draft.lines.push(margin + pick(draft, LONG_TEXT_LINES) + (left === 0 ? quote + tailOf(draft) : ''));
  }
}

function flowOf(draft: Draft, levels: number): string {
  const isMapping = chance(draft, 0.5);
  const padding = isOdd(draft, 0.3) ? ' ' : '';
  const itemOf = () => (levels > 0 && chance(draft, 0.25) ? flowOf(draft, levels - 1) : pick(draft, FLOW_VALUES));
  const entryOf = () => {
    const colon = pick(draft, [': ', ':  ', ' : ', isOdd(draft, 0.3) ? ':' : ': ']);
    return pick(draft, ['a', 'b c', '"q"', "'s'", '<<']) + colon + (isOdd(draft, 0.1) ? '' : itemOf());
  };
  const parts = Array.from({ length: below(draft, 4) }, isMapping ? entryOf : itemOf);
  const words = padding + parts.join(pick(draft, [', ', ',', ' , '])) + padding;
  return isMapping ? `{${words}}` : `[${words}]`;
}

function addTextBlock(draft: Draft, column: number): void {
  const margin = ' '.repeat(isOdd(draft, 0.1) ? below(draft, 8) : column);
  for (let left = 1 + below(draft, 4); left > 0; left--) {
    const isBlank = chance(draft, 0.15);
    draft.lines.push(isBlank ? pick(draft, ['', '', margin, `${margin} `, ' ']) : margin + pick(draft, BLOCK_LINES));
  }
}

function addTrivia(draft: Draft, column: number): void {
  if (chance(draft, 0.2)) addBlanks(draft);
  if (!chance(draft, 0.2)) return;
  for (let left = below(draft, 3); left > 0; left--) {
    const other = isOdd(draft, 0.4) ? below(draft, 9) : pick(draft, [0, 2, 4]);
    draft.lines.push(' '.repeat(chance(draft, 0.2) ? other : column) + commentOf(draft));
    if (chance(draft, 0.25)) addBlanks(draft);
  }
}

function addBlanks(draft: Draft): void {
  for (let left = below(draft, 3); left > 0; left--)
    draft.lines.push(isOdd(draft, 0.1) ? ' '.repeat(below(draft, 6)) : '');
}

function tailOf(draft: Draft): string {
  if (chance(draft, 0.15)) return pick(draft, [' ', '  ', '   ']) + commentOf(draft);
  return isOdd(draft, 0.05) ? ' ' : '';
}

function commentOf(draft: Draft): string {
  return isOdd(draft, 0.15) ? pick(draft, ['#', '# e ']) : pick(draft, COMMENTS);
}

function isOdd(draft: Draft, share: number): boolean {
  return chance(draft, share * draft.oddity);
}

function chance({ random }: Draft, share: number): boolean {
  return random() < share;
}

/** A whole number from 0 to below the limit. */
function below({ random }: Draft, limit: number): number {
  return Math.floor(random() * limit);
}

function pick<T>(draft: Draft, list: readonly [T, ...T[]] | readonly T[]): T {
  return list[below(draft, list.length)] as T;
}

/** The generator mulberry32. */
function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
