import fc from 'fast-check';

interface PathCase {
  readonly value: unknown;
  readonly query: string;
}

const name = fc.constantFrom('a', 'b', 'c', 'k k', '中', "'");
const leaf = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1, 2, 1.5, 1e21, '', 'a', 'ab', 'b', '中', '😀', '\n'),
  fc.integer({ min: -5, max: 5 }),
);

/** JSON values of few names, so that queries find something. */
function anyValue(): fc.Arbitrary<unknown> {
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(name, tie('value'), { maxKeys: 4 }),
    ),
  }));
  return value;
}

const blank = fc.constantFrom('', '', '', ' ');
const integer = fc.integer({ min: -3, max: 4 }).map(String);
const bound = fc.oneof(integer, fc.constant(''));
const quoted = name.map((each) => (each === "'" ? `"'"` : `'${each}'`));
const literal = fc.constantFrom('null', 'true', 'false', '0', '1', '-1', '1.5', '1e0', "'a'", '"b"', "'中'", "''");
const operator = fc.constantFrom('==', '!=', '<', '<=', '>', '>=');
const pattern = fc.constantFrom('a', 'a*b?', '.', '[ab]+', '(a|b)*', '\\\\p{L}', '.*');
const singular = fc
  .tuple(
    fc.constantFrom('@', '@', '@', '$'),
    fc.array(fc.oneof(segmentOf(quoted), segmentOf(integer)), { maxLength: 2 }),
  )
  .map(([root, segments]) => root + segments.join(''));

function segmentOf(selector: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return selector.map((each) => `[${each}]`);
}

const { query } = fc.letrec<Record<'query' | 'selector' | 'segments' | 'test' | 'basic', string>>((tie) => ({
  selector: fc.oneof(
    { depthSize: 'small' },
    quoted,
    integer,
    fc.constant('*'),
    fc.tuple(bound, bound, bound).map(([from, to, step]) => `${from}:${to}${step === '' ? '' : `:${step}`}`),
    tie('test').map((each) => `?${each}`),
  ),
  segments: fc
    .array(
      fc.oneof(
        fc
          .tuple(
            fc.constantFrom('', '', '..'),
            fc.array(fc.tuple(blank, tie('selector'), blank), { minLength: 1, maxLength: 2 }),
          )
          .map(([dots, all]) => `${dots}[${all.map((parts) => parts.join('')).join(',')}]`),
        fc.constantFrom('.a', '.b', '.*', '..a', '..*', '.中'),
      ),
      { maxLength: 3 },
    )
    .map((all) => all.join('')),
  basic: fc.oneof(
    { depthSize: 'small' },
    fc.tuple(singular, operator, literal).map((parts) => parts.join(' ')),
    fc.tuple(singular, operator, singular).map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('@', '$'), tie('segments')).map((parts) => parts.join('')),
    fc.tuple(singular, operator, integer).map(([of, sign, size]) => `length(${of}) ${sign} ${size}`),
    fc.tuple(tie('segments'), operator, integer).map(([of, sign, size]) => `count(@${of}) ${sign} ${size}`),
    fc.tuple(tie('segments'), operator, literal).map(([of, sign, value]) => `value(@${of}) ${sign} ${value}`),
    fc
      .tuple(fc.constantFrom('match', 'search'), singular, pattern)
      .map(([call, of, each]) => `(${of} >= '' && ${call}(${of}, '${each}'))`),
    tie('test').map((each) => `(${each})`),
    tie('test').map((each) => `!(${each})`),
  ),
  test: fc.oneof(
    { depthSize: 'small' },
    tie('basic'),
    fc.tuple(tie('basic'), fc.constantFrom('&&', ' || '), tie('basic')).map((parts) => parts.join('')),
  ),
  query: tie('segments').map((each) => `$${each}`),
}));

/**
 * A value and a query of RFC 9535, both small. Only strings are matched: the baseline turns other values into strings.
 */
export function anyPathCase(): fc.Arbitrary<PathCase> {
  return fc.record({ value: anyValue(), query });
}
