/** Numbers in front of list items, which are no part of the title. The order is the one of Chinese documents. */
export const NUMBERING: readonly { readonly pattern: RegExp; readonly rank: number }[] = [
  { pattern: /^[一二三四五六七八九十]{1,3}[、.．][ \t\u3000]*/, rank: 1 },
  { pattern: /^[(（][一二三四五六七八九十]{1,3}[)）]、?[ \t\u3000]*/, rank: 2 },
  // A point needs a space or a Chinese word behind it: 3.5 is a number.
  { pattern: /^[\d０-９]{1,3}(?:\.(?:[ \t\u3000]+|(?=\p{Script=Han})|$)| ?、|[．)）][ \t\u3000]*)/u, rank: 3 },
  { pattern: /^[(（][\d０-９]{1,3}[)）][ \t\u3000]*/, rank: 4 },
  // Numbers in circles, brackets or with a point.
  { pattern: /^[\u2460-\u249b\u2776-\u2793\u24eb-\u24f4\u3220-\u3229\u3280-\u3289][ \t\u3000]*/, rank: 5 },
  { pattern: /^(?:\d\ufe0f?\u20e3|\u{1f51f})[ \t\u3000]*/u, rank: 3 },
  { pattern: /^[\u2160-\u216b\u2170-\u217b][.\u3001)\uff09\uff0e]?[ \t\u3000]*/, rank: 0.5 },
];

/** Columns of a table whose cells are titles, and those whose rows belong together. */
export const TABLE_TITLE =
  /(?:任务|任务名称?|事项|内容|活动|行动|目标|工作|tasks?|activity|activities|actions?|items?|content|todo)$/i;
export const TABLE_GROUP =
  /^(?:阶段|阶段名称|周|周次|周数|第几周|星期|天|天数|第几天|时间段|时段|月份?|模块|类别|分类|分组|phase|stage|week|day|month|module|category|period|group)$/i;
/** Signs in a column of states. */
export const DONE_SIGNS: ReadonlyMap<string, string> = new Map([
  ...['✅', '✔', '✔️', '✓', '☑', '☑️', '√', '是', 'yes', 'y', 'x', 'true', '[x]'].map(
    (sign) => [sign, '已完成'] as const,
  ),
  ...['❌', '✗', '☐', '⬜', '□', '否', 'no', 'n', 'false', '[ ]', '[]'].map((sign) => [sign, '待办'] as const),
]);
