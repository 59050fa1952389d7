import { useEffect, useState } from 'react';
import type { JsonTool } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import type { TreeItem } from '../model/tree-branch.ts';
import { EXAMINED_CHARS, REST_MS, VIEWED_BYTES } from './constants.ts';
import { describeValue, findPicture, type Picture, type ValueMeaning } from './model/describe-value.ts';

/** A value of a document. */
export interface ValueSource {
  readonly documentId: number;
  readonly item: TreeItem;
}

export type ViewedValue =
  | { readonly step: 'reading' }
  | { readonly step: 'failed'; readonly reason: 'too-large' | 'unreadable' }
  | {
      readonly step: 'ready';
      /** The content of a string, or the text of another value. */
      readonly content: Blob;
      /** Null for a value that has no other meaning, or is too long to be examined. */
      readonly meaning: ValueMeaning | null;
      readonly picture: Picture | null;
      /** Characters of a string; null when they are not counted. */
      readonly charCount: number | null;
    };

const READING: ViewedValue = { step: 'reading' };
/** Bytes at the beginning of a long text that show whether it may be a picture. */
const PROBED_BYTES = 128;

/** Fetches the content of a value when the selection has rested on it; a value that was left is not shown. */
export function useViewedValue(tool: JsonTool, source: ValueSource | null): ViewedValue {
  const [viewed, setViewed] = useState<{ readonly key: string; readonly value: ViewedValue } | null>(null);
  const key = source === null ? null : `${source.documentId}:${source.item.start}`;
  const kind = source?.item.kind;
  const start = source?.item.start;
  const documentId = source?.documentId;

  useEffect(() => {
    if (key === null || kind === undefined || start === undefined || documentId === undefined) return;
    let isGone = false;
    const show = (value: ViewedValue) => !isGone && setViewed({ key, value });
    const timer = setTimeout(() => {
      readValue(tool, documentId, start, kind).then(show, (error: unknown) => show(toFailure(error)));
    }, REST_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [tool, key, documentId, start, kind]);
  return viewed !== null && viewed.key === key ? viewed.value : READING;
}

/** The size from which a value is not shown. */
export function maxBytesOf(kind: TreeItem['kind']): number {
  return kind === 'object' || kind === 'array' ? VIEWED_BYTES.container : VIEWED_BYTES.string;
}

async function readValue(
  tool: JsonTool,
  documentId: number,
  start: number,
  kind: TreeItem['kind'],
): Promise<ViewedValue> {
  const content = await tool.getTreeContent(documentId, start, maxBytesOf(kind));
  if (kind === 'object' || kind === 'array')
    return { step: 'ready', content, meaning: null, picture: null, charCount: null };
  if (content.size <= EXAMINED_CHARS.text) {
    const text = await content.text();
    const charCount = kind === 'string' ? [...text].length : null;
    return { step: 'ready', content, meaning: describeValue(kind, text), picture: findPicture(text), charCount };
  }
  const beginning = await content.slice(0, PROBED_BYTES).text();
  const isLikelyJson = /^\s*[{[]/.test(beginning);
  const mayBePicture = content.size <= EXAMINED_CHARS.picture && !/[\s{}<>]/.test(beginning);
  return {
    step: 'ready',
    content,
    meaning: isLikelyJson ? { ...describeValue(kind, ''), isLikelyJson } : null,
    picture: mayBePicture ? findPicture(await content.text()) : null,
    charCount: null,
  };
}

function toFailure(error: unknown): ViewedValue {
  const isTooLarge = error instanceof AppError && error.code === 'json-too-large';
  return { step: 'failed', reason: isTooLarge ? 'too-large' : 'unreadable' };
}
