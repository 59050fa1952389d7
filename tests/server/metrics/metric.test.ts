import { expect, it } from 'vitest';
import { formatMetrics } from '../../../server/metrics/metric.ts';
import { createRequestMetrics, LATENCY_BUCKETS_S } from '../../../server/metrics/request-metrics.ts';

it('writes names, types and escaped labels in the text format of Prometheus', () => {
  const text = formatMetrics([
    {
      name: 'a_total',
      help: 'Counts.',
      type: 'counter',
      samples: [{ value: 1.5 }, { labels: { route: 'x"\\\ny', method: 'GET' }, value: 2 }],
    },
  ]);
  expect(text).toBe(
    '# HELP a_total Counts.\n# TYPE a_total counter\na_total 1.5\na_total{route="x\\"\\\\\\ny",method="GET"} 2\n',
  );
});

it('counts the answers of a route by class of status, and their latency in cumulative buckets', () => {
  const requests = createRequestMetrics();
  const route = { method: 'POST', route: '/login' };
  for (const [status, seconds] of [
    [200, 0.005],
    [204, 0.3],
    [404, 0.0051],
    [503, 60],
  ] as const) {
    requests.count({ ...route, status, seconds });
  }
  const [total, latency] = requests.read();
  expect(total?.samples).toEqual([
    { labels: { ...route, status: '2xx' }, value: 2 },
    { labels: { ...route, status: '4xx' }, value: 1 },
    { labels: { ...route, status: '5xx' }, value: 1 },
  ]);
  const counts = latency?.samples.map(({ suffix, labels, value }) => [suffix, labels?.le, value]);
  expect(counts).toContainEqual(['_bucket', '0.005', 1]);
  expect(counts).toContainEqual(['_bucket', '0.01', 2]);
  expect(counts).toContainEqual(['_bucket', '0.25', 2]);
  expect(counts).toContainEqual(['_bucket', '0.5', 3]);
  expect(counts).toContainEqual(['_bucket', '10', 3]);
  expect(counts).toContainEqual(['_bucket', '+Inf', 4]);
  expect(counts?.at(-1)).toEqual(['_count', undefined, 4]);
  expect(counts).toHaveLength(LATENCY_BUCKETS_S.length + 3);
});
