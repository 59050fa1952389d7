import { LISTED_DIFFERENCES_COUNT } from '../../../core/json-limits.ts';
import { formatCount } from '../model/quantity-text.ts';
import type { CompareResult } from './compare-state.ts';
import { KINDS } from './constants.ts';
import { copy } from './copy.ts';
import { listEffective, toIgnoredText } from './ignored-text.ts';
import { countAll, isCapped } from './model/listed-differences.ts';
import { toPathText, toValueText } from './value-text.ts';

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
