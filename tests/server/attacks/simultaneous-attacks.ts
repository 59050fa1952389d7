import { expect } from 'vitest';
import { CODE_ATTEMPTS_MAX } from '../../../server/services/accounts/constants.ts';
import { PASSWORD } from '../accounts/create-accounts-app.ts';
import { type Answer, type AttackTarget, type MailedCode, requestCode } from './attack-target.ts';

const NEW_PASSWORDS = { newPassword: 'Marble-Canoe-19', confirmPassword: 'Marble-Canoe-19' };
/** Other codes than the mailed one. */
const toWrongCode = (index: number) => ({ verifyCode: String(900_000 + index), code: String(900_000 + index) });

/** Most codes that strangers on many networks can have mailed to one address in a day. */
const ANONYMOUS_CODES_MAX = 10;

/** Fails when calls that come at once get more than calls one after another would. */
export async function expectNoMoreThanInOrder(target: AttackTarget): Promise<void> {
  const counts = {
    'guesses at one code that are looked at': await guessCode(target),
    'registrations with one code': await registerWithOneCode(target),
    'registrations of one name': await registerOneName(target),
    'logins with one code': await logInWithOneCode(target),
    'resets with one code': await resetWithOneCode(target),
    'guesses at a reset that are looked at': await guessReset(target),
    'password changes with one code': await changeWithOneCode(target),
    'uses of a code of another purpose': await presentForeignCodes(target),
  };
  expect(counts).toEqual({
    'guesses at one code that are looked at': CODE_ATTEMPTS_MAX,
    'registrations with one code': 1,
    'registrations of one name': 1,
    'logins with one code': 1,
    'resets with one code': 1,
    'guesses at a reset that are looked at': CODE_ATTEMPTS_MAX,
    'password changes with one code': 1,
    'uses of a code of another purpose': 0,
  });
  expect(target.errors()).toEqual([]);
}

/** Fails when 20 requests at once, from as many networks, have more codes mailed than strangers may. */
export async function expectFewCodes(target: AttackTarget): Promise<void> {
  const email = 'send@example.com';
  const answers = await atOnce(20, () => target.post('sendRegisterCode', { email }));
  expect(countCode(answers, '200')).toBeGreaterThan(0);
  expect(countCode(answers, '200')).toBeLessThanOrEqual(ANONYMOUS_CODES_MAX);
  expect(await target.readCode(email)).toMatch(/^\d{6}$/);
}

/** Makes `count` calls at once. */
async function atOnce(count: number, call: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(index)));
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  return answers;
}

const countCode = (answers: readonly Answer[], code: string) => answers.filter((answer) => answer.code === code).length;

async function createAccount(target: AttackTarget, email: string): Promise<void> {
  const code = await requestCode(target, 'sendRegisterCode', email);
  const account = { email, username: email.split('@')[0], password: PASSWORD };
  expect((await target.post('register', { ...account, ...code })).code).toBe('200');
}

async function guessCode(target: AttackTarget): Promise<number> {
  const email = 'guess@example.com';
  const { verifyCode, emailCode, ...ticket } = await requestCode(target, 'sendRegisterCode', email);
  const answers = await atOnce(80, (index) =>
    target.post('checkCode', { email, purpose: 'register', ...ticket, ...toWrongCode(index) }),
  );
  expect(countCode(answers, 'CODE_ATTEMPTS_EXCEEDED')).toBe(80 - countCode(answers, 'WRONG_CODE'));
  // The right code is worth nothing afterwards.
  const late = await target.post('checkCode', { email, purpose: 'register', ...ticket, code: verifyCode ?? emailCode });
  expect(late.code).toBe('CODE_ATTEMPTS_EXCEEDED');
  return countCode(answers, 'WRONG_CODE');
}

async function registerWithOneCode(target: AttackTarget): Promise<number> {
  const email = 'one-code@example.com';
  const code = await requestCode(target, 'sendRegisterCode', email);
  const answers = await atOnce(24, (index) =>
    target.post('register', { email, username: `Name ${index}`, password: PASSWORD, ...code }),
  );
  return countCode(answers, '200');
}

