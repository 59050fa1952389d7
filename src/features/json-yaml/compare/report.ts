import type { IgnoredPath, JsonDifference, JsonDifferenceSide, TextDocument } from '../../../bridges/json-bridge.ts';
import { LISTED_DIFFERENCES_COUNT } from '../../../core/json-limits.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { formatCount } from '../model/quantity-text.ts';
import type { CompareResult } from './compare-state.ts';
import { KINDS } from './constants.ts';
import { copy } from './copy.ts';
import { countAll, isCapped } from './model/listed-differences.ts';

/** The differences as a text to send to others. */
export function toReport({ comparison, choices }: Pick<CompareResult, 'comparison' | 'choices'>): string {
  const { counts, differences } = comparison;
  const words = copy.summary;
  const total = countAll(counts);
  const kinds = KINDS.filter((kind) => counts[kind] > 0).map((kind) => words.kind(kind, formatCount(counts[kind])));
  const head = [
    copy.report.title,
    total === 0 ? words.equal : [words.different(formatCount(total)), ...kinds].join(' · '),
    copy.report.keyOrder(choices.ignoresKeyOrder),
  ];
  const ignored = listEffective(choices.ignored, comparison.ignoredCounts);
  if (choices.ignoresItemOrder) head.push(copy.report.itemOrder);
  if (ignored.length > 0) head.push(copy.report.ignored(ignored.map(toIgnoredText)));
  if (isCapped(comparison)) head.push(words.capped(formatCount(LISTED_DIFFERENCES_COUNT)));
  const entries = differences.map((difference) => {
    const { kind, left, right } = difference;
    const changed = [
      left.text === null ? [] : `  - ${toValueText(left)}`,
      right.text === null ? [] : `  + ${toValueText(right)}`,
    ];
    const values = kind === 'moved' ? [`    ${toValueText(left)}`] : changed.flat();
    return [copy.report.entry(difference, toPathText(difference)), ...values].join('\n');
  });
  return `${[...head, '', ...entries].join('\n').trimEnd()}\n`;
}

/** A value as the list shows it. */
export function toValueText({ text, isCutBefore, isCutBehind }: JsonDifferenceSide): string {
  const { absent, cut } = copy.list;
  if (text === null) return absent;
  return `${isCutBefore ? cut : ''}${text}${isCutBehind ? cut : ''}`;
}

export function toPathText({ path, rightPath }: JsonDifference): string {
  return rightPath === null ? path : copy.list.pathTo(path, rightPath);
}

/** Size and line count of one of the indented texts. */
export function toFactsText({ byteLength, lineCount }: TextDocument): string {
  return copy.panes.facts(formatSize(byteLength), formatCount(lineCount));
}

/** An ignored path in words: one path for both texts, or each side's. */
export function toIgnoredText({ left, right }: IgnoredPath): string {
  const words = copy.ignoring;
  if (left === null || right === null) {
    return words.oneSide(left === null ? 'right' : 'left', left ?? right ?? '');
  }
  return left === right ? left : words.twoSides(left, right);
}

/** The ignored paths that leave something out. */
export function listEffective(ignored: readonly IgnoredPath[], counts: readonly number[]): readonly IgnoredPath[] {
  return ignored.filter((_, at) => (counts[at] ?? 0) > 0);
}
