import { type Bar, BUSY_CORES, type Judgement, judge } from './budgets.ts';
import { type Summary, summarize } from './stats.ts';

/** One line of the table: a measurement, or a result that was checked before it was timed. */
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
  /** Cores that other programs used meanwhile; null where it is not known. */
  readonly busyCores: number | null;
}

interface Baseline {
  readonly name: string;
  /** The baseline's value as a multiple of this one's: above 1 the baseline costs more. */
  readonly ratio: number;
}

export interface Measurement {
  readonly measure: string;
  readonly unit: string;
  readonly samples: readonly number[];
  readonly baseline?: Baseline;
  readonly bar?: Bar;
  readonly note?: string;
}

export interface Report {
  /** A result that must hold; without it the times that follow mean nothing. */
  check(measure: string, isRight: boolean, note?: string): void;
  measure(measurement: Measurement): void;
}

export interface ReportDeps {
  readonly part: string;
  readonly onLine: (line: Line) => void;
  /** Cores that other programs used since the last call. */
  readonly readBusyCores: () => number | null;
}

/** Turns what one part measures into lines. */
export function createReport({ part, onLine, readBusyCores }: ReportDeps): Report {
  return {
    check(measure, isRight, note = '') {
      const verdict = isRight ? 'right' : 'WRONG';
      onLine({
        part,
        measure,
        unit: '',
        summary: null,
        baseline: null,
        bar: null,
        verdict,
        note,
        busyCores: readBusyCores(),
      });
    },
    measure({ measure, unit, samples, baseline = null, bar = null, note = '' }) {
      const summary = summarize(samples);
      const busyCores = readBusyCores();
      const judgement = bar === null ? '' : judge(bar, summary, busyCores);
      const isBusy = busyCores !== null && busyCores >= BUSY_CORES;
      const notes = [note, isBusy ? `others used ${busyCores.toFixed(1)} cores` : ''].filter((text) => text !== '');
      onLine({
        part,
        measure,
        unit,
        summary,
        baseline,
        bar,
        verdict: judgement === 'miss' ? 'MISS' : judgement,
        note: notes.join('; '),
        busyCores,
      });
    },
  };
}
