import { copy } from '../copy.ts';
import type { TypeModel, TypeRef, TypeUse } from '../type-model.ts';

/** Interfaces; keys keep their names. */
export function printTypescript({ rootName, root, classes }: TypeModel): string {
  const parts = classes.map(({ name, fields }) => {
    if (fields.length === 0) return `export type ${name} = Record<string, unknown>;`;
    const lines = fields.flatMap(({ key, use, isOptional }) => {
      const note = toNote(use.type);
      const line = `  ${toKey(key)}${isOptional ? '?' : ''}: ${toType(use)};`;
      return note === null ? [line] : [`  /** ${note} */`, line];
    });
    return [`export interface ${name} {`, ...lines, '}'].join('\n');
  });
  if (root.type.kind !== 'class' || root.isNullable || root.type.name !== rootName) {
    parts.unshift(`export type ${rootName} = ${toType(root)};`);
  }
  return `${parts.join('\n\n')}\n`;
}

function toType({ type, isNullable }: TypeUse): string {
  if (type.kind === 'unknown') return isNullable ? 'null' : 'unknown';
  return isNullable ? `${toBareType(type)} | null` : toBareType(type);
}

function toBareType(type: TypeRef): string {
  switch (type.kind) {
    case 'unknown':
      return 'unknown';
    case 'boolean':
    case 'string':
    case 'number':
      return type.kind;
    case 'class':
      return type.name;
    case 'map':
      return `Record<string, ${toType(type.of)}>`;
    case 'list': {
      const item = toType(type.of);
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
    }
    case 'mixed':
      return type.of.map(toBareType).join(' | ');
  }
}

function toNote(type: TypeRef): string | null {
  if (type.kind === 'list' || type.kind === 'map') return toNote(type.of.type);
  if (type.kind === 'mixed') return type.of.map(toNote).find((note) => note !== null) ?? null;
  if (type.kind !== 'number' || type.number.width === 0) return null;
  return type.number.width === 1 ? copy.longInteger : copy.exactNumber;
}

function toKey(key: string): string {
  return /^[\p{L}_$][\p{L}\p{Nd}_$]*$/u.test(key) ? key : JSON.stringify(key);
}
