import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repairJson } from '../../../../workers/json/repair/repair-json.ts';
import { anyCharacter } from '../../../any-character.ts';

const RUNS = 1500;

/** Strings that look like the surroundings of a string. */
const trickyString = fc
  .array(
    fc.constantFrom(
      ...['"', "'", '`', '```', '“', '”', ',', ', ', ':', '{', '}', '[', ']', '(', ')', '\\', '\\n', '\n', '//', '/*'],
      ...[
        '#',
        '...',
        'a',
        'b c',
        '1',
        '"a":',
        '，',
        '：',
        '｛',
        '】',
        'true',
        '=>',
        '+',
        ';',
        '&quot;',
        '<think>',
        '\u3000',
      ],
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const string = fc.oneof(trickyString, fc.string({ unit: anyCharacter, maxLength: 12 }));
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    string,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false, 0, -1),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(string, tie('value'), { maxKeys: 5 }),
  ),
}));

it('stays the same, to the byte', () => {
  const indent = fc.constantFrom(undefined, 1, 2, '\t');
  fc.assert(
    fc.property(value, indent, fc.constantFrom('', ' ', '\n'), (document, space, edge) => {
      const text = edge + JSON.stringify(document, null, space) + edge;
      expect(repairJson(text)).toEqual({ text, repairs: [], groups: [], count: 0, isTruncated: false });
    }),
    { numRuns: RUNS },
  );
});

it('keeps the notation of numbers', () => {
  const digits = fc.stringMatching(/^-?(0|[1-9]\d{0,30})(\.\d{1,20})?([eE][+-]?\d{1,3})?$/);
  fc.assert(
    fc.property(fc.array(digits), (numbers) => {
      const text = `{"n": [${numbers.join(', ')}]}`;
      expect(repairJson(text).text).toBe(text);
      expect(repairJson(`${text.slice(0, -1)},}`).text).toBe(text);
    }),
    { numRuns: RUNS },
  );
});

it('is the result of a repair, which a second repair does not change', () => {
  fc.assert(
    fc.property(value, fc.nat(), (document, at) => {
      const text = JSON.stringify(document);
      const damaged = text.slice(0, 1 + (at % text.length));
      const repaired = outcome(damaged);
      if (repaired !== null) expect(repairJson(repaired)).toMatchObject({ text: repaired, count: 0 });
    }),
    { numRuns: RUNS },
  );
});

function outcome(text: string): string | null {
  try {
    return repairJson(text).text;
  } catch {
    return null;
  }
}
