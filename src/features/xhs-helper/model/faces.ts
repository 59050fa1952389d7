import type { Draft } from './draft.ts';
import type { CardFaceInput } from './face.ts';
import { toPostKit } from './post-kit.ts';

const COVER_TAGS_COUNT = 3;

/** Title and subtitle of the cover: the post's title and its first tags. */
export function coverContent(draft: Pick<Draft, 'title' | 'text' | 'tags'>): {
  readonly kind: 'cover';
  readonly title: string;
  readonly subtitle: string;
} {
  const { title, tags } = toPostKit(draft);
  const subtitle = tags.slice(0, COVER_TAGS_COUNT).map((tag) => `#${tag}`);
  return { kind: 'cover', title, subtitle: subtitle.join(' ') };
}

/** Number of pictures: the cards and, where the style has one, the cover. Without cards there are none. */
export function countPictures({ cards, style }: Pick<Draft, 'cards' | 'style'>): number {
  return cards.length === 0 ? 0 : cards.length + Number(style.hasCover);
}

/** All pictures of a draft in their order. */
export function listFaces(draft: Draft): readonly CardFaceInput[] {
  const { cards, style } = draft;
  const count = countPictures(draft);
  if (count === 0) return [];
  const first = style.hasCover ? 2 : 1;
  const pictures = cards.map((card, index) => ({
    content: { kind: 'card' as const, card },
    style,
    number: first + index,
    count,
  }));
  return style.hasCover ? [{ content: coverContent(draft), style, number: 1, count }, ...pictures] : pictures;
}
