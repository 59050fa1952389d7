import { matchAt } from '../sticky.ts';

/** An open comment goes to the end. */
const SPACE = /(?:\s|--[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$))*/y;
const WORD = String.raw`[\p{L}_][\p{L}\p{N}_$]*`;
const IDENTIFIER = String.raw`(?:${'`'}(?:[^${'`'}]|${'``'})+${'`'}|"(?:[^"]|"")+"|\[[^\]]+\]|${WORD})`;
const NAME = new RegExp(String.raw`${IDENTIFIER}(?:\s*\.\s*${IDENTIFIER}){0,3}`, 'uy');
const PART = new RegExp(IDENTIFIER, 'gu');
const QUOTED = {
  "'": { plain: /'[^']*(?:''[^']*)*'/y, escaped: /'[^'\\]*(?:(?:\\[\s\S]|'')[^'\\]*)*'/y },
  '"': { plain: /"[^"]*(?:""[^"]*)*"/y, escaped: /"[^"\\]*(?:(?:\\[\s\S]|"")[^"\\]*)*"/y },
} as const;
/** Marks of the national character set, of a character set, and of escapes. */
const PREFIX = /(?:(n|e)(?=')|_\w+\s*(?=['"]))/iy;
const CAST = /::\s*[\w."]+(?: varying| precision)?(?:\(\d+(?:,\s*\d+)?\))?(?:\[\])?/iy;
const PLAIN = /(?:null|true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)(?=\s*(?:[,)]|::))/iy;
const ORDINARY = /[^\s'"`(),;#/-]+/y;
const BACKTICKED = /`[^`]*`/y;
/** What a backslash and a letter stand for in MySQL. */
const ESCAPES: Readonly<Record<string, string>> = { 0: '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\u001a' };

/**
 * Reads SQL from its beginning to its end. Everything that is taken is followed by the blanks and comments behind it. With
 * `hasEscapes`, a backslash in a string stands for something else, as in MySQL.
 */
export function createSqlScanner(text: string, hasEscapes: boolean) {
  let at = 0;
  let expressions = 0;
  let backslashes = 0;

  function match(pattern: RegExp): string | null {
    const found = matchAt(pattern, text, at)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  }

  function take(pattern: RegExp): string | null {
    const found = match(pattern);
    if (found !== null) match(SPACE);
    return found;
  }

  function takeQuoted(mode: 'plain' | 'escaped'): string | null {
    const mark = text[at];
    return mark === "'" || mark === '"' ? take(QUOTED[mark][mode]) : null;
  }

  function takeString(): string | null {
    const from = at;
    const prefix = match(PREFIX);
    const isEscaped = hasEscapes || prefix?.toLowerCase() === 'e';
    const quoted = takeQuoted(isEscaped ? 'escaped' : 'plain');
    if (quoted === null) {
      at = from;
      return null;
    }
    if (!isEscaped && quoted.includes('\\')) backslashes += 1;
    return JSON.stringify(unquote(quoted, isEscaped));
  }

  /** Skips strings, names and whole brackets, up to one of the characters. */
  function skipTo(ends: string): boolean {
    for (let depth = 0; at < text.length; ) {
      const character = text[at] as string;
      if (depth === 0 && ends.includes(character)) return true;
      if (match(SPACE) !== '') continue;
      if (character === "'" || character === '"') {
        if (match(QUOTED[character][hasEscapes ? 'escaped' : 'plain']) === null) return false;
      } else if (character === '`') {
        if (match(BACKTICKED) === null) return false;
      } else if (character === ')' && depth === 0) return false;
      else if ('(),;'.includes(character)) {
        depth += character === '(' ? 1 : character === ')' ? -1 : 0;
        at += 1;
      } else if (!/[-#/]/.test(character)) match(ORDINARY);
      else at += 1;
    }
    return ends.includes(';');
  }

  function takeExpression(): string | null {
    const from = at;
    if (!skipTo(',);') || text[at] === ';') return null;
    const expression = text.slice(from, at).trim();
    if (expression === '') return null;
    expressions += 1;
    return JSON.stringify(expression);
  }

  return {
    position: () => at,
    moveTo(position: number) {
      at = position;
    },
    isAtEnd: () => at >= text.length,
    /** Skips blanks, comments and semicolons. */
    skip() {
      while (match(SPACE) !== '' || match(/;/y) !== null);
    },
    /** What a sticky pattern matches here; null for nothing. */
    take,
    /** A name of a table or column without its quotes. */
    takeName() {
      const name = take(NAME);
      return name === null ? null : (name.match(PART) ?? []).map(toBareName).join('.');
    },
    /** A value of a row as JSON; null where no value ends before a comma or a bracket. */
    takeValue() {
      const value = take(PLAIN)?.toLowerCase() ?? takeString();
      if (value === null) return takeExpression();
      take(CAST);
      // A string with more behind it may end elsewhere when backslashes are read in the other way.
      return text[at] === ',' || text[at] === ')' ? value : null;
    },
    /** Skips to the comma or bracket that ends a part. False where the text ends before. */
    skipPart: () => skipTo(',)'),
    /** Skips to the end of the statement. False where a string does not end. */
    skipStatement: () => skipTo(';'),
    counts: () => ({ expressions, backslashes }),
  };
}

export type SqlScanner = ReturnType<typeof createSqlScanner>;

function toBareName(name: string): string {
  const mark = name[0] ?? '';
  if (mark === '[') return name.slice(1, -1);
  return mark === '`' || mark === '"' ? name.slice(1, -1).replaceAll(mark + mark, mark) : name;
}

/** The content of a quoted string: a doubled quote stands for one. */
function unquote(quoted: string, isEscaped: boolean): string {
  const mark = quoted[0] ?? '';
  const content = quoted.slice(1, -1);
  if (!isEscaped) return content.replaceAll(mark + mark, mark);
  return content.replace(/\\([\s\S])|(['"])\2/g, (_, escaped?: string, doubled?: string) =>
    escaped === undefined ? (doubled === mark ? mark : `${doubled}${doubled}`) : (ESCAPES[escaped] ?? escaped),
  );
}
