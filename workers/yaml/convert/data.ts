/** Data with the text of its values: what JSON can say, with every digit and escape as it was written. */
export type DataNode = DataLeaf | DataArray | DataObject;

export interface DataLeaf {
  readonly kind: 'leaf';
  /** The JSON text: a string with its quotes, a number, `true`, `false`, `null`. */
  readonly json: string;
}

export interface DataArray {
  readonly kind: 'array';
  readonly items: readonly DataNode[];
}

export interface DataObject {
  readonly kind: 'object';
  /** Keys are JSON strings with their quotes. */
  readonly entries: readonly (readonly [key: string, value: DataNode])[];
}

/** A place in the data, made into a JSON pointer only when somebody asks. */
export interface DataPath {
  readonly parent: DataPath | null;
  readonly segment: string;
}

export function toPointer(path: DataPath | null): string {
  const segments: string[] = [];
  for (let at = path; at !== null; at = at.parent) segments.push(at.segment);
  return segments.reverse().reduce((pointer, segment) => {
    return `${pointer}/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  }, '');
}

/** A JSON string; characters that are invisible or that YAML forbids are escaped. */
export function toJsonString(value: string): string {
  return JSON.stringify(value).replace(UNSAFE, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** What may not stand in YAML, or not be seen there, though JSON allows it. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
