import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import { findComments } from '../../../workers/yaml/read/comments.ts';
import { readYaml } from '../../../workers/yaml/read/read-yaml.ts';
import { areSame } from '../../../workers/yaml/reformat/compare.ts';
import type { YamlProblem } from '../../../workers/yaml/yaml.api.ts';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';
import { CLOUD_FORMATION, COMPOSE, KUBERNETES } from './samples.ts';

const { format, compress } = createYamlService();

const PIECES = [
  ' ',
  '  ',
  '\n',
  '\t',
  ':',
  ': ',
  '- ',
  '#',
  ' # c',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  ',',
  '&a ',
  '*a',
  '!t ',
];
const MORE = [
  '|',
  '>-',
  '? ',
  '<<: *base',
  '---\n',
  '...\n',
  '：',
  '“',
  '　',
  '&lt;',
  '@',
  '\\',
  '0',
  '\r\n',
  '%',
  '~',
];

/** A real file with some places overwritten. */
const damaged = fc
  .tuple(
    fc.constantFrom(KUBERNETES, COMPOSE, CLOUD_FORMATION),
    fc.array(fc.tuple(fc.nat(1200), fc.nat(3), fc.constantFrom(...PIECES, ...MORE)), { minLength: 1, maxLength: 4 }),
  )
  .map(([text, edits]) =>
    edits.reduce<string>((now, [at, length, piece]) => {
      const place = at % now.length;
      return now.slice(0, place) + piece + now.slice(place + length);
    }, text),
  );

describe('any text', () => {
  it('is refused with a place, or reformatted with the same meaning and the same comments', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const after = attempt(text, () => format(text, { output: 'yaml', indent: 4, fixes: false }).text);
        if (after === null) return;
        const [a, b] = [readYaml(text), readYaml(after)];
        expect(areSame(a.documents, b.documents, 'written')).toBe(true);
        expect(findComments(after, b.events)).toHaveLength(findComments(text, a.events).length);
      }),
      { numRuns: 400, seed: 3 },
    );
  });

  it('is repaired or compressed to readable YAML, or refused', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const after = attempt(text, () => compress(text, { output: 'yaml', fixes: true }).text);
        if (after !== null) expect(() => readYaml(after)).not.toThrow();
      }),
      { numRuns: 200, seed: 5 },
    );
  });

  it('becomes JSON or is refused', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const json = attempt(text, () => compress(text, { output: 'json', fixes: true }).text);
        if (json !== null) expect(() => JSON.parse(json)).not.toThrow();
      }),
      { numRuns: 200, seed: 9 },
    );
  });
});

/** Null for a refusal, which must name a place inside the text. */
function attempt(text: string, step: () => string): string | null {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.code).toBe('yaml-invalid');
    const { line, column, excerpt, caret } = error.details as unknown as YamlProblem;
    expect(line).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length);
    expect(column).toBeGreaterThan(0);
    expect(caret).toBeLessThanOrEqual(excerpt.length);
    return null;
  }
}
