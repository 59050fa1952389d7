import { expect, it } from 'vitest';
import { copy } from '../../../../src/features/admin/mail/copy.ts';
import { describeMailFailure } from '../../../../src/features/admin/mail/describe-mail-failure.ts';
import { type TlsMode, toTlsMode } from '../../../../src/features/admin/mail/model/tls-mode.ts';

it.each<[port: number, startTls: boolean, mode: TlsMode]>([
  [465, false, 'implicit'],
  [465, true, 'implicit'],
  [587, false, 'required'],
  [587, true, 'required'],
  [25, false, 'offered'],
  [2525, true, 'required'],
])('port %i with the switch at %s is encrypted in the mode "%s"', (port, startTls, mode) => {
  expect(toTlsMode({ port, startTls })).toBe(mode);
});

it.each([
  ['MAIL_DNS_FAILED', copy.hops.dns],
  ['MAIL_PORT_FAILED', copy.hops.port],
  ['MAIL_TLS_FAILED', copy.hops.tls],
  ['MAIL_AUTH_FAILED', copy.hops.auth],
])('%s names its hop', (code, hop) => {
  expect(describeMailFailure(code)).toContain(hop);
});

it('a failure that names no hop is described without one', () => {
  expect(describeMailFailure('MAIL_TIMED_OUT')).toBe(copy.failingUnknown);
});
