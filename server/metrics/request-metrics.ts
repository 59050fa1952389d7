import type { Metric, Sample } from './metric.ts';

/** Upper bounds of the histogram in seconds. */
export const LATENCY_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface AnsweredRequest {
  readonly method: string;
  /** Pattern of the route, never the path of a request. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

interface RequestMetrics {
  count(request: AnsweredRequest): void;
  read(): readonly Metric[];
}

interface Route {
  readonly labels: { readonly method: string; readonly route: string };
  /** Number of answers by class of status, such as `2xx`. */
  readonly classes: Map<string, number>;
  /** Not cumulative; the last one has no upper bound. */
  readonly buckets: number[];
  seconds: number;
}

/** Counts answered requests by method, route and class of status, and their latency by method and route. */
export function createRequestMetrics(): RequestMetrics {
  const routes = new Map<string, Route>();
  return {
    count({ method, route, status, seconds }) {
      const key = `${method} ${route}`;
      const counted = routes.get(key) ?? createRoute({ method, route });
      routes.set(key, counted);
      const statusClass = `${Math.floor(status / 100)}xx`;
      counted.classes.set(statusClass, (counted.classes.get(statusClass) ?? 0) + 1);
      const bucket = LATENCY_BUCKETS_S.findIndex((bound) => seconds <= bound);
      const index = bucket === -1 ? LATENCY_BUCKETS_S.length : bucket;
      counted.buckets[index] = (counted.buckets[index] ?? 0) + 1;
      counted.seconds += seconds;
    },
    read: () => [
      {
        name: 'mythinkn_http_requests_total',
        help: 'Answered requests.',
        type: 'counter',
        samples: [...routes.values()].flatMap(({ labels, classes }) =>
          [...classes].map(([status, value]) => ({ labels: { ...labels, status }, value })),
        ),
      },
      {
        name: 'mythinkn_http_request_duration_seconds',
        help: 'Time from the head of a request to the end of its answer.',
        type: 'histogram',
        samples: [...routes.values()].flatMap(toHistogram),
      },
    ],
  };
}

function createRoute(labels: Route['labels']): Route {
  return { labels, classes: new Map(), buckets: Array(LATENCY_BUCKETS_S.length + 1).fill(0), seconds: 0 };
}

function toHistogram({ labels, buckets, seconds }: Route): Sample[] {
  let value = 0;
  const samples = buckets.map((count, index): Sample => {
    value += count;
    return { suffix: '_bucket', labels: { ...labels, le: String(LATENCY_BUCKETS_S[index] ?? '+Inf') }, value };
  });
  return [...samples, { suffix: '_sum', labels, value: seconds }, { suffix: '_count', labels, value }];
}
