import type { Surface } from '../model/images.ts';
import type { LookProblem } from '../model/sound-look.ts';

const SURFACES = { panel: '卡片', background: '页面' } satisfies Record<Surface, string>;

export const copy = {
  holds: '专注桌面的文字、样式、图片和计时时长',
  settings: '专注桌面的文字和样式',
  lengths: '计时时长',
  signals: '计时提醒',
  single: (surface: Surface) => `${SURFACES[surface]}的单张图片`,
  noRoom: (surface: Surface, name: string, limit: number) =>
    `${SURFACES[surface]}图片${name === '' ? '' : `「${name}」`}（已满 ${limit} 张）`,
  skipped: {
    settings: '文字和样式读不出来',
    lengths: '计时时长读不出来',
    signals: '计时提醒读不出来',
    missing: '备份里缺少这张图片',
    'no-picture': '不是图片，或者读不出来',
    'too-large': '图片太大',
    address: '不是有效的图片地址',
    surplus: '超出每组图片的张数上限',
  } satisfies Record<LookProblem | 'settings' | 'lengths' | 'signals', string>,
} as const;
