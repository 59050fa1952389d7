import { matchAt } from '../sticky.ts';
import type { MessageBody } from './http-message.ts';

const START = /^\s*(?:\$\s+)?curl(?:\.exe)?\s/;
const DATA = ['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--data-urlencode', '--json'];
const HEADER = ['-H', '--header'];
/** Quotes as `curl` of Windows is copied from a browser: a caret before every sign and at the end of a line. */
const WINDOWS = /\^\r?\n|\^"/;

/** The body of a curl command as text; null for other texts, for commands without a body, and for bodies in files. */
export function readCurlBody(text: string): MessageBody | null {
  if (!START.test(text)) return null;
  const words = splitWords(
    WINDOWS.test(text) ? text.replaceAll(/\^\r?\n/g, ' ').replaceAll(/\^([\s\S])/g, '$1') : text,
  );
  if (words === null) return null;
  const bodies: string[] = [];
  let isForm = true;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const [option = '', given] = splitOption(word);
    if (HEADER.includes(option)) {
      const header = given ?? words[++at] ?? '';
      if (/^content-type:/i.test(header)) isForm = /x-www-form-urlencoded/i.test(header);
    } else if (DATA.includes(option)) {
      const body = given ?? words[++at] ?? '';
      if (body.startsWith('@') && option !== '--data-raw') return null;
      if (option === '--json') isForm = false;
      bodies.push(option === '--data-urlencode' ? encodeField(body) : body);
    }
  }
  const body = bodies.join('&');
  return body.trim() === '' ? null : { text: body, isForm: isForm && /^[^={}[\]"\s]+=/.test(body) };
}

/** `--data=x` and `-dx` hold their values. */
function splitOption(word: string): readonly [string, string?] {
  if (word.startsWith('--')) {
    const at = word.indexOf('=');
    return at < 0 ? [word] : [word.slice(0, at), word.slice(at + 1)];
  }
  return /^-[dH]./.test(word) ? [word.slice(0, 2), word.slice(2)] : [word];
}

function encodeField(field: string): string {
  const at = field.indexOf('=');
  return `${field.slice(0, at + 1)}${encodeURIComponent(field.slice(at + 1))}`;
}

const PLAIN = /[^\s'"\\$]+/y;
const SINGLE = /'([^']*)'/y;
const DOUBLE = /"((?:[^"\\]|\\[\s\S])*)"/y;
/** `$'…'` of the shell, with the escapes of C. */
const ANSI = /\$'((?:[^'\\]|\\[\s\S])*)'/y;
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** The words of a shell command, without quotes; null when a quote is not closed. */
function splitWords(text: string): readonly string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < text.length; ) {
    const character = text.charAt(at);
    if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
      at += 1;
      continue;
    }
    if (character === '\\') {
      const next = /^\r?\n/.exec(text.slice(at + 1, at + 3))?.[0];
      if (next === undefined) word = (word ?? '') + text.charAt(at + 1);
      at += 1 + (next?.length ?? 1);
      continue;
    }
    const ansi = matchAt(ANSI, text, at);
    const found = ansi ?? matchAt(SINGLE, text, at) ?? matchAt(DOUBLE, text, at) ?? matchAt(PLAIN, text, at);
    if (found === null && character !== '$') return null;
    const [whole = character, inner] = found ?? [];
    word = (word ?? '') + unquote(whole, inner, ansi !== null);
    at += whole.length;
  }
  if (word !== null) words.push(word);
  return words;
}

function unquote(whole: string, inner: string | undefined, isAnsi: boolean): string {
  if (inner === undefined) return whole;
  if (isAnsi) {
    return inner.replaceAll(/\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g, (_, unit, byte, sign) => {
      if (sign === undefined) return String.fromCharCode(Number.parseInt(unit ?? byte, 16));
      return CONTROLS[sign] ?? sign;
    });
  }
  return whole.startsWith("'") ? inner : inner.replaceAll(/\\(?:\r?\n|(["\\$`]))/g, (_, sign = '') => sign);
}
