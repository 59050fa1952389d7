import type { CodePurpose } from '../../src/core/contracts/accounts.ts';
import { REMOVAL_GRACE_DAYS } from '../../src/core/contracts/own-account.ts';
import type { SentMail } from './mail.ts';
import { renderMailPage } from './mail-page.ts';
import type { MailWords } from './mail-words.ts';

/** The texts of a mail, plain and as HTML. */
interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const MINUTE_MS = 60_000;
const FOOTER = '这封邮件由系统自动发出，请不要回复。';

/** Composes a mail. `now` is the sending time in milliseconds since 1970, so that the remaining minutes are right. */
export function composeMail(mail: SentMail, now: number): MailContent {
  const greeting = mail.username ? `${mail.username}，您好：` : '您好：';
  if (mail.purpose === 'registerTaken') {
    const { subject, paragraphs } = REGISTER_TAKEN_WORDS;
    const { accountEmail = mail.to } = mail;
    const other = accountEmail === mail.to ? [] : [`账号的邮箱写作 ${accountEmail}，请用它登录。`];
    return compose({ greeting, subject, code: null, paragraphs: [...paragraphs, ...other], footer: FOOTER });
  }
  if (!('code' in mail)) {
    const { subject, paragraphs } = NOTICE_WORDS[mail.purpose];
    const opening = mail.link === undefined ? [] : [`打开 mythinkn：${mail.link}`];
    return compose({ greeting, subject, code: null, paragraphs: [...paragraphs, ...opening], footer: FOOTER });
  }
  const { name, action, ...words } = CODE_WORDS[mail.purpose];
  const warning = mail.isPasswordKnown === true ? PASSWORD_KNOWN : words.warning;
  const minutes = Math.max(1, Math.round((mail.expiresAt - now) / MINUTE_MS));
  return compose({
    greeting,
    subject: `【mythinkn】${name}`,
    code: { name, digits: mail.code },
    paragraphs: [`${action}验证码 ${minutes} 分钟内有效，只能使用一次。`, warning],
    footer: FOOTER,
  });
}

/** Composes the mail that proves the settings. */
export function composeTestMail(): MailContent {
  return compose({ greeting: '您好：', ...TEST_WORDS, code: null, footer: FOOTER });
}

interface CodeWords {
  readonly name: string;
  readonly action: string;
  readonly warning: string;
}

const KEEP_SECRET = '请不要把验证码告诉任何人，我们不会向您索要。';

const PASSWORD_KNOWN = `登录的人已经输入了您的正确密码。如果不是您本人操作，说明有人知道您的密码，请立即修改密码。${KEEP_SECRET}`;

const CODE_WORDS: Readonly<Record<CodePurpose, CodeWords>> = {
  login: {
    name: '登录验证码',
    action: '您正在登录 mythinkn。',
    warning: `如果不是您本人操作，请忽略这封邮件。${KEEP_SECRET}`,
  },
  adminLogin: {
    name: '管理员登录验证码',
    action: '您正在登录 mythinkn 管理后台。',
    warning: `如果不是您本人操作，请尽快修改密码。${KEEP_SECRET}`,
  },
  register: {
    name: '注册验证码',
    action: '您正在注册 mythinkn 账号。',
    warning: `如果不是您本人操作，请忽略这封邮件，不会有账号被创建。${KEEP_SECRET}`,
  },
  reset: {
    name: '重置密码验证码',
    action: '您正在重置 mythinkn 账号的密码。',
    warning: `如果不是您本人操作，请忽略这封邮件，您的密码不会改变。${KEEP_SECRET}`,
  },
  changePassword: {
    name: '修改密码验证码',
    action: '您正在修改 mythinkn 账号的密码。',
    warning: `如果不是您本人操作，说明有人登录了您的账号，请尽快重置密码。${KEEP_SECRET}`,
  },
  removeAccount: {
    name: '注销账号验证码',
    action: `您正在注销 mythinkn 账号。${REMOVAL_GRACE_DAYS} 天内不登录，账号和保存在服务器上的数据就会删除，无法恢复。`,
    warning: `如果不是您本人操作，说明有人登录了您的账号，请尽快重置密码。${KEEP_SECRET}`,
  },
  newAddress: {
    name: '新邮箱验证码',
    action: '管理员正在把一个 mythinkn 账号的邮箱改为这个邮箱。把验证码告诉管理员，就表示您同意。',
    warning: '如果不是您自己要求更换邮箱，请不要把验证码告诉任何人，忽略这封邮件即可，不会有任何变化。',
  },
};

