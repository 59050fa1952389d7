import { type Bar, formatLimit } from './budgets.ts';
import { formatNumber } from './format-number.ts';
import type { Line } from './report.ts';

const HEADINGS = ['part', 'measure', 'unit', 'n', 'p25', 'median', 'p95', 'baseline ratio', 'bar', 'result', 'note'];
/** Columns of words; the others are numbers and right-aligned. */
const WORDS: readonly string[] = ['part', 'measure', 'unit', 'baseline ratio', 'bar', 'result', 'note'];

/** All lines as one table of plain text. */
export function formatTable(lines: readonly Line[]): string {
  const rows = [HEADINGS, ...lines.map(toCells)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const rule = widths.map((width) => '─'.repeat(width)).join('─┼─');
  const [head = '', ...body] = rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, HEADINGS[column] ?? ''))
      .join(' │ ')
      .trimEnd(),
  );
  return [head, rule, ...body].join('\n');
}

/** One line for the terminal while the bench runs. */
export function formatLine(line: Line): string {
  const [part, measure, unit, , , median, p95, ratio, bar, result, note] = toCells(line);
  const value = line.summary === null ? '' : `${median} ${unit} (p95 ${p95})`;
  return [part, measure, value, ratio, bar, result, note].filter((text) => text).join(' · ');
}

function toCells({ part, measure, unit, summary, baseline, bar, verdict, note }: Line): string[] {
  const numbers = summary === null ? ['', '', '', ''] : [String(summary.n), ...toNumbers(summary)];
  const ratio = baseline === null ? '' : `${baseline.name} ${formatNumber(baseline.ratio)}×`;
  return [part, measure, unit, ...numbers, ratio, bar === null ? '' : formatBar(bar, unit), verdict, note];
}

function toNumbers({ p25, median, p95 }: { p25: number; median: number; p95: number }): string[] {
  return [p25, median, p95].map(formatNumber);
}

function formatBar(bar: Bar, unit: string): string {
  return `${bar.judged} ${formatLimit(bar)} ${unit}`.trimEnd();
}

function pad(text: string, width: number, heading: string): string {
  return WORDS.includes(heading) ? text.padEnd(width) : text.padStart(width);
}
