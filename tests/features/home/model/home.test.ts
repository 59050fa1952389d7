import { describe, expect, it } from 'vitest';
import { MILESTONES } from '../../../../src/features/about/content.ts';
import { featuredTool } from '../../../../src/features/home/model/featured-tool.ts';
import type { Milestone, MilestoneStatus } from '../../../../src/shared/product/milestone.ts';

describe('the tool that the home page recommends', () => {
  it.each<[rule: string, ids: string[], expected: string | undefined]>([
    ['is the default tool', ['flock-dance', 'goal-focus'], 'goal-focus'],
    ['is the first tool if the default is missing', ['flock-dance', 'image-crop'], 'flock-dance'],
    ['is absent without tools', [], undefined],
  ])('%s', (_rule, ids, expected) => {
    const tools = ids.map((id) => ({ id }));
    expect(featuredTool(tools, 'goal-focus')?.id).toBe(expected);
  });
});

/** Names of the pages in doc 1 §2 and doc 2 §2, the landing page `evolution` by the subject of its last section. */
const DOCUMENTED_PAGES = [
  '目标规划',
  'DIY SHOW',
  'JSON / YAML',
  '穿云箭',
  '贡献榜',
  '群游画布',
  '小红书助手',
  '小驿站',
  '脑洞',
  '图片裁剪',
  '管理后台',
  '持续进化',
];

describe('roadmap', () => {
  const ORDER: readonly MilestoneStatus[] = ['done', 'active', 'planned'];
  /** Whether milestones stand in order of time: done, then active, then planned. */
  function isInOrder(milestones: readonly Milestone[]): boolean {
    const ranks = milestones.map((milestone) => ORDER.indexOf(milestone.status));
    return ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] ?? 0));
  }
  const line = (...statuses: MilestoneStatus[]) => statuses.map((status) => ({ title: status, line: '', status }));

  it.each<[boolean, MilestoneStatus[]]>([
    [true, ['done', 'active', 'planned', 'planned']],
    [true, ['done', 'planned']],
    [false, ['planned', 'done']],
    [false, ['active', 'done']],
  ])('is in order: %s for %j', (expected, statuses) => {
    expect(isInOrder(line(...statuses))).toBe(expected);
  });

  it('as published names every page of the documents', () => {
    const titles = MILESTONES.map(({ title }) => title).join('\n');
    for (const name of DOCUMENTED_PAGES) expect(titles).toContain(name);
  });

  it('as published is in order, with at most one step under way', () => {
    expect(isInOrder(MILESTONES)).toBe(true);
    expect(MILESTONES.filter((milestone) => milestone.status === 'active').length).toBeLessThanOrEqual(1);
  });
});