async function registerOneName(target: AttackTarget): Promise<number> {
  const emails = Array.from({ length: 16 }, (_, index) => `name-${index}@example.com`);
  const codes: MailedCode[] = [];
  for (const email of emails) codes.push(await requestCode(target, 'sendRegisterCode', email));
  const answers = await atOnce(16, (index) => {
    const username = index % 2 === 0 ? 'Same Name' : 'same name';
    return target.post('register', { email: emails[index], username, password: PASSWORD, ...codes[index] });
  });
  return countCode(answers, '200');
}

async function logInWithOneCode(target: AttackTarget): Promise<number> {
  const email = 'login@example.com';
  await createAccount(target, email);
  const code = await requestCode(target, 'sendLoginCode', email);
  const answers = await atOnce(20, () => target.post('login', { username: email, password: PASSWORD, ...code }));
  return countCode(answers, '200');
}

async function resetWithOneCode(target: AttackTarget): Promise<number> {
  const email = 'reset@example.com';
  await createAccount(target, email);
  const code = await requestCode(target, 'sendResetCode', email);
  const answers = await atOnce(20, () => target.post('resetPassword', { email, ...NEW_PASSWORDS, ...code }));
  return countCode(answers, '200');
}

async function guessReset(target: AttackTarget): Promise<number> {
  const email = 'guess-reset@example.com';
  await createAccount(target, email);
  const { verifyCode, emailCode, ...ticket } = await requestCode(target, 'sendResetCode', email);
  const answers = await atOnce(40, (index) =>
    target.post('resetPassword', { email, ...NEW_PASSWORDS, ...ticket, ...toWrongCode(index) }),
  );
  expect(countCode(answers, '200')).toBe(0);
  const late = await target.post('resetPassword', { email, ...NEW_PASSWORDS, ...ticket, verifyCode, emailCode });
  expect(late.code).toBe('CODE_ATTEMPTS_EXCEEDED');
  return countCode(answers, 'WRONG_CODE');
}

async function changeWithOneCode(target: AttackTarget): Promise<number> {
  const email = 'change@example.com';
  await createAccount(target, email);
  const loginCode = await requestCode(target, 'sendLoginCode', email);
  const session = await target.post('login', { username: email, password: PASSWORD, ...loginCode });
  const { token } = session.data as { token: string };
  const sent = await target.post('sendChangeCode', {}, token);
  const code = { ...(sent.data as object), emailCode: await target.readCode(email) };
  const answers = await atOnce(12, (index) => {
    const newPassword = `Violin-Basket-${index}`;
    return target.post('changePassword', { currentPassword: PASSWORD, newPassword, ...code }, token);
  });
  return countCode(answers, '200');
}

/** Uses the mailed code of each purpose for every other purpose. */
async function presentForeignCodes(target: AttackTarget): Promise<number> {
  const email = 'purpose@example.com';
  await createAccount(target, email);
  const fresh = 'purpose-new@example.com';
  const codes = {
    login: await requestCode(target, 'sendLoginCode', email),
    reset: await requestCode(target, 'sendResetCode', email),
    register: await requestCode(target, 'sendRegisterCode', fresh),
  };
  const register = { username: 'Second Purpose', password: PASSWORD };
  const answers = [
    await target.post('resetPassword', { email, ...NEW_PASSWORDS, ...codes.login }),
    await target.post('resetPassword', { email, ...NEW_PASSWORDS, ...codes.register }),
    await target.post('login', { username: email, password: PASSWORD, ...codes.reset }),
    await target.post('login', { username: email, password: PASSWORD, ...codes.register }),
    await target.post('register', { email: fresh, ...register, ...codes.login }),
    await target.post('register', { email: fresh, ...register, ...codes.reset }),
    await target.post('register', { email, ...register, ...codes.register }),
    await target.post('checkCode', { email, purpose: 'reset', ...codes.login, code: codes.login.verifyCode }),
  ];
  // Each of them is still good for its own purpose.
  expect((await target.post('register', { email: fresh, ...register, ...codes.register })).code).toBe('200');
  return countCode(answers, '200');
}
