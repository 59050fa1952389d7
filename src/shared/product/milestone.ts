export type MilestoneStatus = 'done' | 'active' | 'planned';

export interface Milestone {
  readonly title: string;
  readonly line: string;
  readonly status: MilestoneStatus;
  /** Concerns those who run a site, not its visitors: the home page names it only while it is being made. */
  readonly forOperators?: true;
}
