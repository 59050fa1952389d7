import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../create-test-app.ts';
import { type HttpAnswer, httpGet } from './http-get.ts';
import { exchange, type ListeningApp, listenOnLoopback, runAbreast } from './raw-connection.ts';

const HTML = { accept: 'text/html', host: '127.0.0.1' };

/** Spellings of the step to the folder above. */
const STEPS = [
  ...[
    '..',
    '%2e%2e',
    '.%2e',
    '%2E.',
    '%252e%252e',
    '%25252e%25252e',
    '..;',
    '..;x=1',
    '..%00',
    '..%20',
    '..%09',
    '...',
  ],
  ...['%c0%ae%c0%ae', '%e0%80%ae%e0%80%ae', '%f0%80%80%ae%f0%80%80%ae', '%uff0e%uff0e', '%ef%bc%8e%ef%bc%8e', '....'],
  ...['.', '%2e', '~', '%7e', '..%01', '..%7f', '..%3b', '..%23', '..%3f', '%5c..', '.%00.', '%%32%65%%32%65'],
];
/** Spellings of the separator. */
const SEPARATORS = [
  ...['/', '//', '///', '%2f', '%2F', '%252f', '%25252f', '\\', '\\\\', '%5c', '%255c', '%c0%af', '%e0%80%af'],
  ...['%ef%bc%8f', '%u2215', '/./', ';/', '/;/', '%00/'],
];
const FOLDERS = ['', 'mythinkn', 'mythinkn/assets', 'mythinkn/portal', 'mythinkn/api', 'mythinkn/portal/inspiration'];
/** Files beside and above the client build, and files of the build that are not for clients. */
const TARGETS = [
  ...[
    'secret.txt',
    'client/route-manifest.json',
    'etc/passwd',
    'proc/self/environ',
    'package.json',
    '.env',
    '.git/config',
  ],
  ...[
    'mythinkn.db',
    'secret',
    'mythinkn/route-manifest.json',
    'mythinkn/page-views.json',
    'mythinkn/assets/index-abc.js.br',
  ],
];
const DEPTHS = [1, 2, 4];

function listTraversals(): string[] {
  const paths = STEPS.flatMap((step) =>
    SEPARATORS.flatMap((separator) =>
      FOLDERS.flatMap((folder, index) => {
        const target = TARGETS[(index + step.length + separator.length) % TARGETS.length] ?? '';
        const depth = DEPTHS[(index + separator.length) % DEPTHS.length] ?? 1;
        return `/${folder}${separator}${`${step}${separator}`.repeat(depth)}${target}`;
      }),
    ),
  );
  return [...new Set(paths)];
}

const NOT_SERVED = ['route-manifest.json', 'page-views.json', 'assets/index-abc.js.br', 'assets/index-abc.js.gz'];
const SPELLED = ['', '/', '%20', '%00', '?', '?x', ';x', '.', '%2e', '::$DATA', '~', '.bak', '%0a', '#'];

function listHidden(): string[] {
  return NOT_SERVED.flatMap((name) => [
    ...SPELLED.map((end) => `/mythinkn/${name}${end}`),
    `/mythinkn/${name.toUpperCase()}`,
    `/mythinkn//${name}`,
    `/mythinkn/./${name}`,
    `/mythinkn/x/../${name}`,
    `/mythinkn/${[...name].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')}`,
    `/${name}`,
  ]);
}

/** Targets that could lead a browser to another host, or put a header into the answer. */
function listRedirects(): string[] {
  const hosts = ['//evil.example', '/\\evil.example', '/%2f/evil.example', '//evil.example/%2e%2e', '/%5cevil.example'];
  const starts = ['', '/mythinkn', '/mythinkn/portal', '/mythinkn/portal/', '/mythinkn/portal/inspiration'];
  const breaks = ['%0d%0aX-Injected:%201', '%0aX-Injected:%201', '%0dX-Injected:1', '%E5%98%8A%E5%98%8DX-Injected:1'];
  return starts.flatMap((start) => [
    ...hosts.flatMap((host) => [`${start}${host}`, `${start}${host}/`, `${start}/?next=${host}`, `${start}/#${host}`]),
    ...breaks.flatMap((line) => [
      `${start}/${line}`,
      `${start}/?${line}`,
      `${start}/x${line}/`,
      `${start}/?a=${line}/`,
    ]),
  ]);
}

function listOthers(): string[] {
  const lengths = [1000, 4000, 4096, 4097, 8000, 15_000];
  return [
    ...lengths.flatMap((length) =>
      ['a', '/', '%41', '../', '%c3%a9'].map((part) => `/mythinkn/${repeatTo(part, length)}`),
    ),
    ...['http://', 'http://evil.example', 'http://evil.example/mythinkn/portal', 'file:///etc/passwd', '*'],
    ...['/%', '/%4', '/%zz', '/mythinkn/%', '/mythinkn/portal/%ff', '/mythinkn/portal/%ed%a0%80', '/mythinkn;x/portal'],
    ...['/mythinkn/constructor', '/mythinkn/__proto__', '/mythinkn/portal/__proto__', '/mythinkn/assets/toString'],
    ...['/mythinkn/api/__proto__', '/mythinkn/auth/..%2fportal', '/MYTHINKN/portal', '/mythinkn/portal;jsessionid=1'],
  ];
}

