import type { ContentKind } from '../tool/content-kinds.ts';
import type { Acceptance } from '../tool/define-page.ts';

/** A file or a text that a page may take. */
export interface Content {
  /** Empty for a text without a name. */
  readonly name: string;
  readonly bytes: number;
  readonly source: File | string;
  /** General kinds, the most exact one first. */
  readonly kinds: readonly ContentKind[];
  /** What pages have recognized as their own format. */
  readonly own: readonly Acceptance[];
  /** Why it can be opened nowhere. */
  readonly problem: 'empty' | 'unreadable' | null;
}
