import { dereference, type OutputUnit, type Schema, type SchemaDraft, Validator } from '@cfworker/json-schema';
import { AppError } from '../../src/core/errors.ts';
import type { SchemaCheck, SchemaFault, SchemaViolation } from './json-types.api.ts';
import { LISTED_VIOLATIONS } from './limits.ts';
import { addStep, locate, readPointer } from './locate.ts';
import { toStaticReferences } from './static-references.ts';

type SchemaLookup = Record<string, Schema | boolean>;

/** Characters of an expectation that are shown. */
const EXPECTED_CHARS = 120;

/** Checks a valid JSON text. @throws AppError `schema-invalid`. */
export function checkSchema(text: string, schemaText: string): SchemaCheck {
  const schema = toStaticReferences(parseSchema(schemaText));
  const lookup = openSchema(schema);
  const draft = toDraft(schema);
  const units = validate(text, schema, draft);
  const findings = dropDetails(units.flatMap((unit, at) => toFinding(unit, outerOf(units, at), schema, lookup)));
  const listed = findings.slice(0, LISTED_VIOLATIONS);
  const { places, isRounded } = locate(
    text,
    listed.map(({ instancePath }) => instancePath),
  );
  const violations = listed.map((finding): SchemaViolation => {
    const { line, column } = places.get(finding.instancePath) ?? { line: 1, column: 1 };
    return { ...finding, line, column };
  });
  return { draft, count: findings.length, violations, isRounded };
}

function parseSchema(text: string): Schema | boolean {
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch (cause) {
    throw toFault('not-json', String(cause));
  }
  const isSchema =
    typeof schema === 'boolean' || (typeof schema === 'object' && schema !== null && !Array.isArray(schema));
  if (!isSchema) throw toFault('not-a-schema', text.slice(0, EXPECTED_CHARS));
  return schema as Schema | boolean;
}

/** Collects the parts of a schema that references can name. Other documents are never fetched. */
function openSchema(schema: Schema | boolean): SchemaLookup {
  let lookup: SchemaLookup;
  try {
    lookup = dereference(schema);
  } catch (cause) {
    throw toFault('bad-reference', String(cause));
  }
  for (const part of Object.values(lookup)) {
    if (typeof part === 'boolean') continue;
    // The validator passes over this keyword, so a check would succeed without it. It is left where it may lead elsewhere.
    if ('$dynamicRef' in part) throw toFault('bad-reference', `$dynamicRef: ${String(part.$dynamicRef)}`);
    const target = part.__absolute_ref__;
    if (target === undefined || lookup[target] !== undefined) continue;
    throw toFault(String(part.$ref).startsWith('#') ? 'bad-reference' : 'remote-reference', String(part.$ref));
  }
  return lookup;
}

function toDraft(schema: Schema | boolean): SchemaDraft {
  const name = typeof schema === 'boolean' ? '' : String(schema.$schema ?? '');
  if (/draft-0?[34]\b/.test(name)) return '4';
  if (/draft-0?[67]\b/.test(name)) return '7';
  return name.includes('2019-09') ? '2019-09' : '2020-12';
}

function validate(text: string, schema: Schema | boolean, draft: SchemaDraft): readonly OutputUnit[] {
  const instance: unknown = JSON.parse(text);
  try {
    return new Validator(schema, draft, false).validate(instance).errors;
  } catch (cause) {
    if (cause instanceof RangeError) throw new AppError('types-too-deep', String(cause));
    if (cause instanceof SyntaxError) throw toFault('bad-pattern', cause.message);
    throw toFault('not-a-schema', String(cause));
  }
}

function toFault(reason: SchemaFault, found: string): AppError {
  return new AppError('schema-invalid', reason, { reason, found });
}

type Finding = Omit<SchemaViolation, 'line' | 'column'>;

