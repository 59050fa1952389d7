/** Something of the visitor's own that the search over the product finds. */
export interface Findable {
  /** Unique within its kind. */
  readonly id: string;
  readonly kind: FindableKind;
  /** Never blank. */
  readonly name: string;
  /** Further words that find it. */
  readonly words: readonly string[];
  /** One line about it. */
  readonly note: string;
  /** `to`: a path without the base. `site`: an http or https address of another site. */
  readonly leadsTo: { readonly to: string } | { readonly site: string };
}

export type FindableKind = 'goal' | 'task' | 'bookmark';

/** What a page keeps for the search. */
export interface FindableSource {
  /** Nothing is loaded before this entry exists in `localStorage`. */
  readonly entry: string;
  readonly load: () => Promise<{ readonly listFindables: () => Promise<readonly Findable[]> }>;
}
