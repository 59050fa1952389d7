import { z } from '../../../core/schema.ts';
import { cardSchema, type PostCard } from './card.ts';
import {
  type CardRules,
  type CardStyle,
  DEFAULT_RULES,
  DEFAULT_STYLE,
  splitRulesSchema,
  styleSchema,
} from './settings.ts';

/** Everything that the visitor entered. It is kept across a reload, and its changes can be undone. */
export interface Draft {
  /** Theme of the prompt. */
  readonly promptTheme: string;
  readonly text: string;
  readonly rules: CardRules;
  readonly style: CardStyle;
  readonly cards: readonly PostCard[];
  /** Edited cards whose part of the text is gone (`regenerateCards`). */
  readonly displaced: readonly PostCard[];
  readonly title: string;
  readonly tags: readonly string[];
}

export const EMPTY_DRAFT: Draft = {
  promptTheme: '',
  text: '',
  rules: DEFAULT_RULES,
  style: DEFAULT_STYLE,
  cards: [],
  displaced: [],
  title: '',
  tags: [],
};

const draftSchema = z.object({
  promptTheme: z.string().catch(''),
  text: z.string(),
  rules: splitRulesSchema.catch(DEFAULT_RULES),
  style: styleSchema.catch(DEFAULT_STYLE),
  cards: z.array(z.unknown()).catch([]),
  displaced: z.array(z.unknown()).catch([]),
  title: z.string().catch(''),
  tags: z.array(z.string()).catch([]),
});

export interface ParsedDraft {
  readonly draft: Draft;
  /** Cards that could not be read, or repeat another card's id. */
  readonly droppedCount: number;
}

/** A stored draft. Damaged settings get their defaults; null where it has no text at all. */
export function parseDraft(stored: unknown): ParsedDraft | null {
  const { data } = draftSchema.safeParse(stored);
  if (data === undefined) return null;
  const ids = new Set<string>();
  const parseCards = (values: readonly unknown[]) =>
    values.flatMap((value) => {
      const card = cardSchema.safeParse(value).data;
      if (card === undefined || ids.has(card.id)) return [];
      ids.add(card.id);
      return [card];
    });
  const draft = { ...data, cards: parseCards(data.cards), displaced: parseCards(data.displaced) };
  const droppedCount = data.cards.length + data.displaced.length - ids.size;
  return { draft, droppedCount };
}
