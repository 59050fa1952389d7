/** Steps through a valid JSON text from token to token. `at` is an index in UTF-16 units. */
export interface JsonScanner {
  at(): number;
  /** The first character of the next token; empty at the end. */
  peek(): string;
  /** Passes one structural character. */
  pass(): void;
  /** Reads the name of a member and its colon. */
  readKey(): string;
  /** The text of a string, number or word. */
  readScalar(): string;
  /** Passes a whole value. */
  skip(): void;
}

const TEXT_END = /[,\]}\s]/g;

export function createJsonScanner(text: string): JsonScanner {
  let at = 0;

  const peek = () => {
    let code = text.charCodeAt(at);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) {
      at += 1;
      code = text.charCodeAt(at);
    }
    return text.charAt(at);
  };

  const passString = () => {
    for (at += 1; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === 0x5c) at += 1;
      else if (code === 0x22) break;
    }
    at += 1;
  };

  const readScalar = () => {
    const from = at;
    if (peek() === '"') passString();
    else {
      TEXT_END.lastIndex = at;
      at = TEXT_END.exec(text)?.index ?? text.length;
    }
    return text.slice(from, at).trim();
  };

  return {
    at: () => at,
    peek,
    pass() {
      at += 1;
    },
    readKey() {
      const key: unknown = JSON.parse(readScalar());
      peek();
      at += 1;
      return String(key);
    },
    readScalar,
    skip() {
      let depth = 0;
      do {
        const sign = peek();
        if (sign === '"') passString();
        else if (sign === '{' || sign === '[') {
          depth += 1;
          at += 1;
        } else if (sign === '}' || sign === ']') {
          depth -= 1;
          at += 1;
        } else if (sign === ',' || sign === ':') at += 1;
        else readScalar();
      } while (depth > 0 && at < text.length);
    },
  };
}
