/** A card on the screen, in CSS pixels (doc 3 §9), and the size that the platform shows without scaling. */
export const CARD_SIZES = {
  standard: { widthPx: 430, heightPx: 580, pixelRatio: 2 },
  portrait: { widthPx: 540, heightPx: 720, pixelRatio: 2 },
} as const;

/** Characters of a card as a reader counts them, and the range that reads best (doc 3 §9). */
export const MAX_CHARS = { min: 40, max: 140, step: 5, initial: 90 } as const;
export const RECOMMENDED_CHARS = { min: 80, max: 110 } as const;
export const FONT_SIZE_PX = { min: 20, max: 48, step: 1, initial: 28 } as const;
export const LINE_HEIGHT = { min: 1.3, max: 2, step: 0.05, initial: 1.6 } as const;
export const PADDING_PX = { min: 16, max: 48, step: 2, initial: 24 } as const;
export const OVERLAY_OPACITY = { min: 0, max: 0.6, step: 0.05, initial: 0.12 } as const;

export const BATCH_PAUSE_MS = 160;
export const EXPORT_SIDE_MAX_PX = 16_384;
export const PROMPT_COPIED_MS = 1500;

export const HISTORY_MAX_COUNT = 100;
/** After this pause, typing is a further step of the history. */
export const TYPING_PAUSE_MS = 1000;

/** Limits of a post on the platform, in characters. */
export const POST_TITLE_MAX_CHARS = 20;
export const POST_CAPTION_MAX_CHARS = 1000;
export const POST_TAGS_MAX_COUNT = 10;

/** Characters of the raw text, in UTF-16 units. */
export const TEXT_MAX_CHARS = 100_000;
/** Such a text fills its field at every width. */
export const TEXT_FILLS_FIELD_CHARS = 4000;
export const SIGNATURE_MAX_CHARS = 20;
export const THEME_NAME_MAX_CHARS = 16;
export const OWN_THEMES_MAX_COUNT = 24;

/** The split waits until typing pauses. */
export const SPLIT_DELAY_MS = 120;
/** The draft is written after this pause. */
export const SAVE_DELAY_MS = 400;

/** Cards that the list shows before the visitor asks for more, and with every request. */
export const SHOWN_CARDS_COUNT = 100;

/** A picture file that is read, and the scaled picture that a card keeps. */
export const PICTURE_BYTES_MAX = { file: 30 << 20, kept: 8 << 20 } as const;
