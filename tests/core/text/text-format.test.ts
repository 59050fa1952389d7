import { expect, it } from 'vitest';
import { detectTextFormat } from '../../../src/core/text/text-format.ts';

it.each([
  ['', 'yaml'],
  ['hello', 'yaml'],
  ['a: 1\nb: x=1\n', 'yaml'],
  ['a:\n  b: 1, 2\n', 'yaml'],
  ['- a, b\n- c, d\n', 'yaml'],
  ['a=1\nb: 2\n', 'yaml'],
  ['https://x/?a=1', 'yaml'],
  ['[a]: 1\n', 'json'],
  ['{"a": 1}', 'json'],
  ['[1, 2]', 'json'],
  ['["a", "b"]\n', 'json'],
  ['{"url": "x=1"}', 'json'],
  ['# c\nserver.port=8080\nserver.host = localhost\n', 'properties'],
  ['spring.datasource.url=jdbc:mysql://x:3306/db?a=b&c=d\n', 'properties'],
  ['A=1\nB=\n', 'properties'],
  ['list[0]=a\nlist[1]=b \\\n  c\n', 'properties'],
  ['x=1', 'yaml'],
  ['[package]\nname = "x"\n', 'toml'],
  ['title = "x"\nn = 1\nlist = [\n  1,\n  2,\n]\n', 'toml'],
  ['[[bin]]\npath = \'a\'\n\n[a."b c"]\nd = 1979-05-27\n', 'toml'],
  ['[section]\nname=no quotes\n', 'json'],
  ['<?xml version="1.0"?>\n<a/>', 'xml'],
  ['<project xmlns="x">\n  <a>1</a>\n</project>', 'xml'],
  ['<<: *a\nb: 1', 'yaml'],
  ['id,name\n1,张三\n2,"a,b"\n', 'csv'],
  ['id\tname\n1\t张三\n', 'tsv'],
  ['hello, world\nno columns\n', 'yaml'],
] as const)('recognizes the format of %j as %s', (text, format) => {
  expect(detectTextFormat(text)).toBe(format);
});

it('looks only at the beginning of a long text', () => {
  expect(detectTextFormat(`${'key.a=1\n'.repeat(5000)}: : :`)).toBe('properties');
});
