export type MilestoneStatus = 'done' | 'active' | 'planned';

export interface Milestone {
  readonly title: string;
  readonly line: string;
  readonly status: MilestoneStatus;
}
