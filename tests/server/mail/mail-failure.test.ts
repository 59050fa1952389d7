import { expect, it } from 'vitest';
import { shortenAddress, toMailFailure } from '../../../server/mail/mail-failure.ts';

const failure = (code: string, responseCode?: number, command?: string) =>
  Object.assign(new Error('no'), {
    code,
    ...(responseCode === undefined ? {} : { responseCode }),
    ...(command === undefined ? {} : { command }),
  });

it.each([
  ['a recipient refused for good', failure('EENVELOPE', 550), true],
  ['a sender refused for good', failure('EENVELOPE', 553), true],
  ['a message refused for good', failure('EMESSAGE', 554), true],
  ['an address that no mail can go to', failure('EENVELOPE'), true],
  ['an address that could be read as several', failure('BAD_ADDRESS'), true],
  ['a recipient refused for now', failure('EENVELOPE', 450), false],
  ['a message refused for now', failure('EMESSAGE', 451), false],
  ['a wrong password', failure('EAUTH', 535), false],
  ['a server that is not there', failure('ECONNECTION'), false],
  ['a server that turns connections away', failure('EPROTOCOL', 554), false],
  ['a certificate that is not believed', failure('ETLS'), false],
  ['a deadline', 'too late', false],
  ['any other error', new TypeError('bug'), false],
])('%s', (_case, error, isFinal) => {
  expect(toMailFailure(error, null).isFinal).toBe(isFinal);
});

it.each([
  ['a recipient refused', failure('EENVELOPE', 450, 'RCPT TO'), false],
  ['a message refused', failure('EMESSAGE', 554, 'DATA'), false],
  ['an address that could be read as several', failure('BAD_ADDRESS'), false],
  ['a sender refused', failure('EENVELOPE', 421, 'MAIL FROM'), true],
  ['a wrong password', failure('EAUTH', 535), true],
  ['a server that is not there', failure('ECONNECTION'), true],
  ['a deadline', 'too late', true],
])('recognizes a failure that affects every mail: %s', (_case, error, isOfServer) => {
  expect(toMailFailure(error, null).isOfServer).toBe(isOfServer);
});

it.each([
  ['550 5.1.1 <somebody@example.com>: unknown', '550 5.1.1 <s***@example.com>: unknown'],
  ['to a.b+c@mail.example.com; x', 'to a***@mail.example.com; x'],
  ['554 refused: code 048392', '554 refused: code ******'],
  ['two\r\nlines', 'two lines'],
  ['\u001b[2Jgone \u202eabc', '\ufffd[2Jgone \ufffdabc'],
  ['x'.repeat(1000), 'x'.repeat(300)],
])('shortens %.40j to one line without addresses, codes and control characters', (message, reason) => {
  expect(toMailFailure(new Error(message), '048392').reason).toBe(reason);
});

it.each([
  ['somebody@example.com', 's***@example.com'],
  ['张三@example.com', '张***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['\u001b[31m@example.com', '\ufffd***@example.com'],
  ['nothing', 'n***'],
])('shortens the address %j to %s', (address, short) => {
  expect(shortenAddress(address)).toBe(short);
});
