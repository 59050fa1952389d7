import { expect, it } from 'vitest';
import { type Call, type CallInput, type CallRequest, defineCall } from '../../../src/core/contracts/define-call.ts';
import { z } from '../../../src/core/schema.ts';

const base = { id: 'test.call', method: 'POST', path: '/a', reply: z.null() } as const;

it('does not compile without access, and accepts only codes that can be required', () => {
  // @ts-expect-error: a call without access could be open by omission.
  expect(() => defineCall({ ...base })).toThrow();
  // @ts-expect-error: an empty permission would be granted to everybody.
  expect(() => defineCall({ ...base, access: { permission: '' } })).toThrow('bad permission');
  // @ts-expect-error: a wildcard can be held, but not required.
  expect(() => defineCall({ ...base, access: { permission: 'ADMIN:*:*' } })).toThrow('bad permission');
  // @ts-expect-error: an unknown role would rank with visitors, so everybody would pass.
  defineCall({ ...base, access: { rank: 'GUEST' } });
  expect(() => defineCall({ ...base, access: { permission: 'ADMIN::VIEW' } })).toThrow('bad permission');
  expect(() => defineCall({ ...base, access: { permission: 'ADMIN:USER:VIEW' } })).not.toThrow();
});

it('types a request by the schemas of its parts', () => {
  const query = z.object({ page: z.string().transform(Number) });
  const call = defineCall({ ...base, access: 'user', query, body: z.object({ name: z.string() }) });
  const request: CallRequest<typeof call> = { query: { page: '2' }, body: { name: 'Lin' } };
  const input: CallInput<typeof call> = { query: { page: 2 }, body: { name: 'Lin' } };
  // @ts-expect-error: the body is missing.
  const incomplete: CallRequest<typeof call> = { query: { page: '2' } };
  const any: Call = call;
  expect([request, input, incomplete, any.bodyLimit]).toHaveLength(4);
});

it('limits a body to 64 KiB unless the call says otherwise', () => {
  expect(defineCall({ ...base, access: 'public' }).bodyLimit).toBe(65_536);
  expect(defineCall({ ...base, access: 'public', bodyLimit: 5 }).bodyLimit).toBe(5);
});
