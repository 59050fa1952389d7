import { SHARE_SITES } from '../constants.ts';

/** A page to share. */
export interface SharedPage {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
}

/** Address of the microblog's page that shares a link (doc 2 §7). */
export function toWeiboAddress({ title, url }: SharedPage): string {
  return toAddress(SHARE_SITES.weibo, { url, title });
}

/** Address of the QZone page that shares a link (doc 2 §7). */
export function toQzoneAddress({ title, summary, url }: SharedPage): string {
  return toAddress(SHARE_SITES.qzone, { url, title, summary });
}

function toAddress(page: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${page}?${pairs.join('&')}`;
}
