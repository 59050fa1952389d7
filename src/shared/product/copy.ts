import type { MilestoneStatus } from './milestone.ts';

/** Words about the product itself, for the pages that show them. */
export const copy = {
  parts: { privacy: '隐私', changes: '更新记录', roadmap: '路线图', license: '开源许可' },
  footer: { label: '关于 mythinkn', version: (version: string) => `mythinkn ${version}` },
  status: { done: '已上线', active: '进行中', planned: '规划中' } satisfies Record<MilestoneStatus, string>,
} as const;
