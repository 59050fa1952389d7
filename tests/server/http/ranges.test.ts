import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../create-test-app.ts';

it.each([
  ['bytes=0-3', 206, /^bytes 0-3\/\d+$/],
  ['bytes=999999-', 416, /^bytes \*\/\d+$/],
])('a file answers the range %s with %i and its length', async (range, status, contentRange) => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  const reply = await test.app.inject({ url: '/mythinkn/assets/plain-def.css', headers: { range } });
  expect([reply.statusCode, reply.headers['content-range']]).toEqual([status, expect.stringMatching(contentRange)]);
  expect(test.lines).toEqual([]);
});
