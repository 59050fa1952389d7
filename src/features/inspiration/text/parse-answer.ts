import { SECTION_RANK, toSections } from './answer/find-sections.ts';
import { tidyTitle } from './answer/tidy-title.ts';
import { BOLD_HEADING, FAREWELL, JSON_START } from './lexicon.ts';
import { buildDrafts, type Outline } from './outline/build-drafts.ts';
import { type OutlineLine, readLines } from './outline/read-lines.ts';
import { tablesToItems } from './outline/read-tables.ts';
import { parseNote } from './task-note.ts';

/** The part of a model's answer that looks like JSON, damaged or cut off as it may be. Null without one. */
export function findJson(answer: string): string | null {
  const text = withoutThoughts(answer);
  const blocks = findBlocks(text);
  const marked = blocks.find(({ language }) => language.startsWith('json'));
  const block = marked ?? blocks.find(({ content }) => /^\s*[{[]/.test(content) && findBareJson(content) !== null);
  return block === undefined ? findBareJson(text) : block.content.trim();
}

/** Thoughts that a model writes before its answer, also without their beginning. */
function withoutThoughts(text: string): string {
  if (!THOUGHTS_END.test(text)) return text;
  return text.replace(THOUGHTS, '\n').replace(THOUGHTS_END, '');
}

const THOUGHTS = /<(think|thinking|reasoning|thought)>[\s\S]*?<\/\1>/gi;
const THOUGHTS_END = /^[\s\S]*<\/(?:think|thinking|reasoning|thought)>/i;

interface Block {
  readonly language: string;
  readonly content: string;
}

/** Code blocks between fences. The last one may have no end. */
function findBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: { readonly fence: string; readonly language: string; readonly lines: string[] } | null = null;
  const close = () => {
    if (open !== null) blocks.push({ language: open.language, content: open.lines.join('\n') });
    open = null;
  };
  for (const line of text.split(/\r\n|[\n\r]/)) {
    const [, fence = '', language = ''] = FENCE.exec(line) ?? [];
    if (open === null && fence !== '') open = { fence, language: language.toLowerCase(), lines: [] };
    else if (open !== null && fence.startsWith(open.fence) && language === '') close();
    else open?.lines.push(line);
  }
  close();
  return blocks;
}

const FENCE = /^\s{0,20}(`{3,10}|~{3,10})\s{0,5}(\w{0,20})/;

/** The longest JSON outside of code blocks. */
function findBareJson(text: string): string | null {
  let longest: string | null = null;
  let end = 0;
  for (const { index } of text.matchAll(JSON_START)) {
    if (index < end) continue;
    end = findEnd(text, index);
    if (end - index > (longest?.length ?? 0)) longest = text.slice(index, end);
  }
  return longest;
}

/** Behind the bracket that closes the one at `start`; behind the last closing bracket where quotes or brackets do not match. */
function findEnd(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const unit = text[at];
    if (isQuoted && unit === '\\') at++;
    else if (unit === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (unit === '{' || unit === '[')) depth++;
    else if (!isQuoted && (unit === '}' || unit === ']') && --depth === 0) return at + 1;
  }
  const last = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  return last > start ? last + 1 : text.length;
}

/**
 * Tasks of a model's answer in Markdown. Headings and list items become tasks, text below them their description. Prose
 * around the list is dropped, and a single heading over everything too.
 */
export function draftsFromMarkdown(text: string, now = new Date()): Outline {
  const read = readLines(tablesToItems(chooseBlock(withoutThoughts(text)), now));
  const lines = keepTasks(toSections(read.map(toTaskLine)));
  const outline = buildDrafts(lines);
  const [root] = outline.drafts;
  const isWrapped = outline.drafts.length === 1 && lines[0]?.kind === 'heading' && root?.children !== undefined;
  return isWrapped ? { ...outline, drafts: root.children, count: outline.count - 1 } : outline;
}

/** The code blocks that hold a list, or the whole text. */
function chooseBlock(text: string): string {
  const outlines = findBlocks(text).filter(
    ({ language, content }) => OUTLINE_LANGUAGES.includes(language) && readLines(content).some(isItem),
  );
  return outlines.length === 0 ? text : outlines.map(({ content }) => content).join('\n\n');
}

const OUTLINE_LANGUAGES = ['', 'markdown', 'md', 'text', 'txt', 'plaintext'];

function isItem({ kind }: OutlineLine): boolean {
  return kind === 'item';
}

function toTaskLine(line: OutlineLine): OutlineLine {
  const heading = line.kind === 'plain' && line.indent === 0 ? BOLD_HEADING.exec(line.text) : null;
  if (heading !== null) return { ...line, kind: 'heading', rank: SECTION_RANK, text: heading[1] ?? '' };
  return isTask(line) ? { ...line, ...tidyTitle(line.text) } : line;
}

function isTask({ kind }: OutlineLine): boolean {
  return kind === 'item' || kind === 'heading';
}

function keepTasks(lines: readonly OutlineLine[]): OutlineLine[] {
  if (!lines.some(isItem)) {
    const first = lines.findIndex(isTask);
    return first < 0 ? [] : lines.slice(first).map((line) => (isTask(line) ? line : { ...line, kind: 'quote' }));
  }
  const kept: OutlineLine[] = [];
  for (const line of withoutFarewell(withoutEmptySections(lines))) {
    const above = kept.at(-1);
    // A quotation in front of the tasks describes none of them.
    if (line.kind === 'quote' && above === undefined) continue;
    const isLoose = line.kind === 'plain' && line.indent === 0;
    if (!isLoose || above?.kind === 'heading') kept.push(line);
    // Directly below a task, a line without indentation still describes it.
    else if (above !== undefined && (!line.isAfterGap || parseNote(line.text) !== null))
      kept.push({ ...line, indent: Infinity });
  }
  return kept;
}

function withoutFarewell(lines: readonly OutlineLine[]): readonly OutlineLine[] {
  const last = lines.at(-1);
  const isFarewell = last?.kind === 'plain' && last.indent === 0 && FAREWELL.test(last.text);
  return isFarewell ? withoutFarewell(lines.slice(0, -1)) : lines;
}

/** Leaves out headings with nothing but prose below them, and the prose. */
function withoutEmptySections(lines: readonly OutlineLine[]): OutlineLine[] {
  /** Rank of the nearest kept heading below; above all ranks where an item is nearer, 0 where nothing follows. */
  let below = 0;
  const empty = lines.toReversed().filter(({ kind, rank }) => {
    if (kind === 'item') below = Infinity;
    if (kind !== 'heading') return false;
    if (below <= rank) return true;
    below = rank;
    return false;
  });
  const dropped = new Set(empty);
  let isDropped = false;
  return lines.filter((line) => {
    if (isTask(line)) isDropped = dropped.has(line);
    return !isDropped;
  });
}
