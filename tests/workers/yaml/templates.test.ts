import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/core/errors.ts';
import type { YamlProblem } from '../../../workers/yaml/yaml.api.ts';
import { createYamlService } from '../../../workers/yaml/yaml-service.ts';

const { format, compress, convert, validate } = createYamlService();

const ACTIONS: readonly (readonly [string, (text: string) => unknown])[] = [
  ['format', (text) => format(text, { output: 'yaml', indent: 2, fixes: true })],
  ['format to JSON', (text) => format(text, { output: 'json', indent: 2, fixes: false })],
  ['compress', (text) => compress(text, { output: 'yaml', fixes: true })],
  ['convert', (text) => convert(text, { indent: 2, fixes: true })],
  ['validate', validate],
];

function problemOf(step: () => unknown): YamlProblem {
  try {
    step();
  } catch (error) {
    if (error instanceof AppError) return error.details as unknown as YamlProblem;
    throw error;
  }
  throw new Error('It went well');
}

const CHART = `apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ include "shop.fullname" . }}
  labels:
    {{- include "shop.labels" . | nindent 4 }}
data:
  a: 'it''s {{ .Values.a }}'
`;

describe('a template is not YAML: nothing is written', () => {
  it.each([
    ['x: {{ .Values.a }}\n', 1, 4],
    ['a: 1\n- {{ x }}\n', 2, 3],
    ['a: 1\nb: [{{ x }}]\n', 2, 5],
    ['{{ .Values.key }}: 1\n', 1, 1],
    ['a: !t {{ x }}\n', 1, 7],
    ['{% if x %}\na: 1\n{% endif %}\n', 1, 1],
    ['a: b\n  {{- if x }}\n  c\n', 2, 3],
    ['a: {{ x }}-{{ y }}\n', 1, 4],
    [CHART, 4, 9],
  ])('%j', (text, line, column) => {
    for (const [, act] of ACTIONS) {
      expect(problemOf(() => act(text))).toMatchObject({ reason: 'template', line, column, asJson: null });
    }
  });

  it.each([
    ['words in quotes', 'a: "{{ x }}"\nb: \'{% y %}\'\n'],
    ['text blocks', 'a: |\n  {{ x }}\n'],
    ['comments', '# {{ x }}\na: 1 # {% y %}\n'],
    ['expressions of workflows', `run: \${{ secrets.X }}\nif: a \${{ b }}\n`],
    ['the middle of a line of words', 'a: v-{{ x }}\n'],
    ['mappings in each other', 'a: { b: {c: d} }\n'],
  ])('but not %s', (_case, text) => {
    for (const [, act] of ACTIONS) expect(() => act(text)).not.toThrow();
  });

  it.each([
    [`a: \${{ x }}\nb: @c\n`, 'reserved-character'],
    ['{{"a": 1},\n', 'unclosed-bracket'],
  ])('and damage elsewhere in %j keeps its own reason', (text, reason) => {
    expect(problemOf(() => validate(text)).reason).toBe(reason);
  });
});

describe('a suggestion puts each value in quotes', () => {
  it.each([
    ['x: {{ .a }}\n', 'x: "{{ .a }}"\n'],
    ['x: {{ .a }} # why\n', 'x: "{{ .a }}" # why\n'],
    ['x: {{ include "a" . }}\n', 'x: \'{{ include "a" . }}\'\n'],
    ['x: {{ .a }}:{{ .b }}/c\n', 'x: "{{ .a }}:{{ .b }}/c"\n'],
    ['- {{ x }}\n', '- "{{ x }}"\n'],
    ['- a: {{ x }}\n', '- a: "{{ x }}"\n'],
    ['{{ .k }}: 1\n', '"{{ .k }}": 1\n'],
    ['a: [{{ x }}, {{ y }}]\n', 'a: ["{{ x }}", "{{ y }}"]\n'],
    ['a: !t {{ x }}\n', 'a: !t "{{ x }}"\n'],
  ])('%j', (text, expected) => {
    const { suggestions } = problemOf(() => validate(text));
    const lines = text.split('\n');
    expect(suggestions).toEqual([
      { kind: 'template-quotes', line: 1, before: lines[0], after: expected.split('\n')[0] },
    ]);
    expect(validate(expected).input).toBe('yaml');
  });

  it('and there is none without a value', () => {
    const { suggestions } = problemOf(() => validate(CHART));
    expect(suggestions.map(({ line, after }) => [line, after])).toEqual([
      [4, `  name: '{{ include "shop.fullname" . }}'`],
    ]);
  });
});
