import { LINK_LENGTH_MAX } from '../constants.ts';
import { LINK_MARKS } from './lexicon.ts';

/** Browsers, workers and Node have it; the library of this zone does not declare it. */
declare const URL: new (
  text: string,
) => { readonly protocol: string; readonly hostname: string; readonly host: string; readonly pathname: string } & {
  readonly search: string;
  readonly hash: string;
  readonly href: string;
};

/** Why a link is refused. `scheme`: it leads to something else than a website, such as `javascript:`. */
export type LinkRefusal =
  | { readonly reason: 'empty' | 'invalid' | 'too-long' }
  | { readonly reason: 'scheme'; readonly scheme: string };

type LinkCheck =
  /** `link` is the text with its scheme; `host` is for people, without `www.`. */
  { readonly link: string; readonly host: string } | { readonly refusal: LinkRefusal };

/** What the URL parser drops at both ends, with characters that are not seen; line ends and tabs it drops anywhere. */
const ENDS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the parser of addresses ignores exactly these
  /^[\u0000-\u0020\u00a0\u200b-\u200f\u2060\u3000\ufeff]+|[\u0000-\u0020\u00a0\u200b-\u200f\u2060\u3000\ufeff]+$/g;
/** Line ends, tabs, and characters that are not seen. */
const BREAKS = /[\t\n\r\u00ad\u200b\u2060\ufeff]+/g;
const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** `localhost:3000` and `192.168.1.1:8080/x` start like a scheme but are a host with its port. */
const HOST_AND_PORT = /^([a-z\d_-]+(?:\.[a-z\d_-]+)*):(\d{1,5})(?:[/?#]|$)/i;
const PORT_MAX = 65_535;
/** Schemes behind which a number may stand, so that `tel:10086` is no host with its port. */
const NUMBER_SCHEMES = new Set(
  (
    'about,alipay,alipays,blob,callto,cid,chrome,data,doi,ed2k,edge,facetime,fax,feed,file,ftp,geo,git,imap,irc,isbn,' +
    'javascript,ldap,magnet,mailto,market,mid,mms,mmsto,modem,mqq,mqqwpa,news,nntp,pop,place,qq,rtmp,rtsp,sftp,sip,sips,' +
    'skype,sms,smsto,ssh,steam,tel,telnet,tencent,tg,thunder,urn,vbscript,view-source,vnc,webcal,wechat,weixin,ws,wss,wtai,xmpp'
  ).split(','),
);
const WEB = ['http', 'https'];

/**
 * Checks a link when it is saved, imported and shown (trap T8): it is parsed, and leads to http or https or nowhere. A link
 * without a scheme gets `https://` (doc 2 §5). A mistyped scheme and marks of the sentence around the link are mended.
 */
export function checkLink(given: string): LinkCheck {
  const typed = given.replace(ENDS, '').replace(BREAKS, '');
  if (typed.length > LINK_LENGTH_MAX) return refuse('too-long');
  const link = unwrap(typed);
  if (link === '') return refuse('empty');
  const scheme = isHostAndPort(link) ? undefined : SCHEME.exec(link)?.[1]?.toLowerCase();
  if (scheme !== undefined && !WEB.includes(scheme)) return { refusal: { reason: 'scheme', scheme } };
  const whole = scheme !== undefined ? link : `https://${link}`;
  const url = parseUrl(whole);
  if (url === null || !isWeb(url.protocol) || !isHost(url.hostname)) return refuse('invalid');
  return { link: whole, host: url.host.replace(/^www\./, '') };
}

/** The link in a pasted text, without its markup, the words around it and the marks of their sentence. */
function unwrap(typed: string): string {
  const [, inMarkdown, inHtml] = LINK_MARKS.markup.exec(typed) ?? [];
  const named = LINK_MARKS.lead.reduce((text, lead) => text.replace(lead, ''), inMarkdown ?? inHtml ?? typed);
  const text = named
    .replace(/&amp;/gi, '&')
    .replace(LINK_MARKS.quoted, '$1')
    .replace(LINK_MARKS.spaced, '$1$2://')
    .replace(LINK_MARKS.note, '$1');
  const before = LINK_MARKS.before.exec(text)?.[0] ?? '';
  const link = toNarrow(mendScheme(upToClosing(text.slice(before.length), before)));
  return dropMarks(link, before);
}

function upToClosing(link: string, before: string): string {
  const closing: Readonly<Record<string, string>> = LINK_MARKS.closing;
  const end = link.indexOf(closing[before.charAt(before.length - 1)] ?? '\n');
  return end < 0 ? link : link.slice(0, end);
}

/** Marks that an input method typed in full width. Others in a path are the link's own. */
function toNarrow(link: string): string {
  const narrow = (text: string) => text.normalize('NFKC');
  return LINK_MARKS.wide.test(link)
    ? link.replace(LINK_MARKS.wideMarks, narrow)
    : link.replace(LINK_MARKS.wideQuery, narrow);
}

/** Leaves a scheme that a browser reads as it is. */
function mendScheme(link: string): string {
  let rest = link;
  let scheme = '';
  for (let typed = LINK_MARKS.scheme.exec(rest); typed !== null; typed = LINK_MARKS.scheme.exec(rest)) {
    const [all, secure = ''] = typed;
    const isScheme = !LINK_MARKS.slashes.test(all);
    if (isScheme) scheme = /^https?:\/\/$/i.test(all) ? all : `http${secure.toLowerCase()}://`;
    rest = rest.slice(all.length);
  }
  return scheme + rest;
}

/** @param before the marks that stood before the link. */
function dropMarks(link: string, before: string): string {
  const [, start = '', host = '', path = ''] = /^(https?:\/\/)?([^/?#]*)(.*)$/i.exec(link) ?? [];
  const bare = host.includes('@') || host.startsWith('[') ? host : host.replace(LINK_MARKS.sentence, '');
  // No host has such a mark: the sentence continues behind it, or another link begins.
  if (path !== '' && bare === host) return start + host + dropBehind(path, before, LINK_MARKS.behindPath);
  return start + (host.startsWith('[') ? bare : dropBehind(bare, before, LINK_MARKS.behindHost));
}

/** A closing bracket without an opening one belongs to the sentence. */
function dropBehind(text: string, before: string, marks: RegExp): string {
  let rest = text;
  for (let bare = ''; rest !== bare; ) {
    bare = rest;
    rest = bare.replace(LINK_MARKS.behind, '').replace(marks, '');
    const last = rest.charAt(rest.length - 1);
    const isRepeated = (last === '`' || last === '*' || last === '~') && before.includes(last);
    if (isRepeated || isUnmatched(rest, last)) rest = rest.slice(0, -1);
  }
  return rest;
}

function isUnmatched(text: string, closing: string): boolean {
  const pairs: Readonly<Record<string, string>> = LINK_MARKS.opening;
  const opening = pairs[closing];
  return opening !== undefined && text.split(closing).length > text.split(opening).length;
}

function isHostAndPort(link: string): boolean {
  const [, host = '', port = ''] = HOST_AND_PORT.exec(link) ?? [];
  return host !== '' && Number(port) <= PORT_MAX && !NUMBER_SCHEMES.has(host.toLowerCase());
}

/** Where a link leads: an http or https address, or null. */
export function toHref(text: string): string | null {
  const check = checkLink(text);
  return 'link' in check ? check.link : null;
}

/** Equal for links to the same page: scheme, `www.` and a last slash do not count. The text itself where it is no link. */
export function linkKey(text: string): string {
  const href = toHref(text);
  const url = href === null ? null : parseUrl(href);
  if (url === null) return text.trim();
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${url.search}${url.hash}`;
}

function refuse(reason: 'empty' | 'invalid' | 'too-long'): LinkCheck {
  return { refusal: { reason } };
}

function parseUrl(text: string) {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function isWeb(protocol: string): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

/** A single word in another script is a name that was typed into the wrong field; in Latin letters it may be an intranet's. */
function isHost(hostname: string): boolean {
  return hostname !== '' && (hostname.includes('.') || !hostname.startsWith('xn--'));
}
