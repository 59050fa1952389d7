import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLOCK_SHAPES } from '../../../../src/core/flock/flock-shape.ts';
import { seedOfDay } from '../../../../src/features/flock-dance/model/pond-of-the-day.ts';
import {
  buildShareLink,
  parseShareLink,
  type SharedPond,
} from '../../../../src/features/flock-dance/model/share-link.ts';
import { anyCharacter } from '../../../any-character.ts';

const ORIGIN = 'https://example.com';
const POND: SharedPond = {
  seed: 4_123_456_789,
  population: 640,
  leaders: 3,
  speed: 1.4,
  shape: 'plane',
  hasPredator: true,
  route: null,
  day: null,
  run: 'q1_-Z',
};
const DEFAULTS = {
  population: 180,
  leaders: null,
  speed: 1,
  shape: 'fish',
  hasPredator: false,
  route: null,
  day: null,
};

const queryOf = (link: string) => new URL(link).search;
const reopen = (link: string) => parseShareLink(new URL(link).search, new URL(link).hash);

it('is a readable address of this product', () => {
  expect(buildShareLink(ORIGIN, POND)).toBe(
    'https://example.com/mythinkn/portal/flock-dance?seed=4123456789&population=640&leaders=3&speed=1.4&shape=plane&predator=1#run=q1_-Z',
  );
  expect(buildShareLink(ORIGIN, { ...POND, leaders: null, hasPredator: false, run: null })).toBe(
    'https://example.com/mythinkn/portal/flock-dance?seed=4123456789&population=640&speed=1.4&shape=plane',
  );
});

it('describes the same pond when it is opened', () => {
  const pond: fc.Arbitrary<SharedPond> = fc
    .record({
      seed: fc.integer({ min: 0, max: 0xffffffff }),
      population: fc.integer({ min: 1, max: 1000 }),
      leaders: fc.option(fc.integer({ min: 1, max: 5 })),
      speed: fc.integer({ min: 2, max: 20 }).map((tenths) => tenths / 10),
      shape: fc.constantFrom(...FLOCK_SHAPES),
      hasPredator: fc.boolean(),
      route: fc.option(fc.stringMatching(/^([\w-]{4}){2,150}$/)),
      run: fc.option(fc.stringMatching(/^[\w-]{1,200}$/)),
      day: fc.option(fc.constantFrom('2026-11-21', '2028-02-29')),
    })
    .map((shared) => (shared.day === null ? shared : { ...shared, seed: seedOfDay(shared.day) }))
    .filter(({ leaders, population }) => leaders === null || leaders <= population)
    // Only a single leader follows a route.
    .map((shared) => (shared.leaders === 1 ? shared : { ...shared, route: null }));
  fc.assert(
    fc.property(pond, (shared) => {
      expect(reopen(buildShareLink(ORIGIN, shared))).toEqual(shared);
    }),
  );
});

it('rounds a speed with rounding errors to one decimal', () => {
  expect(parseShareLink(queryOf(buildShareLink(ORIGIN, { ...POND, speed: 1.2000000000000002 })))?.speed).toBe(1.2);
});

describe('a query is not a link to a pond with', () => {
  it.each([
    ['no query', ''],
    ['an empty one', '?'],
    ['fields of another page', '?utm_source=mail'],
    ['no seed', '?population=20&shape=bird'],
    ['an empty seed', '?seed='],
    ['a seed that is text', '?seed=koi'],
    ['a negative seed', '?seed=-1'],
    ['a seed with a fraction', '?seed=1.5'],
    ['a seed past 32 bits', '?seed=4294967296'],
    ['a seed of a hundred digits', `?seed=${'9'.repeat(100)}`],
    ['markup', '?seed=<script>'],
    ['a very long query', `?seed=1&x=${'y'.repeat(5000)}`],
  ])('%s', (_name, query) => {
    expect(parseShareLink(query)).toBeNull();
  });
});

describe('a link with invalid fields', () => {
  it('uses the defaults when it has only a seed', () => {
    expect(parseShareLink('?seed=7')).toEqual({ ...DEFAULTS, seed: 7, run: null });
  });

  it.each<[query: string, field: keyof typeof DEFAULTS]>([
    ['population=0', 'population'],
    ['population=1001', 'population'],
    ['population=20.5', 'population'],
    ['population=', 'population'],
    ['leaders=6', 'leaders'],
    ['leaders=0', 'leaders'],
    ['leaders=two', 'leaders'],
    ['speed=9', 'speed'],
    ['speed=0.1', 'speed'],
    ['speed=1e3', 'speed'],
    ['speed=1.55', 'speed'],
    ['shape=whale', 'shape'],
    ['shape=__proto__', 'shape'],
    ['predator=yes', 'hasPredator'],
    ['route=AAAA', 'route'],
    ['route=%3Cimg%3E', 'route'],
    [`route=${'A'.repeat(604)}`, 'route'],
    ['day=today', 'day'],
    ['day=2026-11-211', 'day'],
    // The seed of this day is different.
    ['day=2026-11-21', 'day'],
  ])('replaces only %s by its default', (bad, field) => {
    const good = queryOf(buildShareLink(ORIGIN, POND)).slice(1).split('&');
    const [name] = bad.split('=');
    const query = `?${[...good.filter((part) => !part.startsWith(`${name}=`)), bad].join('&')}`;
    expect(parseShareLink(query)).toEqual({ ...POND, run: null, [field]: DEFAULTS[field] });
  });

  it('ignores unknown fields', () => {
    const query = `${queryOf(buildShareLink(ORIGIN, POND))}&utm_source=mail&=&&constructor=1&score=88`;
    expect(parseShareLink(query)).toEqual({ ...POND, run: null });
  });

  it.each(['', '#', '#run=', '#run=a b', '#top', `#run=${'a'.repeat(80_000)}`])(
    'has no game in the fragment %s',
    (hash) => {
      expect(parseShareLink('?seed=7', hash)?.run).toBeNull();
    },
  );

  it('has a route only for a single leader', () => {
    expect(parseShareLink('?seed=1&leaders=1&route=AAAA____')?.route).toBe('AAAA____');
    expect(parseShareLink('?seed=1&leaders=2&route=AAAA____')?.route).toBeNull();
    expect(parseShareLink('?seed=1&route=AAAA____')?.route).toBeNull();
  });

  it('never has more leaders than fish', () => {
    expect(parseShareLink('?seed=1&population=2&leaders=5')?.leaders).toBe(2);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
        const shared = parseShareLink(`?seed=5&${text}`);
        expect(shared === null || (shared.population >= 1 && shared.population <= 1000)).toBe(true);
      }),
    );
  });
});
