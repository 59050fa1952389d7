import { copy } from '../copy.ts';
import { nameFields, toCamel } from '../names.ts';
import type { ClassType, TypeModel, TypeRef } from '../type-model.ts';

const KEYWORDS = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends false ' +
    'final finally float for goto if implements import instanceof int interface long native new null package private ' +
    'protected public return short static strictfp super switch synchronized this throw throws transient true try ' +
    'void volatile while _'
  ).split(' '),
);

/** One outer class with the others nested, read and written by Jackson. Wrapper types hold null. */
export function printJava({ root, classes }: TypeModel, lombok: boolean): string {
  const types = classes.flatMap(({ fields }) => fields.map(({ use }) => toType(use.type)));
  const rootType = toType(root.type);
  const isUsed = (name: string) => [...types, rootType].some((type) => type.includes(name));
  const [outer, ...nested] = classes;
  const imports = [
    classes.some(hasRenamed) ? 'com.fasterxml.jackson.annotation.JsonProperty' : '',
    isUsed('BigDecimal') ? 'java.math.BigDecimal' : '',
    isUsed('BigInteger') ? 'java.math.BigInteger' : '',
    isUsed('List<') ? 'java.util.List' : '',
    isUsed('Map<') ? 'java.util.Map' : '',
    lombok && outer !== undefined ? 'lombok.Data' : '',
  ].filter((name) => name !== '');
  const blocks: string[] = [];
  if (imports.length > 0) blocks.push(imports.map((name) => `import ${name};`).join('\n'));
  if (root.type.kind !== 'class') blocks.push(`// ${copy.rootType(rootType)}`);
  if (outer !== undefined) blocks.push(printClass(outer, nested, lombok));
  return `${blocks.join('\n\n')}\n`;
}

function printClass(type: ClassType, nested: readonly ClassType[], lombok: boolean, level = 0): string {
  const pad = '    '.repeat(level);
  const names = toNames(type);
  const lines = [
    ...(lombok ? ['@Data'] : []),
    `public ${level === 0 ? '' : 'static '}class ${type.name} {`,
    ...type.fields.flatMap(({ key, use }, index) => {
      const field = `    private ${toType(use.type)} ${names[index]};`;
      return names[index] === key && isBeanName(key) ? [field] : [`    @JsonProperty(${toLiteral(key)})`, field];
    }),
  ];
  if (!lombok)
    for (const [index, { use }] of type.fields.entries())
      lines.push('', ...toAccessors(names[index] ?? '', toType(use.type)));
  const inner = nested.map((each) => printClass(each, [], lombok, level + 1));
  const body = lines.map((line) => (line === '' ? '' : `${pad}${line}`)).join('\n');
  return `${[body, ...inner].join('\n\n')}\n${pad}}`;
}

function toAccessors(name: string, type: string): readonly string[] {
  const suffix = toBean(name);
  return [
    `    public ${type} get${suffix}() {`,
    `        return ${name};`,
    '    }',
    '',
    `    public void set${suffix}(${type} ${name}) {`,
    `        this.${name} = ${name};`,
    '    }',
  ];
}

function toBean(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function toNames({ fields }: ClassType): readonly string[] {
  return nameFields(
    fields.map(({ key }) => key),
    toCamel,
    KEYWORDS,
  );
}

/** Jackson finds the key from the accessor: not for names such as `aName` or `URL`. */
function isBeanName(key: string): boolean {
  return /^[a-z]{2}[a-zA-Z0-9]*$/.test(key);
}

function hasRenamed(type: ClassType): boolean {
  const names = toNames(type);
  return type.fields.some(({ key }, index) => names[index] !== key || !isBeanName(key));
}

function toType(type: TypeRef): string {
  switch (type.kind) {
    case 'unknown':
    case 'mixed':
      return 'Object';
    case 'boolean':
      return 'Boolean';
    case 'string':
      return 'String';
    case 'number':
      if (type.number.isDecimal) return type.number.width === 0 ? 'Double' : 'BigDecimal';
      return type.number.width === 2 ? 'BigInteger' : 'Long';
    case 'list':
      return `List<${toType(type.of.type)}>`;
    case 'map':
      return `Map<String, ${toType(type.of.type)}>`;
    case 'class':
      return type.name;
  }
}

/** Line feeds as `\u000a` would end the literal before the compiler reads it, so JSON's short escapes stay. */
function toLiteral(key: string): string {
  return JSON.stringify(key).replaceAll(
    /\\u00(..)/g,
    (_, hex: string) => `\\${Number.parseInt(hex, 16).toString(8).padStart(3, '0')}`,
  );
}
