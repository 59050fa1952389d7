/** Characters of Chinese keyboards that resemble YAML's own, and their counterparts. */
export const FULL_WIDTH = {
  colon: '：',
  comma: '，',
  listComma: '、',
  brackets: { '［': '[', '］': ']', '【': '[', '】': ']', '｛': '{', '｝': '}' } as Readonly<Record<string, string>>,
  openingQuotes: '“”„＂‘’＇「『',
  closingQuotes: '“”„＂‘’＇」』',
  spaces: '\u3000\u00a0',
} as const;
