import { LINE_CHARS_MAX, LISTED_COUNT } from '../limits.ts';
import { classifyLines, indentOf } from '../line-kinds.ts';
import { problemOf } from '../read/problem.ts';
import { readYaml } from '../read/read-yaml.ts';
import type { FixKind, YamlFix } from '../yaml.api.ts';
import {
  dropFence,
  indentBlockTexts,
  replaceTabs,
  snapIndentation,
  straightenColons,
  type TextFix,
} from './block-fixes.ts';
import { LINE_FIXES, type LineFix, TIGHT_ITEM } from './line-fixes.ts';

interface FixClass {
  readonly kind: FixKind;
  readonly apply: TextFix;
  /** Whether its lines are independent, so that each can be reverted on its own. */
  readonly isPerLine: boolean;
}

/** Total number of characters that may be parsed during one repair. */
const READING_BUDGET_CHARS = 12_000_000;
const READINGS = { min: 24, max: 300 };

const CLASSES: readonly FixClass[] = [
  { kind: 'code-fence', apply: dropFence, isPerLine: false },
  lineClass('indentation-space'),
  { kind: 'tab', apply: replaceTabs(2), isPerLine: false },
  { kind: 'tab', apply: replaceTabs(4), isPerLine: false },
  { kind: 'missing-space', apply: addSpaces, isPerLine: true },
  { kind: 'full-width-colon', apply: straightenColons, isPerLine: false },
  lineClass('full-width-quote'),
  lineClass('full-width-bracket'),
  { kind: 'block-scalar-indent', apply: indentBlockTexts, isPerLine: false },
  { kind: 'indentation-step', apply: snapIndentation, isPerLine: false },
  lineClass('html-entity'),
  lineClass('backslash'),
  lineClass('inner-quote'),
  lineClass('unquoted-value'),
];

interface State {
  readonly lines: readonly string[];
  readonly fixes: readonly (YamlFix & { readonly isPerLine: boolean })[];
  /** The place where parsing stops; null when the text is valid. */
  readonly stop: Stop | null;
}

interface Stop {
  readonly line: number;
  readonly column: number;
}

type FindStop = (lines: readonly string[]) => Stop | null;

/**
 * Repairs an unreadable text, one class of fixes after the other. A class is kept when the text is then readable, or
 * readable further than before; unnecessary changes are reverted. Null when the text stays unreadable.
 */
export function repairYaml(text: string) {
  const budget = Math.min(Math.max(Math.floor(READING_BUDGET_CHARS / (text.length + 1)), READINGS.min), READINGS.max);
  let readings = 0;
  const findStop: FindStop = (lines) => {
    readings += 1;
    return readStop(lines.join('\n'));
  };

  const lines = text.split(/\r\n|\n|\r/);
  let state: State = { lines, fixes: [], stop: findStop(lines) };
  for (let hasMoved = true; hasMoved && state.stop !== null && readings < budget; ) {
    hasMoved = false;
    for (const fixClass of CLASSES) {
      const next = tryClass(state, fixClass, findStop);
      if (next === null) continue;
      state = next;
      hasMoved = true;
      if (state.stop === null) break;
    }
  }
  // Several kinds of damage may hide each other: the next error may lie before the lines that are already fixed.
  for (const fixClass of CLASSES) {
    if (state.stop === null || readings >= budget) break;
    state = applyClass(state, fixClass, findStop) ?? state;
  }
  if (state.stop !== null) return null;
  const needed = takeBackNeedless(lines, state, () => readings < budget, findStop);
  return { text: needed.lines.join('\n'), fixes: byLine(needed.fixes) };
}

function byLine(fixes: State['fixes']): YamlFix[] {
  return fixes.toSorted((a, b) => a.line - b.line).map(({ isPerLine: _, ...fix }) => fix);
}

function tryClass(state: State, fixClass: FixClass, findStop: FindStop): State | null {
  const next = applyClass(state, fixClass, findStop);
  if (next === null || next.stop === null || state.stop === null) return next;
  return isFurther(next.stop, state.stop) ? next : null;
}

/** Null when the class finds nothing to change. */
function applyClass(state: State, { kind, apply, isPerLine }: FixClass, findStop: FindStop): State | null {
  const lines = apply(state.lines);
  const fixes = listChanges(state.lines, lines).map((change) => ({ ...change, kind, isPerLine }));
  if (fixes.length === 0) return null;
  return { lines, fixes: [...state.fixes, ...fixes], stop: findStop(lines) };
}

