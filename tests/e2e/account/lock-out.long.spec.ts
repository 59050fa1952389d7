import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { ACCOUNT_PATHS } from '../../../src/core/contracts/accounts.ts';
import { findCode, register } from '../an-account.ts';
import { avatar, enterLoginCode, field, HOME, openDialog, press, reloadProfile } from './account-page.ts';

const ATTACKERS = 20;
const GUESSES = 100;
const CODES = 12;

test('the owner signs in with password and mailed code while strangers guess and use up all codes', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const account = register();
  const { email, password, username } = account;
  const url = new URL(baseURL ?? '');
  for (let round = 0; round < GUESSES / ATTACKERS; round++) {
    const guesses = Array.from({ length: ATTACKERS }, (_, index) =>
      post(url, ACCOUNT_PATHS.login, attackerOf(index), { username: email, password: `Guess-${round}-${index}` }),
    );
    expect(new Set(await Promise.all(guesses))).toEqual(new Set([400]));
  }
  const codes: number[] = [];
  for (let index = 0; index < CODES; index++) {
    codes.push(await post(url, ACCOUNT_PATHS.sendResetCode, attackerOf(index), { email, ticket: '' }));
  }
  expect(codes.at(-1)).toBe(429);

  await page.goto(HOME);
  await openDialog(page);
  await field(page, '邮箱').fill(email);
  await field(page, '密码').fill('Not-the-one-7');
  await press(page, '继续');
  await expect(page.getByText('这个账号的密码错误次数过多')).toBeVisible();
  await field(page, '密码').fill(password);
  expect(findCode(email, '登录')).toBe('');
  await press(page, '重新发送');
  await expect(page.getByText('密码正确的话，验证码已经发出，填写它就能登录')).toBeVisible();
  await enterLoginCode(page, account, '');
  await expect(avatar(page)).toHaveAccessibleName(`账号：${username}`);
  expect(await reloadProfile(page)).toMatchObject({ email, username });
});

/** Each from a network of its own: every address of 127.0.0.0/8 is the machine itself. */
function attackerOf(index: number): string {
  return `127.${1 + (index % ATTACKERS)}.0.1`;
}

/** The status of the answer to a call from an address of this machine. */
function post(url: URL, path: string, localAddress: string, body: object): Promise<number> {
  const payload = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: url.port, path, method: 'POST', localAddress, headers };
    const call = httpRequest(options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end(payload);
  });
}
