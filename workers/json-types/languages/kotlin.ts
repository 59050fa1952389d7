import { nameFields, toCamel } from '../names.ts';
import type { ClassType, TypeModel, TypeRef, TypeUse } from '../type-model.ts';

const KEYWORDS = new Set(
  (
    'as break class continue do else false for fun if in interface is null object package return super this throw true ' +
    'try typealias typeof val var when while'
  ).split(' '),
);

/** Data classes, read and written by Jackson with its Kotlin module. */
export function printKotlin({ rootName, root, classes }: TypeModel): string {
  const blocks = classes.map(printClass);
  if (root.type.kind !== 'class') blocks.unshift(`typealias ${rootName} = ${toType(root)}`);
  const body = blocks.join('\n\n');
  const imports = [
    body.includes('@JsonProperty') ? 'import com.fasterxml.jackson.annotation.JsonProperty' : '',
    body.includes('BigDecimal') ? 'import java.math.BigDecimal' : '',
    body.includes('BigInteger') ? 'import java.math.BigInteger' : '',
  ].filter((line) => line !== '');
  return `${[imports.join('\n'), body].filter((part) => part !== '').join('\n\n')}\n`;
}

function printClass({ name, fields }: ClassType): string {
  // A data class needs a member.
  if (fields.length === 0) return `class ${name}`;
  const names = nameFields(
    fields.map(({ key }) => key),
    toCamel,
    KEYWORDS,
  );
  const lines = fields.map(({ key, use, isOptional }, index) => {
    const type = toType({ type: use.type, isNullable: use.isNullable || isOptional });
    const end = type.endsWith('?') ? ' = null,' : ',';
    return `    @JsonProperty(${toLiteral(key)}) val ${names[index]}: ${type}${end}`;
  });
  return [`data class ${name}(`, ...lines, ')'].join('\n');
}

function toType({ type, isNullable }: TypeUse): string {
  return isNullable || type.kind === 'unknown' ? `${toBareType(type)}?` : toBareType(type);
}

function toBareType(type: TypeRef): string {
  switch (type.kind) {
    case 'unknown':
    case 'mixed':
      return 'Any';
    case 'boolean':
      return 'Boolean';
    case 'string':
      return 'String';
    case 'number':
      if (type.number.isDecimal) return type.number.width === 0 ? 'Double' : 'BigDecimal';
      return type.number.width === 2 ? 'BigInteger' : 'Long';
    case 'list':
      return `List<${toType(type.of)}>`;
    case 'map':
      return `Map<String, ${toType(type.of)}>`;
    case 'class':
      return type.name;
  }
}

/** A dollar sign would begin a template. */
function toLiteral(key: string): string {
  return JSON.stringify(key).replaceAll('$', '\\$').replaceAll('\\f', '\\u000c');
}
