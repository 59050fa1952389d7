import type { DetectedKind, TextSample } from '../../bridges/json-bridge.ts';
import { sniffPicture } from '../../core/picture-kind.ts';
import { isAccepted } from '../files/is-accepted.ts';
import { type ContentHead, type ContentKind, HEAD_BYTES } from '../tool/content-kinds.ts';
import type { Acceptance, Page } from '../tool/define-page.ts';
import type { Content } from './content.ts';
import { listAcceptances } from './list-receivers.ts';
import { looksLikeJson } from './looks-like-json.ts';

/** Says what notation a text is in; null for JSON and for prose. */
export type DetectNotation = (sample: TextSample) => Promise<DetectedKind | null>;

const END_CHARS = 4096;

/** Names and media types that leave no doubt. Everything else is judged by its beginning. */
const BY_NAME: readonly (readonly [ContentKind, readonly string[]])[] = [
  ['picture', ['.heic', '.heif', '.avif', '.jxl']],
  ['json', ['.json', 'application/json', '.har', '.geojson', '.webmanifest']],
  ['yaml', ['.yaml', '.yml', 'application/yaml', 'application/x-yaml', 'text/yaml', 'text/x-yaml']],
  ['notation', ['.csv', '.tsv', '.xml', '.toml', '.ini', '.properties', '.env', '.ndjson', '.jsonl', 'text/csv']],
];
/** Texts that another program reads and no page shows. */
const NO_PROSE = ['.html', '.htm', 'text/html', '.svg'];
/** Notations that are no news to a reader: a page of prose may hold them. */
const PROSE_KINDS: readonly DetectedKind[] = ['timestamp', 'html'];

/** Looks at the beginning of a file. Never rejects. */
export async function recognizeFile(file: File, pages: readonly Page[], detect: DetectNotation): Promise<Content> {
  const content = { name: file.name, bytes: file.size, source: file };
  if (file.size === 0) return { ...content, kinds: [], own: [], problem: 'empty' };
  try {
    const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const head = { name: file.name, bytes, text: new TextDecoder().decode(bytes) };
    const kinds = await kindsOfFile(file, head, detect);
    return { ...content, kinds: [...kinds, 'any'], own: await findOwn(pages, head), problem: null };
  } catch {
    return { ...content, kinds: [], own: [], problem: 'unreadable' };
  }
}

/** Looks at a text that was dropped or pasted. Never rejects. */
export async function recognizeText(text: string, detect: DetectNotation): Promise<Content> {
  const bytes = new Blob([text]).size;
  const kinds = await kindsOfText(text, text.length, detect);
  return { name: '', bytes, source: text, kinds: [...kinds, 'any'], own: [], problem: null };
}

async function kindsOfFile(file: File, head: ContentHead, detect: DetectNotation): Promise<readonly ContentKind[]> {
  if (sniffPicture(head.bytes) !== null) return ['picture'];
  const named = BY_NAME.find(([, types]) => isAccepted(file, types));
  if (named !== undefined) return [named[0]];
  if (head.bytes.includes(0) || isAccepted(file, NO_PROSE)) return [];
  return kindsOfText(head.text, file.size, detect);
}

async function kindsOfText(text: string, length: number, detect: DetectNotation): Promise<readonly ContentKind[]> {
  if (looksLikeJson(text)) return ['json'];
  const sample = { head: text.slice(0, HEAD_BYTES), end: text.slice(-END_CHARS), length };
  // Without its worker a text is still a text.
  const notation = await detect(sample).catch(() => null);
  if (notation === null || PROSE_KINDS.includes(notation)) return ['text'];
  return [notation === 'yaml' ? 'yaml' : 'notation', 'text'];
}

/** The acceptances whose page recognizes its own format. A check that fails to load recognizes nothing. */
async function findOwn(pages: readonly Page[], head: ContentHead): Promise<readonly Acceptance[]> {
  const checked = await Promise.all(
    listAcceptances(pages).map(async ({ acceptance, receiving }) => {
      const loaded = await receiving.loadSniff?.().catch(() => undefined);
      return loaded?.sniff(head) === true ? [acceptance] : [];
    }),
  );
  return checked.flat();
}
