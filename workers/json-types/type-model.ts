import { toTypeName } from './names.ts';
import { type NumberShape, type Shape, toDictionary } from './shape.ts';

/** The type of a value, without null. */
export type TypeRef =
  /** No value but null was found, or no item. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'boolean' | 'string' }
  | { readonly kind: 'number'; readonly number: NumberShape }
  | { readonly kind: 'list' | 'map'; readonly of: TypeUse }
  | { readonly kind: 'class'; readonly name: string }
  | { readonly kind: 'mixed'; readonly of: readonly TypeRef[] };

export interface TypeUse {
  readonly type: TypeRef;
  readonly isNullable: boolean;
}

export interface ClassField {
  /** The key in the text. */
  readonly key: string;
  readonly use: TypeUse;
  /** Some objects lack it. */
  readonly isOptional: boolean;
}

export interface ClassType {
  readonly name: string;
  readonly fields: readonly ClassField[];
}

/** Types with their names. Classes come in the order of the text: an outer class before those in it. */
export interface TypeModel {
  readonly rootName: string;
  readonly root: TypeUse;
  readonly classes: readonly ClassType[];
}

/** Names all objects of a shape. Objects with the same members share a class. */
export function toTypeModel(shape: Shape, rootName: string): TypeModel {
  const name = toTypeName(rootName) || 'Root';
  const naming: Naming = { taken: new Set(), classes: [], bySignature: new Map() };
  const isRootObject = shape.members !== null && toDictionary(shape) === null;
  if (!isRootObject) naming.taken.add(name.toLowerCase());
  const root = toUse(naming, shape, isRootObject ? name : `${name}Item`, '');
  return { rootName: name, root, classes: naming.classes.filter((each) => each !== null) };
}

interface Naming {
  /** In lower case, for languages whose files are named after types. */
  readonly taken: Set<string>;
  /** Places are reserved before the classes inside are named. */
  readonly classes: (ClassType | null)[];
  readonly bySignature: Map<string, string>;
}

function toUse(naming: Naming, shape: Shape, wanted: string, parent: string): TypeUse {
  const types: TypeRef[] = [];
  if (shape.hasBoolean) types.push({ kind: 'boolean' });
  if (shape.number !== null) types.push({ kind: 'number', number: shape.number });
  if (shape.hasString) types.push({ kind: 'string' });
  if (shape.items !== null) types.push({ kind: 'list', of: toUse(naming, shape.items, toSingular(wanted), parent) });
  const dictionary = toDictionary(shape);
  if (dictionary !== null) types.push({ kind: 'map', of: toUse(naming, dictionary, toSingular(wanted), parent) });
  else if (shape.members !== null) types.push({ kind: 'class', name: addClass(naming, shape, wanted, parent) });
  const [first] = types;
  if (first === undefined) return { type: { kind: 'unknown' }, isNullable: shape.hasNull };
  return { type: types.length === 1 ? first : { kind: 'mixed', of: types }, isNullable: shape.hasNull };
}

function addClass(naming: Naming, shape: Shape, wanted: string, parent: string): string {
  const { taken, classes, bySignature } = naming;
  const signature = toSignature(shape);
  const known = bySignature.get(signature);
  if (known !== undefined && shape.members?.size !== 0) return known;
  const name = toFreeName(taken, wanted, parent);
  taken.add(name.toLowerCase());
  bySignature.set(signature, name);
  const place = classes.push(null) - 1;
  const fields = [...(shape.members ?? [])].map(([key, member]) => ({
    key,
    use: toUse(naming, member, toTypeName(key, name) || `${name}Value`, name),
    isOptional: member.count < shape.objectCount,
  }));
  classes[place] = { name, fields };
  return name;
}

function toFreeName(taken: ReadonlySet<string>, wanted: string, parent: string): string {
  const isFree = (name: string) => !taken.has(name.toLowerCase());
  if (isFree(wanted)) return wanted;
  if (isFree(`${parent}${wanted}`)) return `${parent}${wanted}`;
  for (let number = 2; ; number += 1) if (isFree(`${wanted}${number}`)) return `${wanted}${number}`;
}

/** Equal for shapes with the same members and kinds. */
function toSignature({ hasNull, hasBoolean, hasString, number, items, members, objectCount }: Shape): string {
  const fields = [...(members ?? [])].map(([key, member]) => [key, member.count < objectCount, toSignature(member)]);
  return JSON.stringify([
    hasNull,
    hasBoolean,
    hasString,
    number,
    items === null ? null : toSignature(items),
    members === null ? null : fields,
  ]);
}

function toSingular(name: string): string {
  if (/ies$/.test(name) && name.length > 4) return `${name.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(name)) return name.slice(0, -2);
  if (/[^su]s$/.test(name) && name.length > 3) return name.slice(0, -1);
  return /list$/i.test(name) && name.length > 4 ? name.slice(0, -4) : name;
}
