import { AppError } from '../../core/errors.ts';
import { readTextFile } from '../../platform/text-file.ts';
import { toDataErrorWords } from '../data/error-words.ts';
import type { HandoffKind } from '../tool/handoff-kinds.ts';
import type { Content } from './content.ts';
import { copy } from './copy.ts';
import { toHandoffAddress } from './handoff-address.ts';
import type { Receiver } from './list-receivers.ts';
import { pageHandoff } from './page-handoff.ts';
import type { HandedOver } from './payloads.ts';

/** UTF-16 units of a text for cards. */
const CARD_TEXT_CHARS_MAX = 2_000_000;

/**
 * Puts contents where their page takes them, for ten minutes. Several only for a page that takes several.
 * @returns the address of the page, without the base.
 * @throws AppError with a `DbErrorCode`, or a code of `readTextFile`.
 */
export async function offerContents(
  { receiving, to }: Pick<Receiver, 'receiving' | 'to'>,
  contents: readonly Pick<Content, 'name' | 'source'>[],
): Promise<string> {
  const payload = await toPayload(receiving.handoff, contents);
  return toHandoffAddress(to, await pageHandoff.offer(receiving.handoff, payload, 'address'));
}

/** Words for a failure of `offerContents`. A failure without a code is a bug, which the caller throws again. */
export function toOfferErrorWords(error: unknown): string {
  const code = error instanceof AppError ? error.code : null;
  if (code === 'text-too-long') return copy.notSent(copy.textTooLong);
  if (code === 'file-unreadable' || code === 'file-empty' || code === 'binary-file') {
    return copy.notSent(copy.unreadable);
  }
  return copy.notSent(toDataErrorWords(error));
}

async function toPayload(
  kind: HandoffKind,
  contents: readonly Pick<Content, 'name' | 'source'>[],
): Promise<HandedOver<HandoffKind>> {
  const [first] = contents;
  if (first === undefined) throw new RangeError('Nothing to hand over');
  const { name, source } = first;
  switch (kind) {
    case 'json-text':
    case 'yaml-text':
      return { name, text: source };
    case 'card-text':
      return { name, text: typeof source === 'string' ? source : await readText(source) };
    case 'image':
    case 'card-picture':
      return { name, blob: toFile(first) };
    case 'import-file':
      return { file: toFile(first) };
    case 'station-files':
      if (typeof source === 'string') return { files: [], text: source };
      return { files: contents.map(toFile), text: '' };
  }
}

async function readText(file: File): Promise<string> {
  return (await readTextFile(file, CARD_TEXT_CHARS_MAX)).text;
}

function toFile({ name, source }: Pick<Content, 'name' | 'source'>): File {
  return typeof source === 'string'
    ? new File([source], name || `${copy.pastedName}.txt`, { type: 'text/plain' })
    : source;
}
