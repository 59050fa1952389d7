import { type Bar, BUSY_CORES, type Judgement, judge, normalize, SLOW_FACTOR } from './budgets.ts';
import { formatNumber } from './format-number.ts';
import { type Summary, summarize } from './stats.ts';

/** One line of the table: a measurement, or a check of a result before it is timed. */
export interface Line {
  readonly part: string;
  readonly measure: string;
  readonly unit: string;
  /** Null for a check. */
  readonly summary: Summary | null;
  readonly baseline: Baseline | null;
  readonly bar: Bar | null;
  readonly verdict: 'right' | 'WRONG' | 'MISS' | Exclude<Judgement, 'miss'> | '';
  readonly note: string;
  /** Cores that other programs used meanwhile; null where unknown. */
  readonly busyCores: number | null;
  /** How many times longer the machine takes than the reference for the same work. */
  readonly slowness: number;
  /** The value that was held to the bar, converted to a machine of the reference's speed; null without a bar. */
  readonly judgedValue: number | null;
}

interface Baseline {
  readonly name: string;
  /** The baseline's value as a multiple of the measured one: above 1 the baseline costs more. */
  readonly ratio: number;
}

interface Measurement {
  readonly measure: string;
  readonly unit: string;
  readonly samples: readonly number[];
  readonly baseline?: Baseline;
  readonly bar?: Bar;
  readonly note?: string;
}

export interface Report {
  /** Checks a result; without a correct result the times that follow mean nothing. */
  check(measure: string, isRight: boolean, note?: string): void;
  measure(measurement: Measurement): void;
}

interface ReportDeps {
  readonly part: string;
  readonly onLine: (line: Line) => void;
  /** Cores that other programs used since the last call. */
  readonly readBusyCores: () => number | null;
  readonly slowness: number;
}

/** Turns the measurements of one part into lines. */
export function createReport({ part, onLine, readBusyCores, slowness }: ReportDeps): Report {
  return {
    check(measure, isRight, note = '') {
      onLine({
        part,
        measure,
        unit: '',
        summary: null,
        baseline: null,
        bar: null,
        verdict: isRight ? 'right' : 'WRONG',
        note,
        busyCores: readBusyCores(),
        slowness,
        judgedValue: null,
      });
    },
    measure({ measure, unit, samples, baseline = null, bar = null, note = '' }) {
      const summary = summarize(samples);
      const busyCores = readBusyCores();
      const judgement = bar === null ? '' : judge(bar, summary, { busyCores, slowness });
      const judgedValue = bar === null ? null : normalize(bar, summary[bar.judged], slowness);
      const notes = [note, describeSpeed(bar, judgedValue, slowness), describeOthers(busyCores)];
      onLine({
        part,
        measure,
        unit,
        summary,
        baseline,
        bar,
        verdict: judgement === 'miss' ? 'MISS' : judgement,
        note: notes.filter((text) => text !== '').join('; '),
        busyCores,
        slowness,
        judgedValue,
      });
    },
  };
}

function describeSpeed(bar: Bar | null, judgedValue: number | null, slowness: number): string {
  const isNormalized = bar?.follows === 'time' || bar?.follows === 'rate';
  if (!isNormalized || judgedValue === null || slowness < SLOW_FACTOR) return '';
  return `judged as ${formatNumber(judgedValue)}: the machine takes ${slowness.toFixed(2)}× as long as the reference`;
}

function describeOthers(busyCores: number | null): string {
  return busyCores !== null && busyCores >= BUSY_CORES ? `others used ${busyCores.toFixed(1)} cores` : '';
}
