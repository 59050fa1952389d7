import type { Metric } from '../../metrics/metric.ts';
import { toGauge } from '../../metrics/process-metrics.ts';
import type { FlockContext } from './flock-context.ts';

/** Submitted games of this process by outcome, and replays that wait. */
export function readFlockMetrics({ outcomes, verifier }: FlockContext): readonly Metric[] {
  return [
    {
      name: 'mythinkn_flock_runs_total',
      help: 'Submitted games.',
      type: 'counter',
      samples: [...outcomes].map(([outcome, value]) => ({ labels: { outcome }, value })),
    },
    toGauge('mythinkn_flock_replays_waiting', 'Games that wait for their replay.', verifier.countWaiting()),
  ];
}
