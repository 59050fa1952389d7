import type { ContributorLevel } from './model/contributor.ts';

/** Texts of the screen. */
export const copy = {
  title: '贡献榜',
  lead: '工具箱里的每一块砖都有人递过。名字挂在这里，谢意也在。',
  hall: '贡献者',
  levels: { gold: '金牌', silver: '银牌', bronze: '铜牌' } satisfies Record<ContributorLevel, string>,
  tags: (name: string) => `${name}的标签`,
  link: '复制链接',
  next: {
    title: '下一位是你',
    line: '这块牌子还没有刻字。',
    action: '看看怎么参与',
  },
  legend: {
    title: '三级怎么评',
    line: '看做成了什么；级别只升不降。',
  },
  join: {
    title: '怎样参与',
    mail: {
      title: '写信给我们',
      line: '没有格式要求，几句话就好。',
      open: '写一封信',
      show: '显示邮箱地址',
      copy: '复制邮箱地址',
      needsScript: '邮箱地址要在浏览器允许脚本时才会显示，这样可以少收一些垃圾邮件。',
      subject: '参与 mythinkn',
      body: '你好，\n\n我想说的是：\n\n\n如果上榜，希望显示的名字：\n',
    },
  },
} as const;
