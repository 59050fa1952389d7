import { expect, it } from 'vitest';
import { findCodeProblem } from '../../../src/core/auth/code-form.ts';

it.each([
  ['USER:REPORT:READ', null],
  ['SYSTEM:MAIL_QUEUE:VIEW', null],
  ['USER:*:*', null],
  ['USER:REPORT:*', null],
  ['', 'parts'],
  ['USER', 'parts'],
  ['USER:*', 'parts'],
  ['USER:REPORT', 'parts'],
  ['USER:REPORT:READ:MORE', 'parts'],
  ['ALL', 'parts'],
  ['*:*:*', 'module'],
  ['user:REPORT:READ', 'module'],
  ['SHOP:REPORT:READ', 'module'],
  ['USER::READ', 'resource'],
  ['USER:_A:READ', 'resource'],
  ['USER:REPORT1:READ', 'resource'],
  ['USER:*:READ', 'resource'],
  ['USER:a:*', 'resource'],
  ['USER:REPORT:', 'operation'],
  ['USER:REPORT:SEND', 'operation'],
  ['USER:REPORT:READ ', 'operation'],
])('the code %j has the problem %j', (code, problem) => {
  expect(findCodeProblem(code)).toBe(problem);
});
