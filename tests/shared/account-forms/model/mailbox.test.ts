import { expect, it } from 'vitest';
import { copy as formCopy } from '../../../../src/shared/account-forms/copy.ts';
import { mailboxOf, mailboxUrl } from '../../../../src/shared/account-forms/model/mailbox.ts';

it.each([
  ['lin@qq.com', 'QQ 邮箱', 'https://mail.qq.com/'],
  [' Lin@FOXMAIL.com', 'Foxmail 邮箱', 'https://mail.qq.com/'],
  ['lin@163.com', '163 邮箱', 'https://mail.163.com/'],
  ['lin@hotmail.com', 'Outlook 邮箱', 'https://outlook.live.com/'],
  ['"a@b"@gmail.com', 'Gmail', 'https://mail.google.com/'],
])('the mail of %s is read in %s', (email, name, url) => {
  const mailbox = mailboxOf(email);
  expect(mailbox && [formCopy.mailboxes[mailbox.id], mailboxUrl(mailbox)]).toEqual([name, url]);
});

it.each(['lin@example.com', 'lin', '', 'lin@notqq.com', 'lin@constructor'])('knows no web mail for "%s"', (email) => {
  expect(mailboxOf(email)).toBeNull();
});
