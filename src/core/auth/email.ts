/** Longest address that mail can carry (RFC 5321). */
const EMAIL_LENGTH_MAX = 254;
const LOCAL_LENGTH_MAX = 64;
/**
 * One `@`, something on both sides, and a dot in the domain: the documents' simple pattern (doc 2 §5). Without spaces,
 * invisible marks, and what separates or quotes addresses: mail programs would read another address, or several.
 */
const EMAIL_PATTERN = /^[^\s\p{C}@<>()[\]\\,:;"]+@[^\s\p{C}@<>()[\]\\,:;".]+(?:\.[^\s\p{C}@<>()[\]\\,:;".]+)+$/u;

/** An address as it is stored and compared: without surrounding spaces, full-width forms narrowed, in small letters. */
export function normalizeEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Whether a text has the form of an address, once it is normalized. */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  return email.length <= EMAIL_LENGTH_MAX && email.indexOf('@') <= LOCAL_LENGTH_MAX && EMAIL_PATTERN.test(email);
}