/** Keywords whose own finding only says that there are others inside. */
const OUTER = new Set(['$ref', '$recursiveRef', 'properties', 'patternProperties', 'allOf', 'if', 'prefixItems']);
/** Keywords that may be `false`, which is a finding of its own; otherwise there are others inside. */
const OFTEN_FALSE = new Set([
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'additionalItems',
  'unevaluatedItems',
]);
/** Keywords whose findings inside are alternatives, or about names. */
const CLOSED = new Set(['anyOf', 'oneOf', 'contains', 'propertyNames', 'dependentSchemas']);
/** Keywords with schemas inside. */
const HOLDERS = [OUTER, OFTEN_FALSE, CLOSED, new Set(['dependencies'])];

/** The keyword with other schemas inside that a finding follows; null for none. */
function outerOf(units: readonly OutputUnit[], at: number): OutputUnit | null {
  return units.slice(0, at).findLast(({ keyword }) => HOLDERS.some((holders) => holders.has(keyword))) ?? null;
}

function toFinding(
  unit: OutputUnit,
  outer: OutputUnit | null,
  schema: Schema | boolean,
  lookup: SchemaLookup,
): readonly Finding[] {
  const { keyword, error } = unit;
  const isFalse = keyword === 'false';
  // A schema that is `false` has no place of its own.
  const schemaPath = toPointer(isFalse ? (outer?.keywordLocation ?? '') : unit.keywordLocation);
  const own = toPointer(unit.instanceLocation);
  const value = findKeyword(schema, schemaPath, lookup);
  if (OUTER.has(keyword)) return [];
  if (OFTEN_FALSE.has(keyword) && value !== false) return [];
  if (isFalse && outer !== null && isFinding(outer.keyword, value)) return [];
  const member = readMember(keyword, error);
  const isInside = member !== null && OFTEN_FALSE.has(keyword);
  return [
    {
      instancePath: isInside ? addStep(own, member) : own,
      schemaPath,
      keyword,
      expected: isFalse ? '' : toExpected(value),
      member,
    },
  ];
}

/** Whether a keyword that holds a schema that is `false` is a finding by itself. */
function isFinding(keyword: string, value: unknown): boolean {
  return !OUTER.has(keyword) && !(OFTEN_FALSE.has(keyword) && value !== false);
}

/** Leaves out what lies inside the keywords that are shown as a whole. */
function dropDetails(findings: readonly Finding[]): readonly Finding[] {
  const closed = findings.filter(({ keyword }) => CLOSED.has(keyword)).map(({ schemaPath }) => `${schemaPath}/`);
  if (closed.length === 0) return findings;
  const prefixes = [...new Set(closed)];
  return findings.filter(({ schemaPath }) => !prefixes.some((prefix) => schemaPath.startsWith(prefix)));
}

/** The pointer without its hash and its escapes for addresses. */
function toPointer(location: string): string {
  const pointer = location.replace(/^#/, '');
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

const MEMBERS: Readonly<Record<string, RegExp>> = {
  required: /required property "(.*)"\.$/s,
  dependentRequired: /does not have "(.*)"\.$/s,
  propertyNames: /^Property name "(.*)" does not match/s,
  additionalProperties: /^Property "(.*)" does not match/s,
  unevaluatedProperties: /^Property "(.*)" does not match/s,
};

function readMember(keyword: string, error: string): string | null {
  return MEMBERS[keyword]?.exec(error)?.[1] ?? null;
}

/** The value of a keyword; references on the way are followed. */
function findKeyword(schema: Schema | boolean, path: string, lookup: SchemaLookup): unknown {
  let node: unknown = schema;
  for (const step of readPointer(path)) {
    if (typeof node !== 'object' || node === null) return undefined;
    if (step === '$ref' && '$ref' in node) {
      const { __absolute_ref__: target, $ref: ref } = node as Schema;
      node = lookup[target ?? ref ?? ''];
    } else node = (node as Readonly<Record<string, unknown>>)[step];
  }
  return node;
}

function toExpected(value: unknown): string {
  if (value === undefined || value === false) return '';
  const isLong = typeof value === 'object' && value !== null && !Array.isArray(value);
  const text = isLong ? '' : JSON.stringify(value);
  return text.length > EXPECTED_CHARS ? '' : text;
}