const REGISTER_TAKEN_WORDS = {
  subject: '【mythinkn】这个邮箱已经注册过了',
  paragraphs: [
    '有人用这个邮箱申请注册 mythinkn，但它已经有账号了，所以这封邮件里没有验证码。',
    '如果是您本人，请直接登录；忘记了密码，可以在登录窗口里选择“忘记密码”。',
    '如果不是您本人操作，请忽略这封邮件，您的账号没有任何变化。',
  ],
};

const TEST_WORDS = {
  subject: '【mythinkn】测试邮件',
  paragraphs: ['这是一封测试邮件。收到它，说明 mythinkn 的邮件服务已经可以使用。'],
};

const SET_PASSWORD =
  '请在登录窗口里选择“忘记密码”，填写这个邮箱，用收到的验证码设置您自己的密码。管理员不知道您的密码，也不会向您索要。';

const NOTICE_WORDS: Readonly<
  Record<
    'invitation' | 'passwordCleared' | 'addressChanged' | 'passwordChanged' | 'removalAsked',
    Pick<MailWords, 'subject' | 'paragraphs'>
  >
> = {
  invitation: {
    subject: '【mythinkn】邀请您使用 mythinkn',
    paragraphs: ['管理员为这个邮箱创建了 mythinkn 账号。', SET_PASSWORD],
  },
  passwordCleared: {
    subject: '【mythinkn】请重新设置密码',
    paragraphs: ['管理员让您的账号重新设置密码：原密码已失效，所有设备都已退出登录。', SET_PASSWORD],
  },
  addressChanged: {
    subject: '【mythinkn】账号的邮箱已修改',
    paragraphs: [
      '管理员修改了您的 mythinkn 账号的邮箱，这个邮箱不再用于登录，所有设备都已退出登录。',
      '如果这不是您希望的，请联系管理员。',
    ],
  },
  removalAsked: {
    subject: '【mythinkn】账号将被注销',
    paragraphs: [
      `您的 mythinkn 账号将在 ${REMOVAL_GRACE_DAYS} 天后注销，保存在服务器上的数据会一起删除，无法恢复。所有设备都已退出登录。`,
      '如果改变了主意，在此之前登录一次，注销就取消了。',
      '如果不是您本人操作，说明有人知道您的密码，请立即登录并修改密码，并检查邮箱本身是否安全。',
    ],
  },
  passwordChanged: {
    subject: '【mythinkn】密码已修改',
    paragraphs: [
      '您的 mythinkn 账号的密码刚刚修改了，其他设备都已退出登录。',
      '如果不是您本人操作，请立即在登录窗口里选择“忘记密码”，用这个邮箱收到的验证码重新设置密码，并检查邮箱本身是否安全。',
    ],
  },
};

/**
 * The code follows the greeting directly: notifications show the beginning, and phones recognize a code by the word in
 * front of it.
 */
function compose(words: MailWords): MailContent {
  const codeLine = words.code === null ? [] : [`${words.code.name}：${words.code.digits}`];
  const parts = [words.greeting, ...codeLine, ...words.paragraphs, `—\n${words.footer}`];
  return { subject: words.subject, text: `${parts.join('\n\n')}\n`, html: renderMailPage(words) };
}
