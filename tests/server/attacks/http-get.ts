import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface HttpAnswer {
  readonly target: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a GET with this target, letter for letter: no part of it is resolved or encoded. */
export function httpGet(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>>,
  agent: Agent,
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: target, headers, agent }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const body = Buffer.concat(chunks).toString('latin1');
        resolve({ target, status: reply.statusCode ?? 0, headers: reply.headers, body });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
