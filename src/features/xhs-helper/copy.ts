import type { ThemeId } from './model/themes.ts';

const themes: Readonly<Record<ThemeId, string>> = {
  paper: '素笺',
  ink: '水墨',
  gradient: '晚霞',
  magazine: '杂志',
  notebook: '笔记本',
  dark: '夜读',
  night: '星空',
  forest: '林间',
  ocean: '海盐',
  peach: '蜜桃',
  bulletin: '大字报',
  terminal: '终端',
};

export const copy = {
  deck: (cards: number, chars: number) => `预览与导出（${cards} 张卡片，约 ${chars} 字）`,
  themes,
} as const;
