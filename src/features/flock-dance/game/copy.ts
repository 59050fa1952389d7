import type { PondKind } from '../../../core/flock/run-log.ts';
import type { EndReason, GameKind } from '../model/game.ts';

export const copy = {
  hint: '试试捕鱼',
  loginReason: '捕鱼需要先登录，登录后就能开始。看鱼和喂鱼不需要登录。',
  unavailable: '游戏没能打开，鱼群不受影响。请检查网络后再试一次。',
  kinds: {
    free: '自由捕鱼',
    daily: '今日鱼塘',
  } satisfies Record<GameKind, string>,
  sheet: {
    title: '开始捕鱼',
    lead: '你来当捕食者：追上鱼群，一口一条。',
    free: '三分钟，数量和速度由你定，每种各记一个最佳。',
    daily: (seconds: number) => `限时 ${seconds} 秒，每天换一池鱼，人人同一池。`,
    freeBest: (setting: string, score: number | null) =>
      score === null ? `${setting}：还没有成绩` : `${setting}：最佳 ${score} 条`,
    earlierBest: (score: number) => `旧版最佳 ${score} 条，不分数量和速度`,
    dailyBest: (score: number | null) => (score === null ? '今天还没玩过' : `今日最佳 ${score} 条`),
    ghost: '你今天最好的一局会化作幽灵，陪你比一场',
    friend: (score: number) => `好友 ${score} 条`,
    pastDay: (seconds: number) => `好友那天的鱼塘，限 ${seconds} 秒。`,
    close: '先看看',
  },
  /** The setting of a free game, as 180 条 · 1.0 倍. */
  setting: ({ population, pace }: { readonly population: number; readonly pace: number }) =>
    `${population} 条 · ${Number.isInteger(pace * 10) ? pace.toFixed(1) : pace} 倍`,
  board: {
    label: '本局',
    score: '得分',
    timeLeft: '剩余时间',
    timePlayed: '已用时间',
    ghost: '幽灵',
    target: '目标',
    shadows: (count: number, most: number) => `影子 ${count}，最多 ${most}`,
    info: '游戏规则',
    stamina: '体力',
  },
  countdown: (seconds: number) => `${seconds} 秒后开始`,
  rules: {
    title: '游戏规则',
    all: '嘴碰到鱼就吃掉它，每条 1 分；带圈的领队吃不到。',
    lines: {
      free: ['50 分后越游越快，每 100 分长大一圈。', '每 100 分多一条影子帮你吃，最多两条。'],
      daily: ['冲刺费体力，慢游会恢复；连吃 5 条，体力全满。', '金色的鱼值 5 分；30 分和 80 分各来一条影子帮你吃。'],
    } satisfies Record<PondKind, readonly string[]>,
    limit: (kind: string, seconds: number) => `${kind}，限时 ${seconds} 秒。`,
  },
  keys: [
    { keys: ['↑', '↓', '←', '→'], word: '移动' },
    { keys: ['空格'], word: '加速' },
    { keys: ['P'], word: '暂停' },
  ],
  keysMoveToo: '或 WASD',
  spoken: {
    score: (score: number) => `已吃到 ${score} 条`,
    shadows: (count: number) => `${count} 条影子跟着你`,
  },
  pause: {
    title: '已暂停',
    player: '时间停住了，准备好再继续。',
    settings: '设置时已暂停，准备好再继续。',
    away: '你离开了一会儿，鱼塘替你停住了。',
    resume: '继续',
    end: '结束本局',
  },
  pad: {
    label: '方向盘',
    up: '向上',
    down: '向下',
    left: '向左',
    right: '向右',
    boost: '加速',
    swap: '左右互换',
  },
  end: '结束本局',
  /** In the shell's question before unsaved work is lost. */
  unsaved: '正在进行的一局捕鱼',
  result: {
    title: (kind: string) => `${kind}：本局成绩`,
    unit: '条',
    record: '新纪录',
    best: '最佳',
    bestToday: '今日最佳',
    previousBest: (score: number) => `此前 ${score} 条`,
    firstBest: '首次成绩',
    none: '暂无',
    setting: '鱼塘',
    time: '用时',
    growth: '成长',
    growthValue: (speed: number, size: number, shadows: number) =>
      [`速度 ${toFactor(speed)} 倍`, `体型 ${toFactor(size)} 倍`, ...(shadows > 0 ? [`影子 ${shadows} 条`] : [])].join(
        ' · ',
      ),
    ghost: '比幽灵',
    target: '比好友',
    against: (score: number, other: number) => {
      if (score === other) return `打平，都是 ${other} 条`;
      return score > other ? `多 ${score - other} 条` : `少 ${other - score} 条`;
    },
    unsaved: '浏览器没有允许保存，这个纪录只在本页有效。',
    again: '再来一局',
    share: '分享',
  },
  reasons: {
    player: null,
    time: '时间到。',
    'signed-out': '你已退出登录，本局提前结束。',
    shape: '换了形状，本局提前结束。',
    lost: '鱼塘中断了，本局到此为止。',
  } satisfies Record<EndReason, string | null>,
  settings: {
    catch: '我要捕鱼',
    catchHint: '亲自当捕食者，追着鱼群吃',
    catchingHint: '关掉就结束本局',
    predatorHint: '捕鱼时捕食者就是你，不能拿走',
    shapeHint: '换成别的形状会结束本局',
    leadersHint: '这一局的领队已定，结束后可以改',
  },
} as const;

/** At most two decimals, without trailing zeros. */
function toFactor(factor: number): string {
  return String(Math.round(factor * 100) / 100);
}
