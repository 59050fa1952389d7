import { type Shape, toDictionary } from './shape.ts';

const SCHEMA_2020 = 'https://json-schema.org/draft/2020-12/schema';

interface SchemaNode {
  readonly [keyword: string]: unknown;
}

/** A schema of draft 2020-12 that every value of the shape fulfils. Members that all objects have are required. */
export function printSchema(shape: Shape, title: string): string {
  const head = { $schema: SCHEMA_2020, ...(title === '' ? {} : { title }) };
  return `${JSON.stringify({ ...head, ...toNode(shape) }, null, 2)}\n`;
}

function toNode(shape: Shape): SchemaNode {
  const { hasBoolean, hasNull, hasString, number, items, members } = shape;
  const types: string[] = [];
  if (members !== null) types.push('object');
  if (items !== null) types.push('array');
  if (hasString) types.push('string');
  if (number !== null) types.push(number.isDecimal ? 'number' : 'integer');
  if (hasBoolean) types.push('boolean');
  if (hasNull) types.push('null');
  const type = types.length === 0 ? {} : { type: types.length === 1 ? types[0] : types };
  const hasItems = items !== null && items.count > 0;
  return { ...type, ...toMembers(shape), ...(hasItems ? { items: toNode(items) } : {}) };
}

function toMembers(shape: Shape): SchemaNode {
  const dictionary = toDictionary(shape);
  if (dictionary !== null) return { additionalProperties: toNode(dictionary) };
  if (shape.members === null || shape.members.size === 0) return {};
  const entries = [...shape.members];
  const required = entries.filter(([, member]) => member.count === shape.objectCount).map(([key]) => key);
  return {
    properties: Object.fromEntries(entries.map(([key, member]) => [key, toNode(member)])),
    ...(required.length > 0 ? { required } : {}),
  };
}
