import { readdirSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { createRandom, type Random } from '../../workers/json/repair/mutations.ts';
import { type AccountsApp, createMemberApp, EMAIL, signIn } from '../accounts/create-accounts-app.ts';
import { ODD_VALUES } from './odd-bodies.ts';
import { CALLS, toBody, toUrl } from './product-calls.ts';

const PAGES = [
  '/',
  '/mythinkn/',
  '/mythinkn/portal',
  '/mythinkn/sw.js',
  '/mythinkn/healthz',
  '/robots.txt',
  '/favicon.ico',
];
/** Connections to PostgreSQL, which the pool opens when it needs them. */
const POOL_SIZE = 10;
const METHODS = ['GET', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const PIECES = [
  '%',
  '..',
  '/',
  '?',
  '#',
  '&x=1',
  ';',
  '%00',
  '%2f',
  '\u00e9',
  'x'.repeat(300),
  '//',
  ':',
  '@',
  "'",
  '<',
  '\\',
];
const VALUES = Object.values(ODD_VALUES).filter((value) => (JSON.stringify(value) ?? '').length < 2000);

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)] as Item;
const chance = (share: number, random: Random) => random() < share;

/** A request of a route with a few random changes of method, address, headers and body. */
function createRequest(random: Random, token: string): InjectOptions {
  const call = pick(CALLS, random);
  const isCall = chance(0.8, random);
  const headers = {
    ...(chance(0.5, random) && { authorization: `Bearer ${chance(0.7, random) ? token : mutate(token, random)}` }),
    ...(chance(0.2, random) && { origin: pick(['http://localhost', 'null', 'https://evil.example'], random) }),
    ...(chance(0.2, random) && { accept: pick(['text/html', '*/*', 'application/json', ''], random) }),
    ...(chance(0.1, random) && { range: pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x'], random) }),
    ...(chance(0.1, random) && { 'accept-encoding': pick(['gzip', 'br', 'gzip;q=0', 'x', '*'], random) }),
    ...(chance(0.1, random) && { 'if-none-match': pick(['*', '"x"', 'W/"x"'], random) }),
    ...(chance(0.9, random) && { 'content-type': chance(0.9, random) ? 'application/json' : 'text/plain' }),
  };
  const url = isCall ? toUrl(call) : pick(PAGES, random);
  const method = chance(0.8, random) && isCall ? call.method : pick(METHODS, random);
  return {
    method,
    url: chance(0.2, random) ? mutateAddress(url, random) : url,
    remoteAddress: `100.${64 + Math.floor(random() * 64)}.${Math.floor(random() * 256)}.7`,
    headers: headers as Record<string, string>,
    ...(method !== 'GET' && method !== 'HEAD' && { payload: createBody(call, random) }),
  };
}

function mutate(text: string, random: Random): string {
  const at = 1 + Math.floor(random() * text.length);
  return `${text.slice(0, at)}${pick(PIECES, random)}${text.slice(chance(0.5, random) ? at : at + 1)}`;
}

/** The address as it is where the client of this test could not send the mutated one. */
function mutateAddress(url: string, random: Random): string {
  const mutated = mutate(url, random);
  return URL.canParse(mutated, 'http://localhost') ? mutated : url;
}

function createBody(call: (typeof CALLS)[number], random: Random): string {
  const body = toBody(call, `r${Math.floor(random() * 10)}`);
  for (const field of Object.keys(body)) {
    if (chance(0.15, random)) body[field] = pick(VALUES, random);
    else if (chance(0.1, random)) delete body[field];
  }
  const text = JSON.stringify(chance(0.05, random) ? [body] : body);
  return chance(0.1, random) ? mutate(text, random) : text;
}

/** Sends random requests with this seed. Returns how often each status was answered. */
export async function sendRandomRequests(seed: number, requests: number): Promise<ReadonlyMap<number, number>> {
  const random = createRandom(seed);
  const test = await createMemberApp();
  let token = await signIn(test, EMAIL);
  await send(test, createRequest(random, token));
  const handles = countHandles();
  const faults: unknown[] = [];
  const statuses = new Map<number, number>();
  for (let count = 0; count < requests; count += 1) {
    const request = createRequest(random, token);
    const status = await send(test, request);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) faults.push([status, request]);
    if (count % 500 === 499) {
      test.advance(60 * 60_000);
      token = await signIn(test, EMAIL);
    }
  }
  expect(faults).toEqual([]);
  expect(test.lines).toEqual([]);
  expect(countHandles()).toBeLessThanOrEqual(handles + POOL_SIZE);
  return statuses;
}

async function send(test: AccountsApp, request: InjectOptions): Promise<number> {
  return (await test.app.inject(request)).statusCode;
}

/** Open files and sockets of this process; none where the system does not list them. */
function countHandles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}
