import { useEffect, useState } from 'react';
import type { JsonTool } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import type { TreeItem } from '../model/tree-branch.ts';
import { EXAMINED_CHARS, REST_MS, VIEWED_BYTES } from './constants.ts';
import { copy } from './copy.ts';
import { formatJson } from './format-json.ts';
import { describeValue, findPicture, type Picture, type ValueMeaning } from './model/describe-value.ts';

/** A value of a document. */
export interface ValueSource {
  readonly documentId: number;
  readonly item: TreeItem;
}

type ViewedValue =
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

export type ViewName = 'content' | 'json' | 'jwt' | 'url' | 'base64';

interface Made {
  readonly of: Blob;
  readonly name: ViewName;
  readonly text: Blob;
  readonly isNoJson: boolean;
}

/** The text of a value as it is, or decoded as the visitor chose. Another value is shown as it is at first. */
export function useValueView(tool: JsonTool, viewed: ViewedValue) {
  const content = viewed.step === 'ready' ? viewed.content : null;
  const meaning = viewed.step === 'ready' ? viewed.meaning : null;
  const [chosen, setChosen] = useState<{ readonly of: Blob; readonly name: ViewName } | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const name = chosen !== null && chosen.of === content ? chosen.name : 'content';

  useEffect(() => {
    if (content === null || meaning === null || name === 'content') return;
    let isGone = false;
    const show = (text: Blob, isNoJson: boolean) => !isGone && setMade({ of: content, name, text, isNoJson });
    decode(tool, content, meaning, name).then(
      (text) => show(text ?? content, text === null),
      () => show(content, false),
    );
    return () => {
      isGone = true;
    };
  }, [tool, content, meaning, name]);

  const isMade = made !== null && made.of === content && made.name === name;
  return {
    /** The ways to show this value; the content alone for most. */
    names: listViews(meaning),
    name,
    setName: (next: ViewName) => content !== null && setChosen({ of: content, name: next }),
    /** The shown text; null while it is made. */
    text: name === 'content' ? content : isMade ? made.text : null,
    /** The text looked like JSON and is none; it is shown as it is. */
    isNoJson: name !== 'content' && isMade && made.isNoJson,
  };
}

function listViews(meaning: ValueMeaning | null): readonly ViewName[] {
  if (meaning === null) return ['content'];
  const { isLikelyJson, jwt, urlDecoded, base64Decoded } = meaning;
  const names: readonly (ViewName | null)[] = [
    'content',
    isLikelyJson ? 'json' : null,
    jwt && 'jwt',
    urlDecoded === null ? null : 'url',
    base64Decoded === null ? null : 'base64',
  ];
  return names.filter((name) => name !== null);
}

/** Null for a text that should be JSON and is none. */
async function decode(tool: JsonTool, content: Blob, meaning: ValueMeaning, name: ViewName): Promise<Blob | null> {
  const { jwt, urlDecoded, base64Decoded } = meaning;
  if (name === 'json') return formatJson(tool, content);
  if (name === 'jwt' && jwt !== null) {
    const [header, payload] = [await indent(tool, jwt.header), await indent(tool, jwt.payload)];
    return new Blob([copy.jwt.header, '\n', header, '\n\n', copy.jwt.payload, '\n', payload]);
  }
  return indent(tool, (name === 'url' ? urlDecoded : base64Decoded) ?? '');
}

/** A decoded text, indented when it is JSON. */
async function indent(tool: JsonTool, text: string): Promise<Blob> {
  const blob = new Blob([text]);
  return (/^\s*[{[]/.test(text) ? await formatJson(tool, blob) : null) ?? blob;
}
