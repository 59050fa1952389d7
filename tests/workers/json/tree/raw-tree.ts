/** A value of a valid JSON text as written; the oracle of the tree. */
export interface RawValue {
  /** Offset in bytes. */
  readonly start: number;
  readonly text: string;
  /** Name as written, without quotes. */
  readonly key: string | null;
  readonly children: readonly RawValue[];
}

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+)/gsuy;

/** Reads a text by a separate grammar; recursive, so not for deep texts. */
export function readRaw(text: string): RawValue {
  const tokens: { text: string; at: number }[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const token = match[1] ?? '';
    tokens.push({ text: token, at: match.index + match[0].length - token.length });
  }
  let next = 0;
  const take = () => tokens[next++] ?? { text: '', at: text.length };

  const readValue = (key: string | null): RawValue => {
    const first = take();
    const start = new TextEncoder().encode(text.slice(0, first.at)).length;
    const children: RawValue[] = [];
    if (first.text !== '{' && first.text !== '[') return { start, text: first.text, key, children };
    while (tokens[next]?.text !== '}' && tokens[next]?.text !== ']') {
      if (tokens[next]?.text === ',') next += 1;
      const name = first.text === '{' ? take().text.slice(1, -1) : null;
      if (name !== null) next += 1;
      children.push(readValue(name));
    }
    const last = take();
    return { start, text: text.slice(first.at, last.at + 1), key, children };
  };
  return readValue(null);
}
