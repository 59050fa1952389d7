import { describe, expect, it } from 'vitest';
import { copy } from '../../../../src/features/account/copy.ts';
import { mailboxOf, mailboxUrl } from '../../../../src/features/account/model/mailbox.ts';

describe('the mailbox of a known provider', () => {
  it.each([
    ['12345@qq.com', 'QQ 邮箱', 'https://mail.qq.com/'],
    ['a@vip.qq.com', 'QQ 邮箱', 'https://mail.qq.com/'],
    ['a@foxmail.com', 'Foxmail 邮箱', 'https://mail.qq.com/'],
    ['a@163.com', '163 邮箱', 'https://mail.163.com/'],
    ['a@126.com', '126 邮箱', 'https://mail.126.com/'],
    ['a@yeah.net', 'yeah.net 邮箱', 'https://mail.yeah.net/'],
    ['a@sina.com', '新浪邮箱', 'https://mail.sina.com.cn/'],
    ['a@sina.cn', '新浪邮箱', 'https://mail.sina.com.cn/'],
    ['a@sohu.com', '搜狐邮箱', 'https://mail.sohu.com/'],
    ['a@139.com', '139 邮箱', 'https://mail.10086.cn/'],
    ['a@189.cn', '189 邮箱', 'https://mail.189.cn/'],
    ['a@aliyun.com', '阿里云邮箱', 'https://mail.aliyun.com/'],
    ['a@outlook.com', 'Outlook 邮箱', 'https://outlook.live.com/'],
    ['a@hotmail.com', 'Outlook 邮箱', 'https://outlook.live.com/'],
    ['a@live.com', 'Outlook 邮箱', 'https://outlook.live.com/'],
    ['a@live.cn', 'Outlook 邮箱', 'https://outlook.live.com/'],
    ['a@gmail.com', 'Gmail', 'https://mail.google.com/'],
    ['a@icloud.com', 'iCloud 邮箱', 'https://www.icloud.com/'],
    ['a@me.com', 'iCloud 邮箱', 'https://www.icloud.com/'],
    ['a@yahoo.com', 'Yahoo 邮箱', 'https://mail.yahoo.com/'],
  ])('of %s is %s at %s', (email, name, url) => {
    const mailbox = mailboxOf(email);
    expect(mailbox && [copy.mailboxes[mailbox.id], mailboxUrl(mailbox)]).toEqual([name, url]);
  });

  it.each(['A@QQ.COM', ' a@qq.com ', 'ａ＠ｑｑ．ｃｏｍ'])('is found however the address is typed: %j', (email) => {
    expect(mailboxOf(email)?.id).toBe('qq');
  });
});

it.each([
  'a@example.com',
  'a@qq.com.example.com',
  'a@notqq.com',
  'a@mail.qq.com',
  'a@constructor',
  'a@__proto__',
  'a@toString',
  'a@',
  '',
])('%j has no mailbox that is known', (email) => {
  expect(mailboxOf(email)).toBeNull();
});
