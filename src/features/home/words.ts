import type { ToolGroup } from '../../shared/tool/tool-groups.ts';
import type { DayPart } from './model/greeting.ts';

/** A space separates Latin from Chinese words. */
function afterVerb(name: string): string {
  return /^[A-Za-z]/.test(name) ? ` ${name}` : name;
}

export const copy = {
  hero: {
    slogan: '保持专注下一步',
    title: '一盒打开就用的小工具',
    line: '整理数据、理清目标、放空一会儿。多数工具不用登录，断网也能用，内容只留在你的浏览器里。',
    first: '去鱼塘放空一会儿',
    resume: (tool: string) => `继续用${afterVerb(tool)}`,
    all: '全部工具',
    greetings: {
      night: '夜深了',
      morning: '早上好',
      noon: '中午好',
      afternoon: '下午好',
      evening: '晚上好',
    } satisfies Record<DayPart, string>,
    welcome: (greeting: string, name: string | null, news: string) =>
      `${name === null ? greeting : `${greeting}，${name}`} · ${news}`,
    lastOpened: (tool: string) => `上次打开：${tool}`,
  },
  pond: {
    label: '一池小鱼',
    feed: '撒一把鱼食',
    invitation: '点一下，撒把鱼食',
    enter: '进入鱼塘',
  },
  tools: {
    title: '全部工具',
    recent: '最近使用',
    newTab: '新标签页',
    pinned: '已固定',
    pin: (tool: string) => `固定${afterVerb(tool)}`,
    groups: { focus: '专注', data: '整理', create: '创作', leisure: '闲逛' } satisfies Record<ToolGroup, string>,
    otherGroup: '其他',
  },
  roadmap: {
    title: '路线图',
    active: '正在做',
    planned: '接下来',
    allReached: '路线图上的都已上线。',
    full: '看完整路线图',
  },
} as const;
