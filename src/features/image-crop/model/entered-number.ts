/** A whole number as people type it, also with full-width digits; null for anything else. */
export function parseWholeNumber(text: string): number | null {
  const plainText = text.normalize('NFKC').replace(/[\s,]/g, '');
  return /^-?\d{1,7}$/.test(plainText) ? Number(plainText) : null;
}
