import type { JsonRefusal } from './json-wasm.ts';
import { findLineAt } from './lines.ts';
import type { StoredText } from './text-store.ts';
import type { JsonProblem } from './texts.api.ts';
import { decoder } from './utf8.ts';

/** Characters that are shown on either side of the place. */
const EXCERPT_CHARS = 40;
const EXCERPT_BYTES = (EXCERPT_CHARS + 16) * 4;
/** Within this distance of the line's beginning, characters are counted as a person sees them. */
const COUNTED_BYTES = 4096;
/** The engine's own parser is asked only for texts up to this size, which take a moment. */
const PARSER_BYTES = 1 << 20;

const segmenter = new Intl.Segmenter();

/** Describes a refusal for people: the place and the text around it. */
export async function describeProblem(text: StoredText, refusal: JsonRefusal): Promise<JsonProblem> {
  const { kind, expected, offset } = refusal;
  const { line, start } = await findLineAt(text, offset);
  const excerpt = await cutExcerpt(text, start, offset);
  const parserMessage = await askParser(text);
  return {
    kind,
    expected,
    offset,
    line: line + 1,
    column: (await countCharacters(text, start, offset)) + 1,
    ...excerpt,
    parserMessage,
    ...(kind === 'too-deep' ? { maxDepth: refusal.depth } : {}),
  };
}

async function countCharacters({ source }: StoredText, from: number, to: number): Promise<number> {
  if (to - from <= COUNTED_BYTES) {
    return [...segmenter.segment(decoder.decode(await source.read(from, to)))].length;
  }
  let count = 0;
  for await (const bytes of source.chunks(from, to)) {
    for (const byte of bytes) count += Number((byte & 0xc0) !== 0x80);
  }
  return count;
}

async function cutExcerpt({ source }: StoredText, lineStart: number, offset: number) {
  const from = Math.max(lineStart, offset - EXCERPT_BYTES);
  const head = decoder.decode(await source.read(from, offset));
  const tail = decoder.decode(await source.read(offset, offset + EXCERPT_BYTES));
  const before = graphemes(head).slice(-EXCERPT_CHARS).join('');
  const behind = graphemes(tail.split(/\r?\n/, 1)[0] ?? '')
    .slice(0, EXCERPT_CHARS)
    .join('');
  return { excerpt: before + behind, caret: before.length };
}

function graphemes(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

async function askParser({ source }: StoredText): Promise<string | null> {
  if (source.byteLength > PARSER_BYTES) return null;
  try {
    JSON.parse(decoder.decode(await source.read(0, source.byteLength)));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
}
