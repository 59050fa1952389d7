/** Digits of a mailed code (doc 2 §9). */
export const EMAIL_CODE_LENGTH = 6;

/**
 * Reads a typed or pasted code: narrows full-width digits and drops spaces and dashes (trap T21). From a whole pasted mail
 * it takes the only group of six digits.
 */
export function normalizeEmailCode(text: string): string {
  const narrow = text.normalize('NFKC');
  const compact = narrow.replace(/[\s\-\u2010-\u2015\u2212]/g, '');
  if (compact.length <= EMAIL_CODE_LENGTH) return compact;
  const groups = narrow.match(/(?<![\d])\d{3}[\s-]?\d{3}(?![\d])/g) ?? [];
  const codes = new Set(groups.map((group) => group.replace(/\D/g, '')));
  const [code] = codes;
  return codes.size === 1 && code !== undefined ? code : compact;
}
