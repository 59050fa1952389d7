import type { Acceptance, Page, Receiving } from '../tool/define-page.ts';
import { pagePath } from '../tool/page-path.ts';
import type { Content } from './content.ts';

/** A page that takes some contents, and the address that opens it. */
export interface Receiver {
  readonly page: Page;
  readonly receiving: Receiving;
  /** Path without the base, with the query of the view. */
  readonly to: string;
  /** The limit of the page that the contents exceed, in bytes; null where they fit. */
  readonly exceededBytes: number | null;
}

/**
 * The pages that take a content, the best one first: pages that recognize their own format, then by the kinds of the
 * content, by rank, and in the given order. Pages for which it is too large stand last.
 */
export function listReceivers(pages: readonly Page[], content: Omit<Content, 'source' | 'name'>): Receiver[] {
  if (content.problem !== null) return [];
  const found = listAcceptances(pages).flatMap(({ page, acceptance, receiving }) => {
    const place = content.own.includes(acceptance)
      ? -1
      : content.kinds.findIndex((kind) => receiving.contents.includes(kind));
    if (place < 0 && !content.own.includes(acceptance)) return [];
    return [{ place, receiver: toReceiver(page, acceptance, receiving, content.bytes) }];
  });
  return found
    .toSorted(
      (a, b) =>
        Number(a.receiver.exceededBytes !== null) - Number(b.receiver.exceededBytes !== null) ||
        a.place - b.place ||
        rankOf(a.receiver) - rankOf(b.receiver),
    )
    .map(({ receiver }) => receiver);
}

/** The pages that take several files together. */
export function listReceiversOfAll(pages: readonly Page[], contents: readonly Content[]): Receiver[] {
  const usable = contents.filter(({ problem }) => problem === null);
  const largest = Math.max(0, ...usable.map(({ bytes }) => bytes));
  return listAcceptances(pages).flatMap(({ page, acceptance, receiving }) => {
    const takesAll = usable.every(({ kinds }) => kinds.some((kind) => receiving.contents.includes(kind)));
    return receiving.takesSeveral === true && takesAll ? [toReceiver(page, acceptance, receiving, largest)] : [];
  });
}

/** Every acceptance with a hand-over, with its page. */
export function listAcceptances(pages: readonly Page[]) {
  return pages.flatMap((page) =>
    (page.accepts ?? []).flatMap((acceptance) =>
      acceptance.receives === undefined ? [] : [{ page, acceptance, receiving: acceptance.receives }],
    ),
  );
}

function toReceiver(page: Page, { query = '' }: Acceptance, receiving: Receiving, bytes: number): Receiver {
  const { maxBytes = Number.POSITIVE_INFINITY } = receiving;
  return { page, receiving, to: `${pagePath(page)}${query}`, exceededBytes: bytes > maxBytes ? maxBytes : null };
}

function rankOf({ receiving }: Receiver): number {
  return receiving.rank ?? 0;
}
