export type MilestoneStatus = 'done' | 'active' | 'planned';

export interface Milestone {
  readonly title: string;
  readonly line: string;
  readonly status: MilestoneStatus;
}

const ORDER: readonly MilestoneStatus[] = ['done', 'active', 'planned'];

/** Whether milestones stand in order of time: done, then active, then planned. */
export function isInOrder(milestones: readonly Milestone[]): boolean {
  const ranks = milestones.map((milestone) => ORDER.indexOf(milestone.status));
  return ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] ?? 0));
}
