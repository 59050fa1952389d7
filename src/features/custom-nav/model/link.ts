import { LINK_LENGTH_MAX } from '../constants.ts';

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

export type LinkCheck =
  /** `link` is the text with its scheme; `host` is for people, without `www.`. */
  { readonly link: string; readonly host: string } | { readonly refusal: LinkRefusal };

/** What the URL parser drops: at both ends, and line ends and tabs anywhere. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the parser of addresses ignores exactly these
const ENDS = /^[\u0000-\u0020\u00a0\u3000]+|[\u0000-\u0020\u00a0\u3000]+$/g;
const BREAKS = /[\t\n\r]+/g;
const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** `localhost:3000` and `192.168.1.1:8080/x` start like a scheme but are a host with its port. */
const HOST_AND_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/i;
const WEB = ['http', 'https'];

/**
 * Checks a link when it is saved, imported and shown (trap T8): it is parsed, and leads to http or https or nowhere. A link
 * without a scheme gets `https://` (doc 2 §5).
 */
export function checkLink(text: string): LinkCheck {
  const link = text.replace(ENDS, '').replace(BREAKS, '');
  if (link === '') return refuse('empty');
  if (link.length > LINK_LENGTH_MAX) return refuse('too-long');
  const scheme = HOST_AND_PORT.test(link) ? undefined : SCHEME.exec(link)?.[1]?.toLowerCase();
  if (scheme !== undefined && !WEB.includes(scheme)) return { refusal: { reason: 'scheme', scheme } };
  const whole = scheme !== undefined ? link : `https://${link.replace(/^[/\\]+/, '')}`;
  const url = parseUrl(whole);
  if (url === null || !isWeb(url.protocol) || !isHost(url.hostname)) return refuse('invalid');
  return { link: whole, host: url.host.replace(/^www\./, '') };
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
