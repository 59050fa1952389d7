import type { DayParts } from '../model/calendar-day.ts';
import { copy as boardCopy, unknownChoice } from '../words.ts';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

/** Words for what the program understood, and names of choices in exported texts. */
export const copy = {
  priorities: boardCopy.priorities,
  milestones: boardCopy.milestoneTypes,
  statuses: boardCopy.taskStatuses,
  inspirationStatuses: boardCopy.inspirationStatuses,
  unknown: unknownChoice,
  untitled: '未命名',
  /** Read back with `NOTE_MARKS`. */
  note: { part: (name: string, value: string) => `${name}：${value}`, separator: '；' },
  understood: {
    /** `time` is `HH:MM`. The year is named where it is not the present one. */
    due: ({ year, month, date, weekday }: DayParts, time: string | null, isThisYear: boolean) =>
      `${isThisYear ? '' : `${year}年`}${month}月${date}日 ${WEEKDAYS[weekday]}${time === null ? '' : ` ${time}`}`,
    repeat: (rule: string) => `重复：${rule}`,
    priority: (name: string) => `优先级：${name}`,
    milestone: (name: string) => `里程碑：${name}`,
    label: (name: string) => `标签：${name}`,
  },
} as const;
