import type { JsonCorpus } from '../inputs.ts';

type Random = (below: number) => number;

const WORDS = [
  'alpha',
  'order',
  'status',
  'quite a long description of it',
  'C:\\path\\file',
  'say "so"',
  'x',
  'line\nnext',
];

/** A valid text of about this many bytes, the same every time. */
export function writeCorpus(name: JsonCorpus, byteLength: number): string {
  const random = createRandom(20_240_601);
  const items: string[] = [];
  for (let size = 2; size < byteLength; ) {
    const item = WRITERS[name](random);
    items.push(item);
    // Ideographs are three bytes each in UTF-8.
    size += Buffer.byteLength(item) + 1;
  }
  return name === 'indented' ? `[\n    ${items.join(',\n    ')}\n]\n` : `[${items.join(',')}]`;
}

const WRITERS: Readonly<Record<JsonCorpus, (random: Random) => string>> = {
  /** A typical answer of an API: short names, short values, long integers, keys that look like integers. */
  records: (random) => JSON.stringify(toRecord(random, word(random))),
  /** The same with Chinese names and values. */
  chinese: (random) => JSON.stringify(toRecord(random, ideographs(random, 4 + random(30)))),
  /** Coordinates. */
  numbers: (random) => `[${[0, 1, 2].map(() => `-${random(180)}.${random(1e9)}${random(1e6)}`).join(',')}]`,
  /** Few long strings. */
  prose: (random) => JSON.stringify({ id: random(1e6), text: `${word(random)} `.repeat(20 + random(60)) }),
  /** Chinese prose: clauses, with a Latin word or number now and then. */
  articles: (random) => JSON.stringify({ id: random(1e6), text: toArticle(random) }),
  /** The Chinese records as programs write them that use ASCII only. */
  escaped: (random) => toAscii(JSON.stringify(toRecord(random, ideographs(random, 4 + random(30))))),
  /** Already indented by four spaces. */
  indented: (random) => JSON.stringify(toRecord(random, word(random)), null, 4).replaceAll('\n', '\n    '),
  /** Almost only brackets and commas. */
  nested: (random) => JSON.stringify(toNest(random, 6)),
};

function toRecord(random: Random, text: string): unknown {
  return {
    id: random(1e9),
    name: text,
    isActive: random(2) === 0,
    score: random(1e6) / 64,
    tags: [word(random), word(random), null],
    place: { city: text, code: [random(100), random(100)] },
    [`${random(50)}`]: `2024-06-${10 + random(20)}T00:00:00Z`,
  };
}

function toNest(random: Random, depth: number): unknown {
  if (depth === 0) return random(10);
  const items = Array.from({ length: random(4) }, () => toNest(random, depth - 1));
  return random(3) === 0 ? { a: items } : items;
}

function toArticle(random: Random): string {
  const clauses = Array.from({ length: 20 + random(60) }, () => {
    const foreign = random(6) === 0 ? ` ${random(2) === 0 ? word(random) : random(3000)} ` : '';
    return ideographs(random, 3 + random(15)) + foreign + (random(3) === 0 ? '\u3002' : '\uff0c');
  });
  return `${clauses.slice(0, 9).join('')}\n${clauses.slice(9).join('')}`;
}

function toAscii(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);
}

function word(random: Random): string {
  return WORDS[random(WORDS.length)] ?? '';
}

function ideographs(random: Random, count: number): string {
  return String.fromCharCode(...Array.from({ length: count }, () => 0x4e00 + random(5000)));
}

function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
