import { useEffect, useState } from 'react';
import type { JsonTool } from '../../../bridges/json-bridge.ts';
import { copy } from './copy.ts';
import { formatJson } from './format-json.ts';
import type { ValueMeaning } from './model/describe-value.ts';
import type { ViewedValue } from './use-viewed-value.ts';

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
