/** Browsers and Node have it; the library of this zone does not declare it. */
declare const URL: new (text: string) => { readonly hostname: string };

/** Longest address that mail supports (RFC 5321). */
const EMAIL_LENGTH_MAX = 254;
const LOCAL_LENGTH_MAX = 64;
/**
 * One `@`, text on both sides, and a dot in the domain: the documents' simple pattern (doc 2 §5). Spaces, invisible marks
 * and characters that separate or quote addresses or paths are excluded, because mail programs would read another address or
 * several.
 */
const EMAIL_PATTERN = /^[^\s\p{C}@<>()[\]\\/,:;"]+@[^\s\p{C}@<>()[\]\\/,:;".]+(?:\.[^\s\p{C}@<>()[\]\\/,:;".]+)+$/u;

/** Returns an address as it is stored and compared: trimmed, narrowed, in lower case, and its domain in ASCII. */
export function normalizeEmail(text: string): string {
  const narrow = text.normalize('NFKC').trim().toLowerCase();
  const at = narrow.lastIndexOf('@') + 1;
  return at === 0 ? narrow : narrow.slice(0, at) + toAsciiDomain(narrow.slice(at));
}

const NOT_ASCII = /[^\0-\x7f]/;
/** Signs of addresses and of text around them, at which a browser would end the host. */
const NO_DOMAIN = /[^\p{L}\p{N}\p{M}.\u3002\uff61-]/u;

/** The form that mail servers use (RFC 5891). A text that is no domain stays as it is. */
function toAsciiDomain(domain: string): string {
  if (!NOT_ASCII.test(domain) || NO_DOMAIN.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * What all forms of a normalized address have in common that reach one mailbox: without the tag that many providers allow behind a
 * plus sign (RFC 5233). For counting and comparing, never for sending.
 */
export function toMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const plus = email.indexOf('+');
  return plus > 0 && plus < at ? email.slice(0, plus) + email.slice(at) : email;
}

/** Whether a text is a valid address after normalization. */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  return email.length <= EMAIL_LENGTH_MAX && email.indexOf('@') <= LOCAL_LENGTH_MAX && EMAIL_PATTERN.test(email);
}
