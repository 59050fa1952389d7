type Json = unknown;
type JsonObject = Readonly<Record<string, Json>>;

/** Keywords whose values are data, not schemas. */
const DATA = new Set(['enum', 'const', 'default', 'examples']);
/** Keywords whose values are schemas by name. */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
/** Keywords that become static. */
const STATIC: Readonly<Record<string, string>> = { $dynamicRef: '$ref', $dynamicAnchor: '$anchor' };

/**
 * The schema with `$ref` for `$dynamicRef`, which the validator does not know. Both mean the same in a schema without further
 * `$id`s: there is no other resource to which a dynamic reference could lead (JSON Schema 2020-12, core §8.2.3.2). Any other
 * schema is returned as it is.
 */
export function toStaticReferences<Schema>(schema: Schema): Schema {
  const found = { isDynamic: false, isUnsure: false };
  const rewritten = rewrite(schema, true, found);
  return found.isDynamic && !found.isUnsure ? (rewritten as Schema) : schema;
}

function rewrite(node: Json, isRoot: boolean, found: { isDynamic: boolean; isUnsure: boolean }): Json {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, false, found));
  if (!isObject(node)) return node;
  if (!isRoot && typeof node.$id === 'string') found.isUnsure = true;
  const members = Object.entries(node).map(([key, value]): [string, Json] => {
    if (DATA.has(key)) return [key, value];
    if (MAPS.has(key) && isObject(value)) {
      const schemas = Object.entries(value).map(([name, each]) => [name, rewrite(each, false, found)] as const);
      return [key, Object.fromEntries(schemas)];
    }
    const name = typeof value === 'string' ? STATIC[key] : undefined;
    if (name === undefined) return [key, rewrite(value, false, found)];
    found.isDynamic = true;
    if (name in node) found.isUnsure = true;
    return [name, value];
  });
  return Object.fromEntries(members);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
