import { matchAt } from './sticky.ts';

/** A name, type or keyword before the first literal: `String json =`, `const x =`, `return`. */
const OPENING = /^\s*(?:(?:[\w$.<>[\]?:]+\s+){0,4}[\w$.]+\s*\+?=|return\b)?\s*/;
const CLOSING = /^\s*[;,]?\s*$/;
const LITERAL = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\$]|\\.|\$(?!\{))*)`/gsy;
const PLUS = /\s*\+\s*/gy;
const ESCAPE = /\\(?:u\{([0-9a-f]{1,6})\}|u+([0-9a-f]{4})|x([0-9a-f]{2})|([0-3]?[0-7]{1,2})|(\r\n|[\s\S]))/gi;
const LETTERS: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  s: ' ',
  '\n': '',
  '\r\n': '',
};

/**
 * The content of a Java or JavaScript string as source code writes it: literals in any quotes, joined by `+`, perhaps
 * with an assignment before and a semicolon behind. Null for any other text, also for template literals with values.
 */
export function joinLiterals(source: string): string | null {
  let at = OPENING.exec(source)?.[0].length ?? 0;
  let content = '';
  while (true) {
    const match = matchAt(LITERAL, source, at);
    if (match === null) return null;
    const [whole, double, single, template] = match;
    content += unescapeLiteral(double ?? single ?? template ?? '');
    at += whole.length;
    const plus = matchAt(PLUS, source, at);
    if (plus === null) return CLOSING.test(source.slice(at)) ? content : null;
    at += plus[0].length;
  }
}

function unescapeLiteral(inside: string): string {
  return inside.replace(ESCAPE, (_, point, unit, byte, octal, letter) => {
    const hex = point ?? unit ?? byte;
    if (hex !== undefined) return toCharacter(Number.parseInt(hex, 16));
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
    return LETTERS[letter] ?? letter;
  });
}

/** A code above Unicode's last one becomes U+FFFD. */
function toCharacter(code: number): string {
  return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}
