import { copy } from '../copy.ts';
import { nameFields, toPascal } from '../names.ts';
import type { TypeModel, TypeRef, TypeUse } from '../type-model.ts';

const INITIALISMS = /^(?:id|url|uri|ip|api|http|https|json|html|uuid|sku|sql)$/i;

/** Structs with tags of `encoding/json`. What may be null is a pointer; exact numbers keep their text. */
export function printGo({ rootName, root, classes }: TypeModel): string {
  const structs = classes.map(({ name, fields }) => {
    const names = nameFields(
      fields.map(({ key }) => key),
      toName,
      new Set(),
    );
    const rows = fields.map(({ key, use, isOptional }, index) => {
      const tag = toTag(key, isOptional);
      const end = tag === null ? `\`json:"-"\` // ${copy.badTag(JSON.stringify(key))}` : tag;
      return [names[index] ?? '', toType(use, isOptional), end] as const;
    });
    const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column as 0 | 1].length)));
    const lines = rows.map(
      ([field, type, tag]) => `\t${field.padEnd(widths[0] ?? 0)} ${type.padEnd(widths[1] ?? 0)} ${tag}`,
    );
    return fields.length === 0 ? `type ${name} struct{}` : [`type ${name} struct {`, ...lines, '}'].join('\n');
  });
  if (root.type.kind !== 'class') structs.unshift(`type ${rootName} ${toType(root, false)}`);
  const body = structs.join('\n\n');
  const imports = body.includes('json.Number') ? ['import "encoding/json"'] : [];
  return `${['package main', ...imports, body].join('\n\n')}\n`;
}

/** Only names that begin with a capital letter are read from JSON; Chinese letters are none. */
function toName(key: string): string {
  const words = key
    .split(/[^\p{L}\p{Nd}]+/u)
    .map((word) => (INITIALISMS.test(word) ? word.toUpperCase() : toPascal(word)));
  const name = words.join('').replace(/Id$/, 'ID').replace(/Url$/, 'URL');
  return /^\p{Lu}/u.test(name) ? name : `X${name}`;
}

/** Null when a tag cannot hold the key. */
function toTag(key: string, isOptional: boolean): string | null {
  if (key !== '' && !/^[\p{L}\p{Nd}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u.test(key)) return null;
  if (key === '') return null;
  const name = key === '-' && !isOptional ? '-,' : key;
  return `\`json:"${name}${isOptional ? ',omitempty' : ''}"\``;
}

function toType({ type, isNullable }: TypeUse, isOptional: boolean): string {
  const bare = toBareType(type);
  const hasNil = bare === 'any' || bare.startsWith('[]') || bare.startsWith('map[');
  return (isNullable || isOptional) && !hasNil ? `*${bare}` : bare;
}

function toBareType(type: TypeRef): string {
  switch (type.kind) {
    case 'unknown':
    case 'mixed':
      return 'any';
    case 'boolean':
      return 'bool';
    case 'string':
      return 'string';
    case 'number':
      if (type.number.width === 2) return 'json.Number';
      return type.number.isDecimal ? 'float64' : 'int64';
    case 'list':
      return `[]${toType(type.of, false)}`;
    case 'map':
      return `map[string]${toType(type.of, false)}`;
    case 'class':
      return type.name;
  }
}
