/** Digits of a mailed code (doc 2 §9). */
export const EMAIL_CODE_LENGTH = 6;

/**
 * What was typed or pasted, as a code: full-width digits narrowed, spaces and dashes dropped (trap T21). Of a whole mail text
 * that was pasted, the one group of six digits.
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
