import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import type { ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import {
  type AccountsApp,
  createMemberApp,
  EMAIL,
  OTHER,
  PASSWORD,
  register,
} from '../accounts/create-accounts-app.ts';

const DISABLED = 'disabled@example.com';
const NEW_PASSWORDS = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };

type Step = readonly [call: keyof typeof ACCOUNT_PATHS, toBody: (email: string) => object];

const WRONG_LOGIN: Step = ['login', (username) => ({ username, password: 'wrong' })];
const SEND_RESET: Step = ['sendResetCode', (email) => ({ email })];
const SEND_LOGIN: Step = ['sendLoginCode', (email) => ({ email })];
const SEND_REGISTER: Step = ['sendRegisterCode', (email) => ({ email })];
const RESET: Step = ['resetPassword', (email) => ({ email, verifyCode: '000000', ...NEW_PASSWORDS })];
const CHECK_RESET: Step = ['checkCode', (email) => ({ email, purpose: 'reset', code: '000000' })];
const CHECK_REGISTER: Step = ['checkCode', (email) => ({ email, purpose: 'register', code: '000000' })];
const REGISTER: Step = [
  'register',
  (email) => ({ email, username: 'Somebody', password: PASSWORD, verifyCode: '000000' }),
];
const WRONG_LOGIN_WITH_CODE: Step = ['login', (username) => ({ username, password: 'wrong', emailCode: '000000' })];

const ATTACKS: readonly (readonly [string, readonly Step[]])[] = [
  ['wrong logins', Array(12).fill(WRONG_LOGIN)],
  ['wrong logins with a code', [SEND_LOGIN, ...Array(7).fill(WRONG_LOGIN_WITH_CODE)]],
  ['requests for a reset code', Array(4).fill(SEND_RESET)],
  ['requests for a login code', Array(4).fill(SEND_LOGIN)],
  ['requests for a registration code', Array(4).fill(SEND_REGISTER)],
  ['resets without a code', Array(7).fill(RESET)],
  ['resets with wrong codes', [SEND_RESET, ...Array(7).fill(RESET)]],
  ['checks of wrong reset codes', [SEND_RESET, ...Array(7).fill(CHECK_RESET)]],
  ['checks of wrong registration codes', [SEND_REGISTER, ...Array(7).fill(CHECK_REGISTER)]],
  ['registrations with wrong codes', [SEND_REGISTER, ...Array(7).fill(REGISTER)]],
];

it.each(ATTACKS)('answers %s alike for known, unknown and disabled addresses', async (_name, steps) => {
  const test = await createMemberApp();
  await register(test, DISABLED, 'Mei');
  await test.db.updateTable('users').set({ status: 'disabled' }).where('email', '=', DISABLED).execute();
  test.advance(25 * 60 * 60_000);
  const [known, unknown, disabled] = [EMAIL, OTHER, DISABLED];
  const answers = [];
  for (const [index, email] of [known, unknown, disabled].entries()) {
    answers.push(await run(test, email, `203.0.113.${index + 10}`, steps));
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(test.lines).toEqual([]);
});

/** Everything of the answers that a caller sees, in order. */
async function run(test: AccountsApp, email: string, from: string, steps: readonly Step[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  let ticket = {};
  for (const [name, toBody] of steps) {
    const reply = await test.call(name, { ...toBody(email), ...ticket }, { from });
    if (name.startsWith('send')) ticket = readTicket(reply) ?? ticket;
    answers.push(toVisible(reply));
  }
  return answers;
}

function readTicket(reply: LightMyRequestResponse): { ticket: string } | null {
  const ticket = reply.json().data?.ticket;
  return typeof ticket === 'string' ? { ticket } : null;
}

/** Status, headers and body; random texts count by their form. */
function toVisible(reply: LightMyRequestResponse): unknown {
  const body = reply.body.replace(/"ticket":"([^"]*)"/, (_all, ticket: string) => `"ticket":${ticket.length}`);
  const { date, ...headers } = reply.headers;
  return { status: reply.statusCode, headers: { ...headers, date: typeof date }, body };
}
