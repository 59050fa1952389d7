import { Agent, request } from 'node:http';
import { quantile } from '../stats.ts';

export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

export interface Ask {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** When present, the request is a POST. */
  readonly body?: object;
  /** The address of this machine that the call comes from. */
  readonly from?: string;
}

/** As many connections as simultaneous requests; connections are reused. */
const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

export function ask({ url, headers = {}, body, from }: Ask): Promise<Reply> {
  const payload = body === undefined ? null : JSON.stringify(body);
  const type =
    payload === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) };
  const before = performance.now();
  return new Promise((resolve, reject) => {
    const method = payload === null ? 'GET' : 'POST';
    const sent = request(url, { agent, method, headers: { ...headers, ...type }, localAddress: from });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, body: text, ms: performance.now() - before });
      });
    });
    sent.end(payload ?? undefined);
  });
}

/** Sends requests over a number of connections for a time. Every answer must have the expected status. */
export async function load(what: Ask, connections: number, durationMs: number, status = 200): Promise<Load> {
  const times: number[] = [];
  const startedAt = performance.now();
  const connection = async () => {
    while (performance.now() - startedAt < durationMs) {
      const reply = await ask(what);
      if (reply.status !== status) throw new Error(`${what.url} answered ${reply.status}: ${reply.body}`);
      times.push(reply.ms);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - startedAt) / 1000;
  return { perSecond: times.length / seconds, p99Ms: quantile(times, 0.99) };
}

export interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function closeConnections(): void {
  agent.destroy();
}
