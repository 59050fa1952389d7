/** Longest address that mail supports (RFC 5321). */
const EMAIL_LENGTH_MAX = 254;
const LOCAL_LENGTH_MAX = 64;
/**
 * One `@`, text on both sides, and a dot in the domain: the documents' simple pattern (doc 2 §5). Spaces, invisible marks
 * and characters that separate or quote addresses are excluded, because mail programs would read another address or
 * several.
 */
const EMAIL_PATTERN = /^[^\s\p{C}@<>()[\]\\,:;"]+@[^\s\p{C}@<>()[\]\\,:;".]+(?:\.[^\s\p{C}@<>()[\]\\,:;".]+)+$/u;

/** Returns an address as it is stored and compared: trimmed, narrowed and in lower case. */
export function normalizeEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Whether a text is a valid address after normalization. */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  return email.length <= EMAIL_LENGTH_MAX && email.indexOf('@') <= LOCAL_LENGTH_MAX && EMAIL_PATTERN.test(email);
}
