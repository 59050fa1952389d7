import type { RunOutcome } from '../../../core/contracts/flock-records.ts';
import type { PondKind } from '../../../core/flock/run-log.ts';
import type { EndReason, GameKind, Round } from '../model/game.ts';

export const copy = {
  hint: '试试捕鱼',
  loginReason: '捕鱼需要先登录，登录后就能开始。看鱼和喂鱼不需要登录。',
  unavailable: '游戏没能打开，鱼群不受影响。请检查网络后再试一次。',
  kinds: {
    free: '自由捕鱼',
    daily: '今日鱼塘',
  } satisfies Record<GameKind, string>,
  /** The one game of a visitor without an account. */
  taste: {
    name: '试玩',
    offer: (seconds: number) => `先试玩 ${seconds} 秒`,
    hint: '不登录可以先试玩一局，不记成绩；完整的一局需要登录。',
    over: '试玩结束。登录后能玩完整的一局，成绩记在你的账号里。',
    login: '登录，接着玩',
  },
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
  account: {
    open: '今天第一局计入成绩，之后是练习',
    started: '今天的一局已经开始过，再玩是练习',
    finished: (score: number, percentile: number | null) =>
      `今天的成绩 ${score} 条${percentile === null ? '' : `，超过 ${percentile}% 的人`}，再玩是练习`,
    strip: '最近七天的成绩',
    day: (day: string) => `${Number(day.slice(8))}日`,
    dayLabel: (day: string, score: number | null) =>
      `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日：${score === null ? '没有成绩' : `${score} 条`}`,
    streak: (days: number) => `连续 ${days} 天`,
    counts: '计入今天',
    practice: '练习，不计入今天',
    waiting: '成绩还没有传到账号，联网后会自动补传。',
    percentile: (percent: number) => `超过 ${percent}% 的人`,
    usedElsewhere: '今天计分的一局已经在别的设备或标签页开始过，这一局是练习。',
    wrongClock: '这台设备的日期不对，今日鱼塘的成绩暂时不能计入账号。请校准日期和时间后再来。',
    refused: {
      WRONG_SCORE: '这一局没有通过服务器的核对，没有记到账号里。本机的成绩还在。',
      WRONG_SEED: '这一局的鱼塘和日期对不上，没有记到账号里。本机的成绩还在。',
      WRONG_CONDITIONS: '这一局的设置没有通过核对，没有记到账号里。本机的成绩还在。',
      TOO_MANY_STEPS: '这一局太长，没有记到账号里。本机的成绩还在。',
      WRONG_STEPS: '这一局的记录不完整，没有记到账号里。本机的成绩还在。',
      OLD_RULES: '这一局用的是旧规则，没有记到账号里。刷新页面后再玩就会计入。',
      DAY_CLOSED: '那一天的鱼塘已经关闭，当天的一局没能计入账号。本机的成绩还在。',
      NOT_STARTED: '今天计分的一局已经在别处用掉，这一局是练习。',
      ALREADY_COUNTED: '今天已经有计入的成绩，这一局是练习。',
    } satisfies Record<Exclude<RunOutcome, 'counted' | 'stored' | 'kept'>, string>,
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
      free: ['50 分后越游越快。', '每 100 分长大一圈。', '每 100 分多一条影子帮你吃，最多两条。'],
      daily: [
        '冲刺费体力，慢游会恢复。',
        '连吃 5 条，体力全满。',
        '金色的鱼值 5 分。',
        '30 分和 80 分各来一条影子帮你吃。',
      ],
    } satisfies Record<PondKind, readonly string[]>,
    limit: (kind: string, seconds: number) => `${kind}，限时 ${seconds} 秒。`,
  },
  keys: [
    { keys: ['↑', '↓', '←', '→'], note: '或 WASD', word: '移动' },
    { keys: ['空格'], note: '', word: '加速' },
    { keys: ['按住鼠标'], note: '', word: '跟着游' },
    { keys: ['P', 'Esc'], note: '', word: '暂停' },
  ],
  gamepadKeys: [
    { keys: ['左摇杆'], note: '', word: '移动' },
    { keys: ['A'], note: '', word: '加速' },
    { keys: ['Start'], note: '', word: '暂停' },
  ],
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
  /** Below the icons on a touch screen. */
  short: { sound: '声音', swap: '互换', end: '结束' },
  pad: {
    label: '方向盘',
    up: '向上',
    down: '向下',
    left: '向左',
    right: '向右',
    boost: '加速',
    swap: '左右互换',
  },
  sound: { on: '打开声音', off: '关闭声音' },
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
    nextShadow: (fish: number) => `离下一条影子还差 ${fish} 条`,
    curve: { best: (points: number) => `最好的 10 秒：${points} 条`, ghost: '虚线是幽灵' },
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
    catch: '捕鱼',
    start: '开始捕鱼',
    end: '结束本局',
    catchHint: '亲自当捕食者，追着鱼群吃',
    catchFishOnlyHint: '形状是鱼时才能捕鱼',
    catchingHint: '正在捕鱼，结束后看成绩',
    predatorHint: '捕鱼时你就是捕食者，不能关闭',
    sound: '捕鱼的声音',
    soundHint: '吃到鱼时响一声，手机会轻轻振动',
    shapeHint: '换成别的形状会结束本局',
    leadersHint: '这一局的领队已定，结束后可以改',
  },
} as const;

/** What a game is called. */
export function nameOf({ userId, kind }: Pick<Round, 'userId' | 'kind'>): string {
  return userId === null ? copy.taste.name : copy.kinds[kind];
}

/** At most two decimals, without trailing zeros. */
function toFactor(factor: number): string {
  return String(Math.round(factor * 100) / 100);
}
