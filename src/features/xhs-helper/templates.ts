const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;

/** Texts that leave the tool: prompts for an AI, headings of forwarded cards. */
export const templates = {
  /** Heading of a card in a forwarded text, numbered from 1. */
  pictureHeading: (number: number) => `【图${toNumeral(number)}】`,
  prompt: (theme: string, chars: { readonly min: number; readonly max: number; readonly titleMax: number }) =>
    [
      `请以“${theme}”为主题，写一篇适合做成图文卡片的小红书笔记。`,
      '',
      '要求：',
      `1. 先给出 3 个备选标题，每个不超过 ${chars.titleMax} 个字，有信息量，不夸大。`,
      `2. 正文分成 6 到 9 段，段与段之间空一行；每段 ${chars.min} 到 ${chars.max} 个字，只讲一个要点，能单独成为一张卡片。`,
      '3. 第一段说清楚写给谁、解决什么问题；最后一段总结，并用一个问题邀请大家留言。',
      '4. 语言口语、真诚、具体，多用例子和数字；不用“最”“第一”“绝对”等极限用语，不编造数据。',
      '5. 可以用 **加粗** 和 ==高亮== 标出关键句，每段最多一处；不要使用表格和图片。',
      '6. 最后另起一行，给出 5 个话题标签，格式如 #话题。',
    ].join('\n'),
  /** Stands for a theme that is still empty. */
  promptTheme: '（在这里填写主题）',
} as const;

/** Numbers up to 99 as Chinese numerals, others as digits. */
function toNumeral(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > 99) return String(number);
  const tens = Math.floor(number / 10);
  const ones = NUMERALS[(number % 10) - 1] ?? '';
  if (tens === 0) return ones;
  return `${tens === 1 ? '' : NUMERALS[tens - 1]}十${ones}`;
}
