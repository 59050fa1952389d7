import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TypeLanguage } from '../../../workers/json-types/json-types.api.ts';
import { createJsonTypesService } from '../../../workers/json-types/json-types-service.ts';
import { ANSWERS } from './answers.ts';

const service = createJsonTypesService();

function print(text: string, language: TypeLanguage, options: { lombok?: boolean; pydantic?: boolean } = {}) {
  const { lombok = false, pydantic = false } = options;
  return service.printTypes(new Blob([text]), { language, rootName: 'Root', lombok, pydantic });
}

describe('types of a text', () => {
  const ORDERS = '[{"id":1,"price":1.5,"user_name":"a"},{"id":9007199254740993,"price":2,"note":null}]';

  test.each<[TypeLanguage, readonly string[]]>([
    [
      'typescript',
      ['export type Root = RootItem[];', '  id: number;', '  user_name?: string;', '  note?: null;', '2^53'],
    ],
    ['java', ['private Long id;', 'private Double price;', '@JsonProperty("user_name")', 'private String userName;']],
    ['go', ['type Root []RootItem', 'json:"user_name,omitempty"', '*string', 'int64', 'float64']],
    ['python', ['class RootItem:', 'id: int', 'user_name: Optional[str] = None', 'Root = list[RootItem]']],
    ['csharp', ['[JsonPropertyName("user_name")]', 'public string? UserName', 'public long Id', 'public double Price']],
    [
      'kotlin',
      ['typealias Root = List<RootItem>', '@JsonProperty("user_name") val userName: String? = null', 'id: Long'],
    ],
  ])('merge the items of an array in %s', async (language, parts) => {
    const { text } = await print(ORDERS, language);
    for (const part of parts) expect(text).toContain(part);
  });

  test.each<[TypeLanguage, string, string]>([
    ['java', 'BigInteger', 'BigDecimal'],
    ['go', 'json.Number', 'json.Number'],
    ['python', 'int', 'Decimal'],
    ['csharp', 'JsonElement', 'decimal'],
    ['kotlin', 'BigInteger', 'BigDecimal'],
  ])('keep numbers beyond 64 bits and doubles exact in %s', async (language, integer, decimal) => {
    const { text, facts } = await print('{"a":123456789012345678901234567890,"b":0.12345678901234567890123}', language);
    expect(text).toContain(integer);
    expect(text).toContain(decimal);
    expect(facts.exactNumbers).toEqual(['$.a', '$.b']);
  });

  test.each([
    ['1.10', true],
    ['0.1', true],
    ['1e3', true],
    ['1E400', false],
    ['0.30000000000000004', true],
    ['12345678901234567.89', false],
  ])('judge the decimal %s by its digits', async (number, isDouble) => {
    const { text } = await print(`{"a":${number}}`, 'java');
    expect(text).toContain(isDouble ? 'Double a' : 'BigDecimal a');
  });

  test('name Chinese keys so that Go reads them and Python finds them', async () => {
    expect((await print('{"姓名":"a"}', 'go')).text).toContain('X姓名 string `json:"姓名"`');
    expect((await print('{"class":"a"}', 'python', { pydantic: true })).text).toContain(
      'class_: str = Field(alias="class")',
    );
  });

  test('name a class after its outer class when its own name is taken', async () => {
    expect((await print('{"data":{"a":1}}', 'java', { lombok: true })).text).toContain('private RootData data;');
  });

  test('read the first items of a long array, and say so', async () => {
    const items = Array.from({ length: 1500 }, (_, index) => (index < 1000 ? '{"a":1}' : '{"a":1,"b":2}'));
    const { text, facts } = await print(`[${items.join(',')}]`, 'typescript');
    expect(facts.isSampled).toBe(true);
    expect(text).not.toContain('  b');
  });

  test('fail with a code beyond the depth of the stack', async () => {
    await expect(print('['.repeat(100_000) + ']'.repeat(100_000), 'typescript')).rejects.toMatchObject({
      code: 'types-too-deep',
    });
  });
});

describe('types compile', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'types-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('in TypeScript, and hold the text that they were made of', { timeout: 60_000 }, async () => {
    const files = await Promise.all(
      Object.entries(ANSWERS).map(async ([name, answer], index) => {
        const file = join(folder, `answer-${index}.ts`);
        const { text } = await print(answer, 'typescript');
        writeFileSync(file, `// ${name}\n${text}\nexport const value: Root = ${answer};\n`);
        return file;
      }),
    );
    const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--ignoreConfig', '--types', ''];
    expect(run(process.execPath, [tsc, ...options, ...files])).toBe('');
  });

  test.skipIf(run('python3', ['--version']).startsWith('failed'))(
    'in Python as dataclasses',
    { timeout: 60_000 },
    async () => {
      for (const [index, answer] of Object.values(ANSWERS).entries()) {
        writeFileSync(join(folder, `answer_${index}.py`), (await print(answer, 'python')).text);
      }
      const imports = Object.keys(ANSWERS).map((_, index) => `import answer_${index}`);
      writeFileSync(join(folder, 'all.py'), imports.join('\n'));
      expect(run('python3', [join(folder, 'all.py')])).toBe('');
    },
  );

  test.skipIf(!existsSync('/usr/bin/javac'))('in Java without Lombok', { timeout: 60_000 }, async () => {
    const annotation = join(folder, 'com/fasterxml/jackson/annotation');
    mkdirSync(annotation, { recursive: true });
    const stub = 'package com.fasterxml.jackson.annotation; public @interface JsonProperty { String value(); }';
    writeFileSync(join(annotation, 'JsonProperty.java'), stub);
    const sources = await Promise.all(
      Object.values(ANSWERS).map(async (answer, index) => {
        const { text } = await print(answer, 'java');
        const file = join(folder, `java-${index}`, `${/public class (\w+)/.exec(text)?.[1] ?? 'None'}.java`);
        mkdirSync(join(folder, `java-${index}`));
        writeFileSync(file, text.replace(/^/, `package answer${index};\n`));
        return file;
      }),
    );
    const output = ['-d', join(folder, 'classes'), join(annotation, 'JsonProperty.java')];
    expect(run('/usr/bin/javac', ['-encoding', 'UTF-8', ...output, ...sources])).toBe('');
  });
});

/** The output of a program; begins with `failed` when it fails. */
function run(program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `failed: ${stdout}${stderr}${String(error)}`;
  }
}
