import { nameFields, toSnake } from '../names.ts';
import type { ClassField, ClassType, TypeModel, TypeRef, TypeUse } from '../type-model.ts';

/** Words of the language, names that the module uses, and attributes of pydantic's classes. */
const RESERVED = (
  'and as assert async await break class continue def del elif else except finally for from global if import in is ' +
  'lambda nonlocal not or pass raise return try while with yield none true false ' +
  'bool dict field float int list object str ' +
  'construct copy dict fields from_orm json parse_file parse_obj parse_raw schema schema_json update_forward_refs ' +
  'validate model_config model_fields model_computed_fields model_construct model_copy model_dump model_dump_json ' +
  'model_extra model_fields_set model_json_schema model_post_init model_rebuild model_validate'
).split(' ');

/** Classes of pydantic, or dataclasses whose metadata hold the keys. Inner classes come first. */
export function printPython({ rootName, root, classes }: TypeModel, pydantic: boolean): string {
  const reserved = new Set([...RESERVED, ...classes.map(({ name }) => name)]);
  const blocks = sortInnerFirst(classes).map((type) => printClass(type, reserved, pydantic));
  if (root.type.kind !== 'class') blocks.push(`${rootName} = ${toType(root)}`);
  const body = blocks.join('\n\n\n');
  const typing = ['Any', 'Optional', 'Union'].filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const base = ['BaseModel', 'ConfigDict', 'Field'].filter(
    (name) => body.includes(`${name}(`) || body.includes(`(${name})`),
  );
  const imports = [
    !pydantic && classes.length > 0
      ? `from dataclasses import dataclass${/\bfield\(/.test(body) ? ', field' : ''}`
      : '',
    /\bDecimal\b/.test(body) ? 'from decimal import Decimal' : '',
    typing.length > 0 ? `from typing import ${typing.join(', ')}` : '',
    pydantic && base.length > 0 ? `\nfrom pydantic import ${base.join(', ')}` : '',
  ].filter((line) => line !== '');
  return `${[imports.join('\n').trimStart(), body].filter((part) => part !== '').join('\n\n\n')}\n`;
}

function printClass({ name, fields }: ClassType, reserved: ReadonlySet<string>, pydantic: boolean): string {
  const names = nameFields(
    fields.map(({ key }) => key),
    toSnake,
    reserved,
  );
  const rows = fields.map((field, index) => ({ field, name: names[index] ?? '', hasDefault: isDefaulted(field) }));
  // A field with a default must not stand before one without in a dataclass.
  const sorted = pydantic ? rows : rows.toSorted((a, b) => Number(a.hasDefault) - Number(b.hasDefault));
  const lines = sorted.map(
    (row) => `    ${row.name}: ${toFieldType(row.field)}${toValue(row.field, row.name, pydantic)}`,
  );
  const isRenamed = rows.some((row) => row.name !== row.field.key);
  const config = pydantic && isRenamed ? ['    model_config = ConfigDict(populate_by_name=True)', ''] : [];
  const body = lines.length === 0 ? ['    pass'] : [...config, ...lines];
  return [...(pydantic ? [] : ['@dataclass']), `class ${name}${pydantic ? '(BaseModel)' : ''}:`, ...body].join('\n');
}

function isDefaulted({ use, isOptional }: ClassField): boolean {
  return isOptional || (use.isNullable && use.type.kind === 'unknown');
}

function toFieldType({ use, isOptional }: ClassField): string {
  return toType({ type: use.type, isNullable: use.isNullable || isOptional });
}

function toValue(field: ClassField, name: string, pydantic: boolean): string {
  const isRenamed = name !== field.key;
  if (!isRenamed) return isDefaulted(field) ? ' = None' : '';
  const key = JSON.stringify(field.key);
  const defaults = isDefaulted(field) ? 'default=None, ' : '';
  return pydantic ? ` = Field(${defaults}alias=${key})` : ` = field(${defaults}metadata={"json": ${key}})`;
}

function toType({ type, isNullable }: TypeUse): string {
  const bare = toBareType(type);
  return isNullable && bare !== 'Any' ? `Optional[${bare}]` : bare;
}

function toBareType(type: TypeRef): string {
  switch (type.kind) {
    case 'unknown':
      return 'Any';
    case 'boolean':
      return 'bool';
    case 'string':
      return 'str';
    case 'number':
      if (!type.number.isDecimal) return 'int';
      return type.number.width === 0 ? 'float' : 'Decimal';
    case 'list':
      return `list[${toType(type.of)}]`;
    case 'map':
      return `dict[str, ${toType(type.of)}]`;
    case 'class':
      return type.name;
    case 'mixed':
      return `Union[${type.of.map(toBareType).join(', ')}]`;
  }
}

function sortInnerFirst(classes: readonly ClassType[]): readonly ClassType[] {
  const byName = new Map(classes.map((each) => [each.name, each]));
  const sorted = new Set<ClassType>();
  const add = (type: ClassType) => {
    if (sorted.has(type)) return;
    for (const { use } of type.fields)
      for (const name of listNames(use.type)) {
        const inner = byName.get(name);
        if (inner !== undefined) add(inner);
      }
    sorted.add(type);
  };
  for (const type of classes) add(type);
  return [...sorted];
}

function listNames(type: TypeRef): readonly string[] {
  if (type.kind === 'class') return [type.name];
  if (type.kind === 'list' || type.kind === 'map') return listNames(type.of.type);
  return type.kind === 'mixed' ? type.of.flatMap(listNames) : [];
}
