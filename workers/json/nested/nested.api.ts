import type { JsonLayout } from '../indent.ts';

export interface CollapseOptions extends JsonLayout {
  /**
   * JSONPaths of the values that become strings, as `ChangedPlaces` and the tree write them; a path of a repeated key
   * names each of its members. Without paths the whole text becomes one string.
   */
  readonly paths?: readonly string[];
}

/** JSON inside the strings of JSON. Every number and string keeps its notation. */
export interface NestedApi<Result> {
  /**
   * Replaces strings that hold a JSON object or array by the value, also inside of it, up to eight levels. The changes
   * are listed as `expanded`; strings that are too long (8 MB) or too deep as `kept`. @throws `json-invalid`.
   */
  expandNested(id: number, options: JsonLayout): Promise<Result>;
  /**
   * The string value that begins at byte `start`, as a text of its own.
   * @throws `json-invalid` when its content is not JSON, `json-too-large` above 8 MB.
   */
  expandValue(id: number, start: number, options: JsonLayout): Promise<Result>;
  /** Replaces values by strings that hold them without blanks. @throws `json-invalid`, `json-too-large`. */
  collapseNested(id: number, options: CollapseOptions): Promise<Result>;
}
