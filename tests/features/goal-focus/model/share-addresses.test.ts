import { expect, it } from 'vitest';
import { toQzoneAddress, toWeiboAddress } from '../../../../src/features/goal-focus/model/share-addresses.ts';

const page = { title: '专注 & 下一步', summary: '一整屏?', url: 'https://example.com/mythinkn/portal/goal-focus' };

it('shares address and title on the microblog', () => {
  const { origin, pathname, searchParams } = new URL(toWeiboAddress(page));
  expect(`${origin}${pathname}`).toBe('https://service.weibo.com/share/share.php');
  expect(Object.fromEntries(searchParams)).toEqual({ url: page.url, title: page.title });
});

it('shares address, title and summary on QZone', () => {
  const { origin, pathname, searchParams } = new URL(toQzoneAddress(page));
  expect(`${origin}${pathname}`).toBe('https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey');
  expect(Object.fromEntries(searchParams)).toEqual(page);
});
