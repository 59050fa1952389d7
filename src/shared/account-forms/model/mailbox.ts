import { normalizeEmail } from '../../../core/auth/email.ts';

/** The web mail of a provider. */
interface Mailbox {
  readonly id: MailboxId;
  readonly host: string;
}

export type MailboxId =
  | 'qq'
  | 'foxmail'
  | '163'
  | '126'
  | 'yeah'
  | '188'
  | 'sina'
  | 'sohu'
  | '139'
  | '189'
  | 'wo'
  | 'aliyun'
  | '21cn'
  | 'outlook'
  | 'gmail'
  | 'icloud'
  | 'yahoo'
  | 'proton'
  | 'zoho';

const HOSTS: Readonly<Record<MailboxId, string>> = {
  qq: 'mail.qq.com',
  foxmail: 'mail.qq.com',
  163: 'mail.163.com',
  126: 'mail.126.com',
  yeah: 'mail.yeah.net',
  188: 'www.188.com',
  sina: 'mail.sina.com.cn',
  sohu: 'mail.sohu.com',
  139: 'mail.10086.cn',
  189: 'mail.189.cn',
  wo: 'mail.wo.cn',
  aliyun: 'mail.aliyun.com',
  '21cn': 'mail.21cn.com',
  outlook: 'outlook.live.com',
  gmail: 'mail.google.com',
  icloud: 'www.icloud.com',
  yahoo: 'mail.yahoo.com',
  proton: 'mail.proton.me',
  zoho: 'mail.zoho.com',
};

const DOMAINS: Readonly<Record<string, MailboxId>> = {
  'qq.com': 'qq',
  'vip.qq.com': 'qq',
  'foxmail.com': 'foxmail',
  '163.com': '163',
  'vip.163.com': '163',
  '126.com': '126',
  'vip.126.com': '126',
  'yeah.net': 'yeah',
  '188.com': '188',
  'sina.com': 'sina',
  'sina.cn': 'sina',
  'vip.sina.com': 'sina',
  'sohu.com': 'sohu',
  '139.com': '139',
  '189.cn': '189',
  'wo.cn': 'wo',
  'aliyun.com': 'aliyun',
  '21cn.com': '21cn',
  'outlook.com': 'outlook',
  'outlook.cn': 'outlook',
  'hotmail.com': 'outlook',
  'live.com': 'outlook',
  'live.cn': 'outlook',
  'msn.com': 'outlook',
  'gmail.com': 'gmail',
  'googlemail.com': 'gmail',
  'icloud.com': 'icloud',
  'me.com': 'icloud',
  'mac.com': 'icloud',
  'yahoo.com': 'yahoo',
  'yahoo.com.hk': 'yahoo',
  'yahoo.com.tw': 'yahoo',
  'proton.me': 'proton',
  'protonmail.com': 'proton',
  'zoho.com': 'zoho',
};

/** The web mail for an address; null for an unknown domain, such as a company's own. */
export function mailboxOf(email: string): Mailbox | null {
  const domain = normalizeEmail(email).split('@').at(-1) ?? '';
  const id = Object.hasOwn(DOMAINS, domain) ? DOMAINS[domain] : undefined;
  return id === undefined ? null : { id, host: HOSTS[id] };
}

/** The address of the site. */
export function mailboxUrl({ host }: Mailbox): string {
  return `https://${host}/`;
}
