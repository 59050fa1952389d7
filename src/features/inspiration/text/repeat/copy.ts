import type { RepeatRule } from '../../model/repeat.ts';

const WEEKDAY_NAMES = '一二三四五六日';
const LAST_DATE = 31;

/** Words for rules. `find-repeat.ts` reads them back. */
export const copy = {
  day: ({ every }: RepeatRule) => (every === 1 ? '每天' : `每 ${every} 天`),
  week: ({ every, weekdays }: RepeatRule) => {
    const weeks = every === 1 ? '每周' : `每 ${every} 周`;
    if (weekdays === undefined) return weeks;
    const sorted = [...new Set(weekdays)].toSorted((a, b) => a - b);
    if (every === 1 && sorted.join('') === '12345') return '工作日';
    const names = sorted.map((weekday) => WEEKDAY_NAMES.charAt(weekday - 1)).join('、');
    return every === 1 ? `${weeks}${names}` : `${weeks}的周${names}`;
  },
  month: ({ every, date }: RepeatRule) => {
    const months = every === 1 ? '每月' : `每 ${every} 个月`;
    if (date === undefined) return months;
    const of = every === 1 ? '' : '的';
    return date === LAST_DATE ? `${months}${of}最后一天` : `${months}${of}${date}号`;
  },
} as const;
