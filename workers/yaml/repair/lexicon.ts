/** Signs of Chinese keyboards that look like YAML's own, and what was meant. */
export const FULL_WIDTH = {
  colon: '：',
  comma: '，',
  listComma: '、',
  brackets: { '［': '[', '］': ']', '【': '[', '】': ']', '｛': '{', '｝': '}' } as Readonly<Record<string, string>>,
  openingQuotes: '“”„＂‘’＇「『',
  closingQuotes: '“”„＂‘’＇」』',
  spaces: '\u3000\u00a0',
} as const;
