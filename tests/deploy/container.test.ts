import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { SOURCES } from '../../server/build/source-fingerprint.mjs';
import { parseConfig } from '../../server/config.ts';
import { HEALTH_PATH } from '../../src/core/paths.ts';
import { ROOT } from '../runner/command.ts';

interface Step {
  readonly name: string;
  readonly text: string;
}

const STEPS = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line): Step => {
    const [name = ''] = line.split(' ', 1);
    return { name, text: line.slice(name.length + 1) };
  });

const stepsOf = (name: string) => STEPS.filter((step) => step.name === name).map(({ text }) => text);

/** Sources of the COPY steps that read the repository. */
const COPIED = stepsOf('COPY')
  .filter((text) => !text.startsWith('--from'))
  .flatMap((text) => text.split(' ').slice(0, -1));

it('copies files that exist and pass .dockerignore, and everything that a build reads', () => {
  expect(COPIED.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const ignore = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  expect(ignore).toContain('*');
  expect(COPIED.filter((path) => !ignore.includes(`!${path}`))).toEqual([]);
  expect(COPIED.toSorted()).toEqual([...SOURCES].toSorted());
});

it('runs scripts of package.json, in the order that they need', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const run = stepsOf('RUN').filter((text) => text.startsWith('npm'));
  expect(run.map((text) => text.replace(/ --.*$/, ''))).toEqual([
    'npm ci',
    'npm run build',
    'npm run package',
    'npm ci',
  ]);
  const names = run.flatMap((text) => /^npm run (\S+)/.exec(text)?.[1] ?? []);
  expect(names.filter((name) => scripts[name] === undefined)).toEqual([]);
});

it('takes the deployment alone into the image', () => {
  const last = STEPS.findLastIndex(({ name }) => name === 'FROM');
  const copies = STEPS.slice(last).filter(({ name }) => name === 'COPY');
  expect(copies.map(({ text }) => text)).toEqual(['--from=build /build/dist/deploy ./']);
});

it('runs as a user without rights, with its data in a volume', () => {
  expect(stepsOf('USER')).toEqual(['node']);
  const isLate = (name: string) => STEPS.findIndex((step) => step.name === name);
  expect(isLate('USER')).toBeLessThan(isLate('CMD'));
  const environment = Object.fromEntries(
    stepsOf('ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('='))),
  );
  expect(stepsOf('VOLUME')).toEqual([environment.MYTHINKN_DATA]);
  expect(stepsOf('EXPOSE')).toEqual([environment.PORT]);
});

it('contains no secret, and settings that start once the mail is configured', () => {
  const environment = Object.fromEntries(
    stepsOf('ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('='))),
  );
  expect(Object.keys(environment).filter((name) => /SECRET|PASSWORD|TOKEN|URL/.test(name))).toEqual([]);
  expect(() => parseConfig(environment)).toThrow('MAIL_MODE');
  expect(parseConfig({ ...environment, MAIL_MODE: 'local' })).toMatchObject({ host: '0.0.0.0', isProduction: true });
});

it.each([
  ['succeeds while the server is healthy', 200, 0],
  ['fails while the server answers with an error', 503, 1],
])('has a health check that %s', async (_case, status, code) => {
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const [check = ''] = stepsOf('HEALTHCHECK');
  const [, ...args] = JSON.parse(check.slice(check.indexOf('['))) as string[];
  const env = { PATH: process.env.PATH, PORT: String((server.address() as AddressInfo).port) };
  const ended = promisify(execFile)(process.execPath, args, { env }).then(
    () => 0,
    (error) => error.code,
  );
  expect(await ended).toBe(code);
  expect(paths).toEqual([HEALTH_PATH]);
});
