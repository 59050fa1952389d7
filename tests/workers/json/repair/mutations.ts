import { GROUPED_CASES } from './grouped-cases.ts';
import { MORE_GROUPED_CASES } from './grouped-cases-2.ts';
import { REALISTIC_CASES } from './realistic-cases.ts';
import { SPECIFIED_CASES } from './specified-cases.ts';

/** Pieces that are inserted into texts; they have a meaning in JSON, in similar notations or in surrounding text. */
const PIECES = [
  ...[
    '"',
    '\\"',
    "'",
    '`',
    '```',
    '```json\n',
    '"""',
    '“',
    '”',
    '‘',
    '＂',
    '「',
    '&quot;',
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
  ],
  ...[
    '｛',
    '｝',
    '［',
    '】',
    '（',
    '）',
    ',',
    '，',
    '、',
    ':',
    '：',
    ';',
    '=',
    '=>',
    '+',
    '-',
    '.',
    '...',
    '…',
    '\n',
    '\r\n',
  ],
  ...[
    ' ',
    '\t',
    '\u00a0',
    '\u3000',
    '\ufeff',
    '\u0001',
    '\\',
    '\\\\',
    '\\n',
    '\\u',
    '\\u12',
    '\\x4',
    '\\',
    '/',
    '//',
    '/*',
  ],
  ...[
    '*/',
    '#',
    '<!--',
    '-->',
    'a',
    'b:',
    '"a":',
    '1',
    '0',
    '00',
    '1e',
    '0x',
    '１',
    'tru',
    'null',
    'None',
    'undefined',
    'NaN',
  ],
  ...[
    'new Date(',
    'f(',
    'u"',
    "r'",
    '/x/',
    'const x = ',
    'data: ',
    '</think>',
    ")]}'",
    '\ud83d',
    '\udc00',
    'é',
    '好',
    '12:30',
    'User(id=1, ',
    'A{b=',
    '{Id:1 N:x}',
    '\\\\\\"',
    '""',
    '{{x}}',
    '%s',
    '[[Prototype]]: ',
    '(3) [',
    '\\xe4\\xb8\\xad',
    '[INFO] ',
    '[k]: ',
  ],
] as const;

const SEEDS = [
  ...[...SPECIFIED_CASES, ...REALISTIC_CASES].flatMap(([, given, expected]) => [given, expected]),
  ...Object.values({ ...GROUPED_CASES, ...MORE_GROUPED_CASES }).flatMap((rows) => rows.map(([given]) => given)),
];

export type Random = () => number;

/** A random generator with a seed (mulberry32), 0 … 1. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the cases with one to six changes. */
export function mutate(random: Random): string {
  let text = pick(SEEDS, random);
  const changes = 1 + Math.floor(random() ** 2 * 6);
  for (let change = 0; change < changes; change++) text = mutateOnce(text, random);
  return text;
}

function mutateOnce(text: string, random: Random): string {
  const at = Math.floor(random() * (text.length + 1));
  const to = Math.min(text.length, at + 1 + Math.floor(random() * 4));
  switch (Math.floor(random() * 6)) {
    case 0:
      return text.slice(0, at) + text.slice(to);
    case 1:
      return text.slice(0, at) + pick(PIECES, random) + text.slice(to);
    case 2:
      return text.slice(0, at);
    case 3:
      return text.slice(0, to) + text.slice(at);
    case 4: {
      const other = pick(SEEDS, random);
      const from = Math.floor(random() * other.length);
      return text.slice(0, at) + other.slice(from, from + 12) + text.slice(at);
    }
    default:
      return text.slice(0, at) + pick(PIECES, random) + text.slice(at);
  }
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from');
  return item;
}
