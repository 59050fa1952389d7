import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ACCOUNT_PATHS, type SessionReply } from '../../src/core/contracts/accounts.ts';
import { HEALTH_PATH } from '../../src/core/paths.ts';
import { claimAccount, PASSWORD, sharedAccount } from './seeded-accounts.ts';

export interface Account {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** An unused address and name. A code can be sent to a new address at once. */
export function aNewAccount(): Account {
  const mark = randomUUID().slice(0, 8);
  return { email: `lin-${mark}@example.com`, username: `小林${mark}`, password: PASSWORD };
}

/** How a mail names its code. */
type MailedCode = '登录' | '管理员登录' | '注册' | '重置密码' | '修改密码' | '注销账号';

/**
 * The six digits of the latest mail for this to an address, from the outbox of the server in local mode. Waits for another
 * one than `before`.
 */
export async function readCode(
  email: string,
  name: MailedCode,
  before = '',
  dataDirectory = sharedDirectory(),
): Promise<string> {
  let code = '';
  await expect
    .poll(() => {
      code = findCode(email, name, dataDirectory);
      return code;
    })
    .not.toBe(before);
  return code;
}

/** The same without waiting; empty if there is no such mail. */
export function findCode(email: string, name: MailedCode, dataDirectory = sharedDirectory()): string {
  const outbox = join(dataDirectory, 'outbox');
  // Others are still being written, and then renamed.
  const whole = listFiles(outbox).filter((file) => file.endsWith('.eml'));
  const newestFirst = whole.toSorted().toReversed();
  const mails = newestFirst.map((file) => readFileSync(join(outbox, file), 'utf8'));
  const texts = mails.filter((mail) => mail.includes(`To: ${email}`)).map(readPlainText);
  const codes = texts.map((text) => new RegExp(`(?:^|\\s)${name}验证码：(\\d{6})`).exec(text)?.[1] ?? '');
  return codes.find((code) => code !== '') ?? '';
}

function readPlainText(mail: string): string {
  const [, plain = ''] = /base64\s+([\w+/=\s]+?)\s--/.exec(mail) ?? [];
  return Buffer.from(plain.replace(/\s/g, ''), 'base64').toString();
}

/** Data of the server that all tests share. */
function sharedDirectory(): string {
  return process.env.E2E_DATA ?? '';
}

/** The folder comes with the first mail. */
function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A registered account that no other test uses, without a session. */
export function register(): Account {
  const { email, username, password } = claimAccount();
  return { email, username, password };
}

/** The same with a session, which the test may end. */
export async function openSession(request: APIRequestContext): Promise<SessionReply & { readonly account: Account }> {
  const { session, email, username, password } = claimAccount();
  expect(await isGood(request, session)).toBe(true);
  return { ...session, account: { email, username, password } };
}

/** A session that tests share. A test that ends it leaves the later ones with accounts of their own. */
async function borrowSession(request: APIRequestContext): Promise<SessionReply> {
  const { session } = sharedAccount();
  return (await isGood(request, session)) ? session : openSession(request);
}

async function isGood(request: APIRequestContext, { token }: SessionReply): Promise<boolean> {
  return (await request.get(ACCOUNT_PATHS.profile, { headers: { authorization: `Bearer ${token}` } })).ok();
}

/** Signs a page in without the dialogs, with the session that tests share; the page shows no screen yet. */
export async function signInBorrowed(page: Page, request: APIRequestContext): Promise<void> {
  const session = await borrowSession(request);
  // Any page of the origin will do: one without a screen costs nothing.
  await page.goto(HEALTH_PATH);
  await storeSession(page, session);
}

/**
 * Puts a session where the product keeps it, once the page has started: a page that starts later would check this session
 * with the server at once. The page must be one of the product's; one without a screen will do.
 */
export async function storeSession(page: Page, { token, user, expiresIn }: SessionReply): Promise<void> {
  await expect(page.locator('#root[data-view]')).toHaveCount(0);
  await page.evaluate(
    ([storedToken, storedUser, storedExpires]) => {
      localStorage.setItem('auth_user', storedUser);
      localStorage.setItem('auth_expires', storedExpires);
      localStorage.setItem('auth_token', storedToken);
    },
    [token, JSON.stringify(user), String(Date.now() + expiresIn * 1000)] as const,
  );
}
