import type { FlockShape } from '../../core/flock/flock-shape.ts';
import { copy as page } from './copy.ts';

/** What swims or flies, for every shape: all of them, one of them, and the place that it is in. */
const FLOCKS = {
  triangle: { all: '三角群', another: '换一群三角', unit: '个', where: '在深水中游动' },
  fish: { all: '鱼群', another: '换一池鱼', unit: '条', where: '在深水中游动' },
  bird: { all: '鸟群', another: '换一群鸟', unit: '只', where: '在天空中飞翔' },
  plane: { all: '机群', another: '换一队飞机', unit: '架', where: '在天空中飞行' },
} as const satisfies Record<FlockShape, object>;

const HUNTERS = {
  triangle: '放进一个大三角',
  fish: '放进一条大鱼',
  bird: '放进一只大鸟',
  plane: '放进一架大飞机',
} as const satisfies Record<FlockShape, string>;

export const copy = {
  ...page,
  heading: '群游画布',
  canvas: (shape: FlockShape) =>
    `群游画布：${FLOCKS[shape].all}${FLOCKS[shape].where}。按 P 暂停或继续，按 R 换条路线，按 F 进入或退出全屏，按 T 专注，按 V 静静看。`,
  playing: '群游画布：正在捕鱼。方向键或 WASD 移动，空格加速，按 P 暂停。',
  drawing: '群游画布：为领队画路线。方向键移动落点，按回车加入路线，按 Esc 收起落点。',
  controls: {
    label: '画布控制',
    population: '数量',
    populationValue: (count: number, shape: FlockShape) => `${count} ${FLOCKS[shape].unit}`,
    speed: '速度',
    speedValue: (factor: number) => `${factor.toFixed(1)} 倍`,
    live: (leaders: number) => `领队 ${leaders}`,
    liveLabel: (leaders: number, shape: FlockShape) => `当前领队 ${leaders} ${FLOCKS[shape].unit}`,
    refresh: '换条路线',
    pause: '暂停',
    resume: '继续',
    enterFullscreen: '进入全屏',
    exitFullscreen: '退出全屏',
    share: '分享鱼塘',
    settings: '画布设置',
    focus: '专注',
    watch: '静静看',
    /** Below the icons on a touch screen, which has no tooltips. */
    short: { pause: '暂停', resume: '继续', refresh: '路线', fullscreen: '全屏', share: '分享', settings: '设置' },
  },
  settings: {
    title: '画布设置',
    leaders: '领队数量',
    leadersAuto: '随机',
    leadersAutoHint: (shape: FlockShape) => `随机是 1 或 2 ${FLOCKS[shape].unit}`,
    shape: '形状',
    hidesLeaders: '领队隐身',
    hidesLeadersHint: (shape: FlockShape) => `看不见谁在带路，只看见${FLOCKS[shape].all}转向`,
    hasPredator: '捕食者',
    hasPredatorHint: (shape: FlockShape) => `${HUNTERS[shape]}，看${FLOCKS[shape].all}四散躲开`,
    reset: (shape: FlockShape) => FLOCKS[shape].another,
    close: '完成',
  },
  ocean: {
    label: '海洋模式',
    hint: (shape: FlockShape) => `一万${FLOCKS[shape].unit}一起来，画面跟不上时自动换回`,
    playingHint: '捕鱼在鱼塘里进行，结束后可以打开',
    lateHint: (shape: FlockShape) => `这台设备的画面跟不上一万${FLOCKS[shape].unit}，这次不再打开`,
    left: (isLate: boolean, shape: FlockShape) =>
      isLate
        ? `一万${FLOCKS[shape].unit}太多，画面跟不上，已换回原来的数量。`
        : '海洋没能打开，已换回原来的数量。请稍后再试一次。',
  },
  shapes: {
    triangle: '三角形',
    fish: '鱼',
    bird: '鸟',
    plane: '飞机',
  } satisfies Record<FlockShape, string>,
  notices: {
    starting: '鱼群马上游来…',
    plain: '当前浏览器不支持 WebGL 2，已改用简化画面。',
    calm: (shape: FlockShape) => `已按系统的「减少动态效果」放慢${FLOCKS[shape].all}。`,
    lost: '画面中断了，正在等待显卡恢复…',
    settingsUnavailable: '设置没能打开，鱼群不受影响。请检查网络后再试一次。',
    dismiss: '知道了',
  },
  errors: {
    'worker-unavailable':
      '鱼群没能启动：后台线程无法加载。请检查网络后重试；若仍不行，请换用新版 Chrome、Edge、Firefox 或 Safari。',
    'wasm-unavailable': '鱼群没能启动：计算模块无法加载。请检查网络后重试，或换用较新的浏览器。',
    'canvas-unavailable': '这个浏览器无法绘制画布。请更新浏览器，或开启硬件加速后重试。',
    'context-lost': '显卡迟迟没有恢复画面。你的设置都还在，可以重新开始。',
  } satisfies Record<FlockErrorCode, string>,
  data: {
    holds: '鱼群设置、操作提示和最好成绩',
    settings: '鱼群设置',
    records: '最好成绩',
    padSide: '方向键位置',
    accountGames: '待传到账号的成绩',
    taste: '试玩过捕鱼',
    sound: '捕鱼的声音',
    hint: '喂食提示',
    unreadable: '内容读不出来',
  },
  errorTitle: '画布暂时不可用',
  retry: '重新开始',
} as const;

export type FlockErrorCode = 'worker-unavailable' | 'wasm-unavailable' | 'canvas-unavailable' | 'context-lost';
