import type { Milestone } from './milestone.ts';

/** The milestones that are being made or planned, in order. The change that ships one moves it to the reached ones of the page about the product. */
export const MILESTONES_AHEAD: readonly Milestone[] = [
  { title: '海洋模式', line: '显卡够快的电脑上，一万条鱼一起游。', status: 'active' },
];
