/** A value of a recorded state, as JSON has it. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | Fields;
type Fields = { readonly [name: string]: JsonValue };

/** One field that differs between two recorded states. Fields of objects inside of a state have longer paths. */
export type Change = { readonly path: readonly string[] } & (
  | { readonly kind: 'set'; readonly before: JsonValue; readonly after: JsonValue }
  | { readonly kind: 'added'; readonly after: JsonValue }
  | { readonly kind: 'removed'; readonly before: JsonValue }
  /** A list of texts or numbers, by its members: most of them usually stay. */
  | { readonly kind: 'members'; readonly added: readonly JsonValue[]; readonly removed: readonly JsonValue[] }
);

/** The fields that differ between two recorded states, each JSON or null where there was no state. */
export function listChanges(before: string | null, after: string | null): readonly Change[] {
  return compare([], toValue(before), toValue(after));
}

/** A damaged entry is shown as the text that it is. */
function toValue(json: string | null): JsonValue | undefined {
  if (json === null) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function compare(path: readonly string[], before: JsonValue | undefined, after: JsonValue | undefined): Change[] {
  if (isSame(before, after)) return [];
  if (isRecordOrNone(before) && isRecordOrNone(after)) return compareFields(path, before ?? {}, after ?? {});
  if (before === undefined) return after === undefined ? [] : [{ path, kind: 'added', after }];
  if (after === undefined) return [{ path, kind: 'removed', before }];
  if (isPlainList(before) && isPlainList(after)) {
    const added = without(after, before);
    const removed = without(before, after);
    // Equal members in another order are a change of the whole list.
    if (added.length + removed.length > 0) return [{ path, kind: 'members', added, removed }];
  }
  return [{ path, kind: 'set', before, after }];
}

function compareFields(path: readonly string[], before: Fields, after: Fields): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const fieldOf = (owner: Fields, name: string) => (Object.hasOwn(owner, name) ? owner[name] : undefined);
  return names.flatMap((name) => compare([...path, name], fieldOf(before, name), fieldOf(after, name)));
}

/** The members of a list that the other one lacks; a member may stand in a list more than once. */
function without(list: readonly JsonValue[], other: readonly JsonValue[]): JsonValue[] {
  const left = [...other];
  return list.filter((member) => {
    const index = left.indexOf(member);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}

function isSame(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isRecord(value: JsonValue | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecordOrNone(value: JsonValue | undefined): value is Fields | undefined {
  return value === undefined || isRecord(value);
}

function isPlainList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value) && value.every((member) => typeof member !== 'object' || member === null);
}
