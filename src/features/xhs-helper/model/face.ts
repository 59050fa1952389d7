import type { PostCard } from './card.ts';
import type { CardStyle } from './settings.ts';

/** What one picture shows. */
export type CardContent =
  /** The title, before all cards. */
  | { readonly kind: 'cover'; readonly title: string; readonly subtitle: string }
  | { readonly kind: 'card'; readonly card: PostCard };

/** Everything that the look of one picture depends on. */
export interface CardFaceInput {
  readonly content: CardContent;
  readonly style: CardStyle;
  /** Number of the picture from 1, the cover included. */
  readonly number: number;
  /** Number of all pictures. */
  readonly count: number;
}
