import { describe, expect, it } from 'vitest';
import { parseCodeWaits, toCodeWait, toWaitKey } from '../../../../src/shared/account-forms/model/code-waits.ts';

const NOW = 1_000_000;
const wait = toCodeWait(NOW, { resendWait: 60, mailMode: 'smtp', ticket: 't' });

it('reads a wait of an earlier release, which has no ticket', () => {
  const { ticket: _ticket, ...old } = wait;
  expect(parseCodeWaits(JSON.stringify({ a: old }), NOW)).toEqual({ a: { ...old, ticket: '', isSure: true } });
});

describe('the wait for another code (trap T27)', () => {
  it('belongs to an address, however it is written, and a purpose', () => {
    const key = toWaitKey('login', 'lin@example.com');
    expect(toWaitKey('login', ' LIN@example.com')).toBe(key);
    expect(toWaitKey('reset', 'lin@example.com')).not.toBe(key);
    expect(toWaitKey('login', 'lim@example.com')).not.toBe(key);
    expect(key).not.toContain('lin');
  });

  it('lasts 60 seconds, its code ten minutes', () => {
    expect(wait).toEqual({
      resendAt: NOW + 60_000,
      validUntil: NOW + 600_000,
      mailMode: 'smtp',
      ticket: 't',
      isSure: true,
    });
  });

  it.each<[name: string, text: string, now: number, isKept: boolean]>([
    ['comes back', JSON.stringify({ a: wait }), NOW, true],
    ['comes back while its code is good', JSON.stringify({ a: wait }), NOW + 599_999, true],
    ['is forgotten afterwards', JSON.stringify({ a: wait }), NOW + 600_000, false],
    [
      'of a used code is forgotten when another may be asked for',
      JSON.stringify({ a: { ...wait, validUntil: 0 } }),
      NOW + 60_000,
      false,
    ],
  ])('%s', (_name, text, now, isKept) => {
    expect(Object.keys(parseCodeWaits(text, now) ?? { damaged: 1 })).toEqual(isKept ? ['a'] : []);
  });

  it.each([
    ['text that breaks off', '{"a":{"resendAt"'],
    ['a list', '[1]'],
    ['a wait without a time', JSON.stringify({ a: { ...wait, resendAt: 'soon' } })],
  ])('rejects %s', (_name, text) => {
    expect(parseCodeWaits(text, NOW)).toBeNull();
  });
});

it('a clock that was set back makes no wait longer than the server’s', () => {
  const yesterday = NOW - 86_400_000;
  const [limited] = Object.values(parseCodeWaits(JSON.stringify({ a: wait }), yesterday) ?? {});
  expect(limited).toEqual({
    resendAt: yesterday + 60_000,
    validUntil: yesterday + 600_000,
    mailMode: 'smtp',
    ticket: 't',
    isSure: true,
  });
});

it('asks for no wait where it is not sure that a code was sent', () => {
  const sent = { resendWait: 60, mailMode: 'smtp', ticket: 't' } as const;
  expect(toCodeWait(NOW, sent, false)).toEqual({ ...toCodeWait(NOW, sent), resendAt: NOW, isSure: false });
});
