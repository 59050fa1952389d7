import { matchEnd } from '../sticky.ts';

/** Placeholders that a program fills in later, by their first character. Bounded, so that searching stays linear. */
const TEMPLATES: Readonly<Record<string, RegExp>> = {
  '{': /\{\{\{\s{0,9}[^{}\n:,]{1,200}\}\}\}|\{\{(?!\s{0,9}["'])[^{}\n:,]{1,200}\}\}|\{%[^%\n]{1,200}%\}/y,
  $: /\$\{[^{}\n]{1,200}\}|\$\([^()\n]{1,200}\)/y,
  // The last one is an object as Ruby and Elixir print it.
  '#': /#\{[^{}\n]{1,200}\}|#(?:[A-Z][\w.]{0,80})?<(?=[\w:])(?:=>|[^<>\n]){0,400}(?:<(?:=>|[^<>\n]){0,400}>(?:=>|[^<>\n]){0,400}){0,9}>/y,
  '@': /@\{[^{}\n]{1,200}\}/y,
  '%': /%(?:\(\w{1,80}\)|\d\$)?[-+0#]?\d{0,3}(?:\.\d{1,3})?[sdifuxXocbeEgGvq](?![\w%])/y,
  '<': /<%[-=]?[^%\n]{1,200}%>/y,
};

/** The place behind the placeholder at `at`; -1 without one. */
export function findTemplateEnd(text: string, at: number): number {
  const pattern = TEMPLATES[text.charAt(at)];
  return pattern === undefined ? -1 : matchEnd(pattern, text, at);
}
