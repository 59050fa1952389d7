import type { Milestone } from './milestone.ts';

/** The milestones that are being made or planned, in order. The change that ships one moves it to the reached ones of the page about the product. */
export const MILESTONES_AHEAD: readonly Milestone[] = [];
