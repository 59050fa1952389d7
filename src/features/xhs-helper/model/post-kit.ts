import { countGraphemes, listGraphemes } from '../../../core/text/grapheme-scanner.ts';
import { POST_CAPTION_MAX_CHARS, POST_TAGS_MAX_COUNT, POST_TITLE_MAX_CHARS } from '../constants.ts';
import { toPlainText } from './markdown/plain-text.ts';

/** What a post needs beside its pictures. */
export interface PostKit {
  /** At most `POST_TITLE_MAX_CHARS` characters. */
  readonly title: string;
  /** The text with its tags below, at most `POST_CAPTION_MAX_CHARS` characters. */
  readonly caption: string;
  /** Without number signs and repetitions. */
  readonly tags: readonly string[];
  /** The title or the text was shortened. */
  readonly isShortened: boolean;
}

interface PostSource {
  /** The visitor's title; an empty one is taken from the first line. */
  readonly title: string;
  /** The whole text with its marks of emphasis. */
  readonly text: string;
  /** The visitor's tags; those of the text come behind them. */
  readonly tags: readonly string[];
}

const TAG = /#([\p{L}\p{N}_]{1,30})/gu;
/** A number sign behind one of these belongs to an address or a name. */
const ADDRESS_PART = /[\w/&?=]/;
const TAG_LINE = /^(?:\s*#[\p{L}\p{N}_]{1,30}#?)+\s*$/u;
/** Places after which a text may be shortened. */
const SENTENCE_END = /[\n\u3002\uff01\uff1f!?\u2026]/;
const SHORTENED_SHARE_MIN = 0.6;

/** Title, caption and tags of a post. Lines that consist of tags move to the end of the caption. */
export function toPostKit({ title, text, tags }: PostSource): PostKit {
  const plain = toPlainText(text);
  const lines = plain.split('\n');
  const body = lines
    .filter((line) => !TAG_LINE.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const found = findTags(plain);
  const all = normalizeTags([...tags, ...found]);
  const heading = shorten(title.trim() || (body.split('\n')[0] ?? ''), POST_TITLE_MAX_CHARS);
  const tagLine = all.map((tag) => `#${tag}`).join(' ');
  const room = POST_CAPTION_MAX_CHARS - (tagLine === '' ? 0 : countGraphemes(tagLine) + 2);
  const shown = shorten(withoutTitle(body, heading.text), room);
  return {
    title: heading.text,
    caption: [shown.text, tagLine].filter((part) => part !== '').join('\n\n'),
    tags: all,
    isShortened: heading.isShortened || shown.isShortened,
  };
}

/** A title that is the whole first line does not stand again at the beginning of the caption, unless it is all of the text. */
function withoutTitle(body: string, title: string): string {
  const end = body.indexOf('\n');
  return end >= 0 && body.slice(0, end).trim() === title ? body.slice(end).trim() : body;
}

function findTags(text: string): string[] {
  const tags = [...text.matchAll(TAG)].filter(({ index }) => !ADDRESS_PART.test(text.charAt(index - 1)));
  return tags.map(([, tag = '']) => tag);
}

/** Tags without number signs, white space and repetitions; at most `POST_TAGS_MAX_COUNT`. */
export function normalizeTags(tags: readonly string[]): readonly string[] {
  const clean = tags.map((tag) => tag.replace(/[#\uff03\s]/g, '')).filter((tag) => tag !== '');
  return [...new Set(clean)].slice(0, POST_TAGS_MAX_COUNT);
}

/** The beginning of a text, up to a sentence's end where one is near the limit, with an ellipsis where it has more. */
function shorten(text: string, max: number): { readonly text: string; readonly isShortened: boolean } {
  const graphemes = listGraphemes(text);
  if (graphemes.length <= max) return { text, isShortened: false };
  const kept = graphemes.slice(0, max - 1);
  const end = kept.findLastIndex((grapheme) => SENTENCE_END.test(grapheme)) + 1;
  const cut = end >= max * SHORTENED_SHARE_MIN ? kept.slice(0, end) : kept;
  return { text: `${cut.join('').trimEnd()}\u2026`, isShortened: true };
}
