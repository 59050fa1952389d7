import fc from 'fast-check';

interface JsonText {
  readonly text: string;
  readonly hasDuplicates: boolean;
}

/** The tokens of a valid text, as written. */
export function toTokens(text: string): string[] {
  return text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g) ?? [];
}

/** The keys of each object, unescaped. */
export function keysOfObjects(text: string): string[][] {
  const found: string[][] = [];
  const open: string[][] = [];
  const tokens = toTokens(text);
  tokens.forEach((token, at) => {
    if (token === '{' || token === '[') {
      const keys: string[] = [];
      open.push(keys);
      if (token === '{') found.push(keys);
    } else if (token === '}' || token === ']') open.pop();
    else if (tokens[at + 1] === ':') open.at(-1)?.push(JSON.parse(token));
  });
  return found;
}

const blank = fc.constantFrom('', '', '', ' ', '\n', '\t', '\r\n  ');
const number = fc.oneof(
  fc.constantFrom('0', '-0', '1', '1.0', '1e2', '100', '-0.0', '1E+2', '12345678901234567890', '0.1e-7', '1e400'),
  fc.integer().map(String),
);
const unit = fc.constantFrom(
  'a',
  'b',
  'A',
  '1',
  '汉',
  '～',
  '😀',
  '\\n',
  '\\u0061',
  '\\ud83d\\ude00',
  '\\ud800',
  '\\"',
  '\\\\',
  '/',
  '{',
  ',',
);
const string = fc.array(unit, { maxLength: 4 }).map((units) => `"${units.join('')}"`);

/** Valid texts of every shape: blanks anywhere, escapes, numbers in every notation, repeated keys. */
export function anyJsonText(): fc.Arbitrary<JsonText> {
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(number, string, fc.constantFrom('true', 'false', 'null', '{}', '[ ]')),
      fc.array(fc.tuple(blank, tie('value'), blank), { maxLength: 5 }).map(joinItems('[', ']')),
      fc
        .array(fc.tuple(blank, string, blank, tie('value'), blank), { maxLength: 6 })
        .map((members) => members.map(([a, key, b, each, c]) => ['', `${a}${key}${b}:${each}`, c] as const))
        .map(joinItems('{', '}')),
    ),
  }));
  return fc.tuple(blank, value, blank).map((parts) => {
    const text = parts.join('');
    return { text, hasDuplicates: keysOfObjects(text).some((keys) => new Set(keys).size < keys.length) };
  });
}

function joinItems(opener: string, closer: string) {
  return (items: readonly (readonly [string, string, string])[]) =>
    `${opener}${items.map((parts) => parts.join('')).join(',')}${closer}`;
}
