import type { Detection } from './detect.api.ts';

const NAME = String.raw`[\p{L}_$][\p{L}\p{N}_$.-]{0,80}`;
/** A class and a field, or a map of Java with a key. Guava, Lombok, records, Kotlin and dataclasses of Python print so. */
const JAVA = new RegExp(
  String.raw`^(?:(?:[a-z][\w$]{0,60}\.){0,9}[A-Z][\w$.]{0,120}(?:@[\da-f]{1,16})?(?:\(|\{| ?\[)\s{0,9}${NAME}\s?=(?![=>])|\{${NAME}=(?![=>])[^\n])`,
  'u',
);
const JAVA_LIST = new RegExp(String.raw`^\[(?:[A-Z][\w$.]{0,120}[({\[]|\{)${NAME}=(?![=>])`, 'u');
const CLOSED = /[)}\]]\s*;?$/;
/** Structs of Go's `%+v`. */
const GO =
  /^&?(?:[\w.]{1,80})?\{[A-Za-z_]\w{0,80}:(?![\s"'/])[^\n"',;(=]{0,400}(?: [A-Za-z_]\w{0,80}:|[{[][^\n"',;(=]{0,400}[}\]])/;
/** Dictionaries of Python: single quotes, with a word that only Python has or a colon behind the key. */
const PYTHON = /^(?:\{|\[\s*\{|\(\s*\{)\s*u?'(?:[^'\\\n]|\\.){0,200}'\s*:/;
const CONSOLE = [
  // An array with its length, as browsers print it.
  /^\(\d{1,9}\)\s?\[/,
  // An unfolded object.
  /^(?:Object|Array\(\d{1,9}\)|\{…\}|\[…\])\s*\n\s*"?[\w$]{1,80}"?\s?:/,
  /^[▶▸▼▾]\s*(?:\{|Object|Array|\(\d)/,
  // Node: a class before its members.
  /^(?:Map|Set)\(\d{1,9}\) \{|^[A-Z][\w$]{0,80} \{\s*[\w$]{1,80}: [^;]*\}$/,
];
/** Signs of a console further down. */
const CONSOLE_INSIDE = [/\[\[Prototype\]\]\s*:/, /[,{[]\s*[\w$]{1,80}: \[(?:Object|Array|Function: [\w$]{1,80})\]/];
const VALUE_START = /^(?:[{[]\s*[\w$'"{[]|[A-Z][\w$]{0,80} \{)/;

/** Recognizes values as programs print them, which formatting reads. `end` is the end of the text. */
export function judgeDump(head: string, end: string): Detection | null {
  const text = head.trim();
  const signs = VALUE_START.test(text) ? [...CONSOLE, ...CONSOLE_INSIDE] : CONSOLE;
  if (signs.some((pattern) => pattern.test(text))) return { kind: 'console' };
  if (PYTHON.test(text)) return { kind: 'python' };
  if (GO.test(text)) return { kind: 'go' };
  if (!CLOSED.test(end.trimEnd())) return null;
  return JAVA.test(text) || JAVA_LIST.test(text) ? { kind: 'java' } : null;
}

const PHP = [
  /^Array\s*\(\s*(?:\[[^\]\n]{1,200}\] => |\))/,
  /^[A-Za-z_\\][\w\\]{0,120} Object\s*\(\s*(?:\[[^\]\n]{1,200}\] => |\))/,
  /^array\(\d{1,9}\) \{\s*(?:\[|\})/,
  /^object\([\w\\@]{1,120}\)#\d{1,9} \(\d{1,9}\) \{/,
  /^array \(\s*(?:'(?:[^'\\]|\\.)*'|\d{1,20}) =>/,
  /^(?:a:\d{1,9}:\{(?:[is]:|\})|O:\d{1,9}:"[\w\\]+":\d{1,9}:\{)/,
];

/** Recognizes what `print_r`, `var_dump`, `var_export` and `serialize` of PHP print. */
export function judgePhp(head: string): Detection | null {
  const text = head.trimStart();
  return PHP.some((pattern) => pattern.test(text)) ? { kind: 'php' } : null;
}
