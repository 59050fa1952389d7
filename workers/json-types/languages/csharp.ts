import { copy } from '../copy.ts';
import { nameFields, toPascal } from '../names.ts';
import type { ClassType, TypeModel, TypeRef, TypeUse } from '../type-model.ts';

const VALUE_TYPES = new Set(['bool', 'long', 'double', 'decimal', 'JsonElement']);

/** Classes for System.Text.Json. Integers beyond 64 bits and mixed values stay JSON, which keeps their text. */
export function printCsharp({ root, classes }: TypeModel): string {
  const bodies = classes.map(printClass);
  const head = [
    '#nullable enable',
    'using System.Collections.Generic;',
    'using System.Text.Json;',
    'using System.Text.Json.Serialization;',
  ].join('\n');
  const note = root.type.kind === 'class' ? [] : [`// ${copy.rootType(toType(root))}`];
  return `${[head, ...note, ...bodies].join('\n\n')}\n`;
}

function printClass({ name, fields }: ClassType): string {
  // A member must not have the name of its class, nor one of those that every object has.
  const reserved = new Set([name, 'Equals', 'GetHashCode', 'GetType', 'ToString', 'Finalize', 'MemberwiseClone']);
  const names = nameFields(
    fields.map(({ key }) => key),
    toPascal,
    reserved,
  );
  const blocks = fields.map(({ key, use, isOptional }, index) => {
    const type = toType({ type: use.type, isNullable: use.isNullable || isOptional });
    const value = type.endsWith('?') || VALUE_TYPES.has(type) ? '' : ' = null!;';
    return [
      `    [JsonPropertyName(${JSON.stringify(key)})]`,
      `    public ${type} ${names[index]} { get; set; }${value}`,
    ].join('\n');
  });
  return `public class ${name}\n{\n${blocks.join('\n\n')}${blocks.length > 0 ? '\n' : ''}}`;
}

function toType({ type, isNullable }: TypeUse): string {
  return isNullable ? `${toBareType(type)}?` : toBareType(type);
}

function toBareType(type: TypeRef): string {
  switch (type.kind) {
    case 'unknown':
    case 'mixed':
      return 'JsonElement';
    case 'boolean':
      return 'bool';
    case 'string':
      return 'string';
    case 'number':
      if (type.number.isDecimal) return type.number.width === 0 ? 'double' : 'decimal';
      return type.number.width === 2 ? 'JsonElement' : 'long';
    case 'list':
      return `List<${toType(type.of)}>`;
    case 'map':
      return `Dictionary<string, ${toType(type.of)}>`;
    case 'class':
      return type.name;
  }
}
