/** One file of a tool's exported data. */
export interface DataPart {
  /** Path below the tool's folder in the archive, such as `settings.json` or `images/3.png`. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Exported data of one tool, as an archive holds it. */
export interface ToolParts {
  /** The tool's data version when it was exported. */
  readonly version: number;
  readonly parts: readonly DataPart[];
}

export interface DataSize {
  /** What the tool counts: games, texts, plans. 0 when it holds nothing. */
  readonly entries: number;
  readonly bytes: number;
}

/** What an import would do, counted in entries. `content` is the tool's own parsed data. */
export interface ImportPlan<Content = unknown> {
  /** Entries that are only in the file. */
  readonly added: number;
  /** Entries that differ from this browser's and that both modes take from the file. */
  readonly changed: number;
  /** Names of entries that differ and where merging keeps this browser's; replacing takes the file's. */
  readonly conflicts: readonly string[];
  readonly unchanged: number;
  /** Entries that only this browser has; replacing removes them. */
  readonly removed: number;
  /** Entries of the file that cannot be taken, with the reason in words. */
  readonly skipped: readonly { readonly reason: string; readonly count: number }[];
  /** Further lines of the report, in words: what the added entries are, and corrections. */
  readonly notes?: readonly string[];
  readonly content: Content;
}

/** Why the data of one tool in a file is not imported. */
export type LeftReason = 'unknown-tool' | 'newer' | 'damaged' | 'unreadable';

/** `replace`: afterwards the tool holds what the file holds. `merge`: nothing that this browser has is lost. */
export type ImportMode = 'replace' | 'merge';

/**
 * Proof that the data can be brought back: a restore point, or a file that the visitor downloaded where there was no room
 * for one. `change-data.ts` makes it, so that no tool data changes without it.
 */
export interface SafetyCopy {
  readonly kind: 'restore-point' | 'file';
}

/** Data that a tool keeps in this browser. The data centre loops over the tools that have some. */
export interface ToolData<Content = unknown> {
  /** Id of the tool's page, and its folder in an archive. */
  readonly id: string;
  readonly label: string;
  /** Describes the kept data to the visitor. */
  readonly holds: string;
  /** Raised when the format of the parts changes; older versions stay readable. */
  readonly version: number;
  /** `exported`: the parts that `export` has just given, where they are there already. */
  size(exported?: readonly DataPart[]): Promise<DataSize>;
  /** The same data always gives the same parts, byte for byte. No parts when there is no data. */
  export(): Promise<readonly DataPart[]>;
  /**
   * Changes nothing. Entries that cannot be read are skipped with a reason.
   * @throws AppError `data-unreadable` when the parts are no data of this tool.
   */
  plan(parts: ToolParts): Promise<ImportPlan<Content>>;
  /** Applies all of a plan or nothing of it. */
  apply(plan: ImportPlan<Content>, mode: ImportMode, safety: SafetyCopy): Promise<void>;
  clear(safety: SafetyCopy): Promise<void>;
}
