import { LISTED_DIFFERENCES_COUNT } from '../../../core/json-limits.ts';
import { formatCount } from '../model/quantity-text.ts';
import type { CompareResult } from './compare-state.ts';
import { KINDS } from './constants.ts';
import { copy } from './copy.ts';
import { countAll } from './model/listed-differences.ts';
import { toPathText, toValueText } from './value-text.ts';

/** The differences as a text to send to others. */
export function toReport({ comparison, ignoresKeyOrder }: Omit<CompareResult, 'repairs'>): string {
  const { counts, differences } = comparison;
  const words = copy.summary;
  const total = countAll(counts);
  const kinds = KINDS.filter((kind) => counts[kind] > 0).map((kind) => words.kind(kind, formatCount(counts[kind])));
  const head = [
    copy.report.title,
    total === 0 ? words.equal : [words.different(formatCount(total)), ...kinds].join(' · '),
    copy.report.keyOrder(ignoresKeyOrder),
  ];
  if (KINDS.some((kind) => counts[kind] > LISTED_DIFFERENCES_COUNT))
    head.push(words.capped(formatCount(LISTED_DIFFERENCES_COUNT)));
  const entries = differences.map((difference) => {
    const { left, right } = difference;
    const values = [
      left.text === null ? [] : `  - ${toValueText(left)}`,
      right.text === null ? [] : `  + ${toValueText(right)}`,
    ];
    return [copy.report.entry(difference, toPathText(difference)), ...values.flat()].join('\n');
  });
  return `${[...head, '', ...entries].join('\n').trimEnd()}\n`;
}