function isFurther(a: Stop, b: Stop): boolean {
  return a.line > b.line || (a.line === b.line && a.column > b.column);
}

/** Reverts lines where the text is readable without their change. */
function takeBackNeedless(
  original: readonly string[],
  state: State,
  mayRead: () => boolean,
  findStop: FindStop,
): State {
  let kept = state;
  const alone = new Set(state.fixes.filter(({ isPerLine }) => isPerLine).map(({ line }) => line));
  for (const { line, isPerLine } of state.fixes) if (!isPerLine) alone.delete(line);
  for (const line of alone) {
    if (!mayRead()) return kept;
    const lines = kept.lines.with(line - 1, original[line - 1] ?? '');
    if (findStop(lines) === null) {
      kept = { lines, fixes: kept.fixes.filter((fix) => fix.line !== line), stop: null };
    }
  }
  return kept;
}

function readStop(text: string): Stop | null {
  try {
    readYaml(text);
    return null;
  } catch (error) {
    const problem = problemOf(error);
    // A limit is not damage: there is nothing to fix, and nothing further to parse.
    return problem === null ? { line: 0, column: 0 } : { line: problem.line, column: problem.column };
  }
}

function listChanges(before: readonly string[], after: readonly string[]): Omit<YamlFix, 'kind'>[] {
  return before.flatMap((line, i) => {
    const changed = after[i] ?? '';
    return changed === line ? [] : [{ line: i + 1, before: line, after: changed }];
  });
}

function lineClass(kind: keyof typeof LINE_FIXES): FixClass {
  return { kind, isPerLine: true, apply: (lines) => mapStructure(lines, LINE_FIXES[kind]) };
}

/** Lines below an item that stand at the letter behind its hyphen move with that letter. */
function addSpaces(lines: readonly string[]): string[] {
  const mended = mapStructure(lines, LINE_FIXES['missing-space']);
  for (const [i, line] of lines.entries()) {
    if (mended[i] === line || !TIGHT_ITEM.test(line)) continue;
    const column = indentOf(line) + 1;
    if (indentOf(lines[i + 1] ?? '') !== column) continue;
    for (let at = i + 1; indentOf(lines[at] ?? '') >= column; at++) mended[at] = ` ${mended[at] ?? ''}`;
  }
  return mended;
}

function mapStructure(lines: readonly string[], fix: LineFix): string[] {
  const kinds = classifyLines(lines);
  return lines.map((line, i) => (kinds[i] === 'structure' && line.length <= LINE_CHARS_MAX ? fix(line) : line));
}

const TEMPLATE_KEY = /^(\s*(?:- +)*)(\{\{.*?\}\}[^\s:]*)(:(?:\s.*)?)$/;
const TEMPLATE_VALUE =
  /^(\s*(?:(?:- +)+|(?:- +)*[^\s:{"'#[][^:{"'#]*:\s+|(?:- +)*(?:"[^"]*"|'[^']*'):\s+)(?:[!&]\S+\s+)*)(\{\{.*?)(\s+#.*|\s*)$/;
const TEMPLATE_ITEMS = /^(\s*(?:- +)*(?:[^\s:{"'#[][^:{"'#]*:\s+)?\[)(.*)(\].*)$/;
const TEMPLATE_ITEM = /(?<=^|,\s*)\{\{.*?\}\}(?=\s*(?:,|$))/g;

/** Quotes templates that stand for a value or a key. Lines with only control statements have no value. */
export function suggestTemplateQuotes(text: string): YamlFix[] {
  const lines = text.split(/\r\n|\n|\r/);
  return listChanges(lines, mapStructure(lines, quoteLine))
    .map((change) => ({ kind: 'template-quotes' as const, ...change }))
    .slice(0, LISTED_COUNT);
}

function quoteLine(line: string): string {
  if (/^\s*\{\{.*:/.test(line)) return line.replace(TEMPLATE_KEY, (_, start, key, rest) => start + quote(key) + rest);
  if (TEMPLATE_VALUE.test(line))
    return line.replace(TEMPLATE_VALUE, (_, start, value, tail) => start + quote(value) + tail);
  return line.replace(TEMPLATE_ITEMS, (_, start, items, end) => start + items.replace(TEMPLATE_ITEM, quote) + end);
}

/** In double quotes; in single quotes when the template itself contains double ones. */
function quote(words: string): string {
  return /["\\]/.test(words) ? `'${words.replaceAll("'", "''")}'` : `"${words}"`;
}
