import { describe, expect, it } from 'vitest';
import type { SentMail } from '../../../server/mail/mail.ts';
import { composeMail } from '../../../server/mail/templates.ts';
import { normalizeEmailCode } from '../../../src/core/auth/email-code.ts';
import type { CodePurpose } from '../../../src/core/contracts/accounts.ts';

const NOW = Date.UTC(2026, 10, 20);
const MINUTE_MS = 60_000;

const codeMail = (purpose: CodePurpose, more: Partial<SentMail> = {}): SentMail =>
  ({ to: 'a@example.com', purpose, code: '048392', expiresAt: NOW + 10 * MINUTE_MS, ...more }) as SentMail;
const TAKEN: SentMail = { to: 'a@example.com', purpose: 'registerTaken', expiresAt: NOW + 10 * MINUTE_MS };

/** The visible text of a page. */
function readPage(html: string): string {
  const body = html.replace(/[\s\S]*<body/, '<body').replace(/<[^>]*>/g, '\n');
  return body.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

describe.each([
  ['login', '【mythinkn】登录验证码', '您正在登录 mythinkn。'],
  ['adminLogin', '【mythinkn】管理员登录验证码', '您正在登录 mythinkn 管理后台。'],
  ['register', '【mythinkn】注册验证码', '您正在注册 mythinkn 账号。'],
  ['reset', '【mythinkn】重置密码验证码', '您正在重置 mythinkn 账号的密码。'],
  ['changePassword', '【mythinkn】修改密码验证码', '您正在修改 mythinkn 账号的密码。'],
  ['removeAccount', '【mythinkn】注销账号验证码', '您正在注销 mythinkn 账号'],
] as const)('a mail for %s', (purpose, subject, deed) => {
  const mail = composeMail(codeMail(purpose), NOW);
  const name = subject.replace('【mythinkn】', '');

  it('says what it is for, how long the code is valid, and to keep it secret', () => {
    expect(mail.subject).toBe(subject);
    for (const body of [mail.text, readPage(mail.html)]) {
      expect(body).toContain(deed);
      expect(body).toContain('验证码 10 分钟内有效，只能使用一次');
      expect(body).toContain('请不要把验证码告诉任何人');
    }
  });

  it('begins with the code after its name, in one run of six digits', () => {
    expect(mail.text).toMatch(new RegExp(`^您好：\n\n${name}：048392\n`));
    expect(mail.html).toMatch(/<p class="code" style="[^"]*user-select:all[^"]*">048392<\/p>/);
  });

  it('gives the code when the whole mail is pasted into the code field', () => {
    expect(normalizeEmailCode(mail.text)).toBe('048392');
    expect(normalizeEmailCode(readPage(mail.html))).toBe('048392');
  });

  it('shows the code in neither subject nor page title', () => {
    expect(mail.subject).not.toMatch(/\d/);
    expect(mail.html).toContain(`<title>${subject}</title>`);
  });
});

describe('a mail for a registered address', () => {
  const mail = composeMail(TAKEN, NOW);

  it('says so, and contains no code and nothing that looks like one', () => {
    expect(mail.subject).toBe('【mythinkn】这个邮箱已经注册过了');
    for (const body of [mail.text, readPage(mail.html)]) {
      expect(body).toContain('它已经有账号了');
      expect(body).toContain('忘记密码');
      expect(body).not.toMatch(/\d/);
    }
  });
});

describe('names', () => {
  it('greet the recipient', () => {
    expect(composeMail(codeMail('login', { username: '小明' }), NOW).text).toMatch(/^小明，您好：\n/);
    expect(composeMail({ ...TAKEN, username: '小明' }, NOW).text).toMatch(/^小明，您好：\n/);
  });

  it('warn of a login with the right password, and otherwise not', () => {
    const { text, html } = composeMail(codeMail('login', { isPasswordKnown: true }), NOW);
    for (const body of [text, readPage(html)]) {
      expect(body).toContain('请立即修改密码');
      expect(body).not.toContain('请忽略');
    }
    expect(composeMail(codeMail('login'), NOW).text).not.toContain('请立即修改密码');
  });

  it('cannot add markup to the page', () => {
    const name = `<img src=x onerror="a('&')">`;
    const { html, text } = composeMail(codeMail('login', { username: name }), NOW);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;a(&#39;&amp;&#39;)&quot;&gt;，您好');
    expect(text).toContain(name);
  });
});

it.each([
  [10 * MINUTE_MS, 10],
  [10 * MINUTE_MS - 200, 10],
  [7 * MINUTE_MS + 20_000, 7],
  [20_000, 1],
])('promises, with %i ms left, %i minutes', (left, minutes) => {
  expect(composeMail(codeMail('login', { expiresAt: NOW + left }), NOW).text).toContain(` ${minutes} 分钟内有效`);
});

it('loads nothing and links to nothing', () => {
  for (const mail of [codeMail('login', { username: 'a' }), TAKEN]) {
    expect(composeMail(mail, NOW).html).not.toMatch(/https?:|url\(|<(?:img|link|script|a|iframe)\b|src=|href=/i);
  }
});

describe.each([
  ['passwordChanged', '【mythinkn】密码已修改', '忘记密码'],
  ['removalAsked', '【mythinkn】账号将被注销', '在此之前登录一次'],
  ['invitation', '【mythinkn】邀请您使用 mythinkn', '忘记密码'],
  ['passwordCleared', '【mythinkn】请重新设置密码', '忘记密码'],
  ['addressChanged', '【mythinkn】账号的邮箱已修改', '请联系管理员'],
] as const)('a mail after an account was changed: %s', (purpose, subject, next) => {
  const mail = { to: 'a@example.com', username: '<b>Lin</b>', purpose, expiresAt: NOW } as const;

  it('says what to do, and contains no code', () => {
    const { text, html, ...content } = composeMail(mail, NOW);
    expect(content.subject).toBe(subject);
    for (const body of [text, readPage(html)]) {
      expect(body).toContain(next);
      expect(body).not.toMatch(/\d{6}/);
    }
    expect(html).not.toContain('<b>');
  });

  it('has a link only where the public address is known', () => {
    const link = 'https://tools.example/mythinkn/portal';
    expect(composeMail({ ...mail, link }, NOW).text).toContain(link);
    expect(composeMail(mail, NOW).text).not.toContain('://');
  });
});