const repeatTo = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

let test: TestApp;
let server: ListeningApp;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
beforeAll(async () => {
  test = await createTestApp();
  server = await listenOnLoopback(test.app);
});
afterAll(async () => {
  agent.destroy();
  await test.close();
});

const getAll = (targets: readonly string[], headers: Readonly<Record<string, string>> = HTML) =>
  runAbreast(targets, 8, (target) => httpGet(server.port, target, headers, agent));

const SERVED_FILES = [
  'console.log(',
  '.a{color:red}',
  '\0asm',
  'self.addEventListener(',
  '{"name":"mythinkn"}',
  '<svg ',
];
const SERVED_TEXTS = ['<?xml version="1.0" encoding="UTF-8"?>\n<urlset', 'User-agent: *', '{"status":"ok"'];

/** A page, or the beginning of a file that is for everyone. */
function isServed({ body }: HttpAnswer): boolean {
  return [...SERVED_FILES, ...SERVED_TEXTS, '<!doctype html>'].some((start) => body.startsWith(start));
}

/** Why an answer would be a fault, or null. */
function findFault(answer: HttpAnswer): string | null {
  const { status, headers, body } = answer;
  const { location } = headers;
  if (status >= 500) return 'a fault';
  if (status === 200 && !isServed(answer)) return 'a leak';
  if (status !== 200 && body !== '' && !body.startsWith('{"code":')) return 'a body';
  if (location !== undefined && !/^\/mythinkn\/(?!\/)/.test(location)) return 'a redirect to elsewhere';
  if ('x-injected' in headers) return 'a header';
  if (headers['x-content-type-options'] !== 'nosniff') return 'no security headers';
  if (!headers['content-security-policy']?.includes("default-src 'self'")) return 'no policy';
  return null;
}

const toFaults = (answers: readonly HttpAnswer[]) =>
  answers
    .map((answer) => [answer.target.slice(0, 200), answer.status, findFault(answer)])
    .filter(([, , fault]) => fault !== null);

describe('a request for', () => {
  it('a file outside the client build gets none, however the way there is spelled', async () => {
    const targets = listTraversals();
    expect(targets.length).toBeGreaterThan(3000);
    const answers = await getAll(targets);
    expect(toFaults(answers)).toEqual([]);
    // A browser that asks for an unknown page is led to the landing page.
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 302, 400, 404].includes(status))).toEqual([]);
    const pages = answers.filter(({ status }) => status === 200);
    expect(pages.filter(({ body }) => !body.startsWith('<!doctype html>'))).toEqual([]);
  }, 90_000);

  it('an encoded file or a manifest of the build gets none', async () => {
    const answers = await getAll(listHidden(), { host: '127.0.0.1', accept: '*/*', 'accept-encoding': 'br, gzip' });
    expect(toFaults(answers)).toEqual([]);
    expect(answers.filter(({ status }) => status !== 404 && status !== 400)).toEqual([]);
  });

  it('an address that names another host leads nowhere else and puts no header into the answer', async () => {
    expect(toFaults(await getAll(listRedirects()))).toEqual([]);
  });

  it('a long, broken or foreign address is refused', async () => {
    expect(toFaults(await getAll(listOthers()))).toEqual([]);
  });
});

it('logs nothing about any of them', () => {
  expect(test.lines).toEqual([]);
});

it.each([
  ['a space', '/mythinkn/portal /../secret.txt'],
  ['a line break', '/mythinkn/portal\r\nX-Injected: 1\r\n\r\nGET /mythinkn/hidden'],
  ['a line feed', '/mythinkn/portal\nX-Injected: 1'],
  ['a NUL', '/mythinkn/\u0000/../secret.txt'],
  ['bytes beyond ASCII', '/mythinkn/\u00c0\u00ae\u00c0\u00ae/secret.txt'],
  ['a tab', '/mythinkn/\t/../secret.txt'],
  ['no slash', '../secret.txt'],
  ['an absolute form', 'http://127.0.0.1/mythinkn/../secret.txt'],
  ['an absolute form of a file', 'file:///etc/passwd'],
  ['user information', 'http://a:b@127.0.0.1/../secret.txt'],
  ['nothing', ''],
  ['a query alone', '?x=/etc/passwd'],
  ['a fragment alone', '#/etc/passwd'],
  ['a scheme alone', 'http:'],
  ['a line break and no path', '%0d%0aX-Injected:%201'],
])('gives away nothing for a target with %s, and repeats none of it in the headers', async (_case, target) => {
  const head = `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\nConnection: close\r\n\r\n`;
  const { text, statuses } = await exchange(server.port, head);
  expect(text).not.toMatch(/secret$|root:|^x-injected/im);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(server.received.filter((line) => line.startsWith('GET /mythinkn/hidden'))).toEqual([]);
});

it('serves exactly the files of the client build that are for clients', async () => {
  const files = [
    'assets/index-abc.js',
    'assets/plain-def.css',
    'assets/flock-123.wasm',
    'sw.js',
    'manifest.webmanifest',
  ];
  const answers = await getAll(
    [...files, 'icon.svg'].map((file) => `/mythinkn/${file}`),
    { host: '127.0.0.1' },
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(toFaults(answers)).toEqual([]);
});
