import { expect, it } from 'vitest';
import { createMemberApp } from '../accounts/create-accounts-app.ts';
import { CALLS, toUrl } from './product-calls.ts';
import { exchange, listenOnLoopback, runAbreast } from './raw-connection.ts';

const METHODS = [
  ...['OPTIONS', 'TRACE', 'TRACK', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'PROPPATCH', 'MKCOL', 'COPY', 'MOVE', 'LOCK'],
  ...['UNLOCK', 'SEARCH', 'PURGE', 'LINK', 'SOURCE', 'QUERY', 'FOO', 'get', 'Post', 'GETX'],
];
const PATHS = ['/', '/mythinkn/portal', '/mythinkn/sw.js', '/mythinkn/healthz', '/mythinkn/api/x', '/nowhere', '*'];
const MARK = 'x-echo-mark-4711';

it('answers every unusual method as unknown, or closes the connection, and sends nothing of the request back', async () => {
  const test = await createMemberApp({}, { isAlone: true });
  const { port } = await listenOnLoopback(test.app);
  const targets = [...PATHS, ...CALLS.map(toUrl)];
  const served = new Set(CALLS.map((call) => `${call.method} ${toUrl(call)}`));
  const requests = METHODS.flatMap((method) => targets.map((target) => [method, target] as const)).filter(
    ([method, target]) => !served.has(`${method} ${target}`),
  );
  const answers = await runAbreast(requests, 16, async ([method, target]) => {
    const head = `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${MARK}: ${MARK}\r\nConnection: close`;
    return { method, target, ...(await exchange(port, `${head}\r\n\r\n`)) };
  });
  const refused = [400, 401, 403, 404, 405, 501];
  const isRefused = ({ statuses, isClosed, text }: (typeof answers)[number]) =>
    isClosed && statuses.length <= 1 && statuses.every((status) => refused.includes(status)) && !text.includes(MARK);
  expect(answers.filter((answer) => !isRefused(answer))).toEqual([]);
  expect(answers.filter(({ statuses }) => statuses.some((status) => status >= 500))).toEqual([]);
  expect(test.lines).toEqual([]);
});

it.each(['evil.example:443', '127.0.0.1:22', '/mythinkn/portal', '*'])(
  'opens no tunnel for CONNECT %s',
  async (target) => {
    const test = await createMemberApp({}, { isAlone: true });
    const { port } = await listenOnLoopback(test.app);
    const head = `CONNECT ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
    const { statuses, isClosed } = await exchange(port, head);
    expect([isClosed, statuses.filter((status) => status < 400)]).toEqual([true, []]);
  },
);

it('ignores headers and queries that name another method', async () => {
  const test = await createMemberApp({}, { isAlone: true });
  const { port } = await listenOnLoopback(test.app);
  const names = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'];
  const url = '/mythinkn/api/portal/send-register-code';
  for (const name of names) {
    const head = `GET ${url}?_method=POST HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${name}: POST\r\nConnection: close`;
    expect((await exchange(port, `${head}\r\n\r\n`)).statuses).toEqual([404]);
  }
});
