import { describe, expect, it } from 'vitest';
import { MILESTONES } from '../../../../src/features/home/content.ts';
import { featuredTool } from '../../../../src/features/home/model/featured-tool.ts';
import { isInOrder, type MilestoneStatus } from '../../../../src/features/home/model/roadmap.ts';

describe('the one next action of the home page', () => {
  it.each<[rule: string, ids: string[], expected: string | undefined]>([
    ['is the default tool', ['flock-dance', 'goal-focus'], 'goal-focus'],
    ['is the first tool where the default is missing', ['flock-dance', 'image-crop'], 'flock-dance'],
    ['is absent where there is no tool', [], undefined],
  ])('%s', (_rule, ids, expected) => {
    const tools = ids.map((id) => ({ id }));
    expect(featuredTool(tools, 'goal-focus')?.id).toBe(expected);
  });
});

describe('roadmap', () => {
  const line = (...statuses: MilestoneStatus[]) => statuses.map((status) => ({ title: status, line: '', status }));

  it.each<[boolean, MilestoneStatus[]]>([
    [true, ['done', 'active', 'planned', 'planned']],
    [true, ['done', 'planned']],
    [false, ['planned', 'done']],
    [false, ['active', 'done']],
  ])('is in order: %s for %j', (expected, statuses) => {
    expect(isInOrder(line(...statuses))).toBe(expected);
  });

  it('as published is in order, with exactly one step under way', () => {
    expect(isInOrder(MILESTONES)).toBe(true);
    expect(MILESTONES.filter((milestone) => milestone.status === 'active')).toHaveLength(1);
  });
});
