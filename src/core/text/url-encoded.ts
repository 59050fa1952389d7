const ESCAPE = /%[0-9A-Fa-f]{2}/;
/** The fields of a form: in them a plus sign is a space. */
const FORM = /^[^=&\s/?#]+=[^&\s]*(?:&[^=&\s]+=[^&\s]*)*$/;

/** The text that `text` stands for in an address or a form; null when nothing in it is encoded, or it is not UTF-8. */
export function decodeUrlEncoded(text: string): string | null {
  if (!ESCAPE.test(text)) return null;
  try {
    const decoded = decodeURIComponent(FORM.test(text) ? text.replaceAll('+', ' ') : text);
    return decoded === text ? null : decoded;
  } catch {
    return null;
  }
}
