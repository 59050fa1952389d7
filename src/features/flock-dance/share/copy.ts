import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import { copy as gameCopy } from '../game/copy.ts';
import type { ResultCard } from '../model/result-card.ts';

const WHOLE = {
  triangle: '同一群三角形',
  fish: '同一池鱼',
  bird: '同一群鸟',
  plane: '同一队飞机',
} as const satisfies Record<FlockShape, string>;

export const copy = {
  title: '分享鱼塘',
  scoreTitle: (score: number) => `分享战绩：${score} 条`,
  intro: (shape: FlockShape) => `好友打开链接，看到的是${WHOLE[shape]}：数量、领队、速度和形状都一样。`,
  introWithRoute: (shape: FlockShape) => `好友打开链接，看到的是${WHOLE[shape]}，领队沿着你画的路线走。`,
  scoreIntro: (score: number) =>
    `好友打开链接，会来到同一池鱼，目标是超过你的 ${score} 条。链接带着整局记录，好友那边会重放核对。`,
  dayIntro: (score: number, seconds: number) =>
    `好友打开链接，会来到同一天的鱼塘，也有 ${seconds} 秒，目标是超过你的 ${score} 条。链接带着整局记录，好友那边会重放核对。`,
  qr: '这个鱼塘的二维码',
  noQr: '链接带着整局记录，放不进二维码，请复制或发给好友。',
  copy: '复制链接',
  copyFailed: '复制失败，请手动复制',
  system: '更多方式…',
  systemFailed: '系统分享没能打开，请复制链接',
  message: '来看看我的鱼塘',
  picture: {
    save: '保存画面',
    fileName: (moment: string) => `群游画布-${moment}.png`,
    failed: '画面没能保存，鱼塘不受影响。请再试一次。',
    origin: (host: string) => `群游画布 · ${host}`,
  },
  card: {
    label: '战绩',
    title: cardTitle,
    facts: cardFacts,
    unit: '条',
    /** As 🐟 今日鱼塘 11/22 · 71 条 · 前 18% · 连续 4 天. */
    text: (card: ResultCard) => `🐟 ${[cardTitle(card), `${card.score} 条`, ...cardFacts(card)].join(' · ')}`,
    copy: '复制战绩',
    save: '保存图片',
    fileName: ({ day, score }: ResultCard) =>
      `${['鱼塘战绩', ...(day === null ? [] : [day]), `${score}条`].join('-')}.png`,
    pictureFailed: '图片没能生成，战绩还在。请再试一次，或复制文字。',
    copyFailed: '复制失败，请选中上面的文字手动复制',
    origin: (host: string) => `群游画布 · ${host}`,
  },
  unavailable: '分享没能打开，鱼群不受影响。请检查网络后再试一次。',
  note: '好友分享的鱼塘',
  noteWithRoute: '好友分享的鱼塘，领队沿着 TA 画的路线走',
  noteWithScore: (score: number) => `好友在这池鱼里捕了 ${score} 条，来超过 TA`,
  noteOfToday: (score: number) => `好友在今日鱼塘捕了 ${score} 条，来超过 TA`,
  noteOfDay: (day: string, score: number) => `好友在${toMonthAndDay(day)}的鱼塘捕了 ${score} 条，来超过 TA`,
  accept: '接受挑战',
  proof: {
    checking: '好友分享的鱼塘，正在核对成绩…',
    refused: '好友分享的鱼塘。链接里的成绩没有通过核对，不算数。',
    failed: '好友分享的鱼塘。成绩没能核对，请检查网络后刷新。',
  },
  dismissNote: '知道了',
} as const;

function cardTitle({ kind, day, setting }: ResultCard): string {
  if (day !== null) return kind === 'daily' ? `${gameCopy.kinds.daily} ${toSlashed(day)}` : `${toSlashed(day)} 的鱼塘`;
  return setting === null ? gameCopy.kinds.free : `${gameCopy.kinds.free}（${gameCopy.setting(setting)}）`;
}

function cardFacts({ kind, isCounted, topPercent, streak }: ResultCard): string[] {
  if (kind === 'daily' && !isCounted) return ['练习'];
  return [
    ...(topPercent === null ? [] : [`前 ${topPercent}%`]),
    ...(streak < 2 ? [] : [gameCopy.account.streak(streak)]),
  ];
}

/** 2026-11-21 → 11/21. */
function toSlashed(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month}/${date}`;
}

/** 2026-11-21 → 11 月 21 日. */
function toMonthAndDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return ` ${month} 月 ${date} 日`;
}
