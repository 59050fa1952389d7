import type { FlockShape } from '../../core/flock/flock-shape.ts';
import { copy as page } from './copy.ts';

export const copy = {
  ...page,
  heading: '群游画布',
  canvas: '群游画布：鱼群在深水中游动。按 P 暂停或继续，按 R 刷新路线，按 F 进入或退出全屏。',
  playing: '群游画布：正在捕鱼。方向键或 WASD 移动，空格加速，按 P 暂停。',
  drawing: '群游画布：为领队画路线。方向键移动落点，按回车加入路线，按 Esc 收起落点。',
  controls: {
    label: '画布控制',
    population: '数量',
    populationValue: (count: number) => `${count} 条`,
    speed: '速度',
    speedValue: (factor: number) => `${factor.toFixed(1)} 倍`,
    live: (leaders: number) => `领队 ${leaders}`,
    liveLabel: (leaders: number) => `当前领队 ${leaders} 条`,
    refresh: '刷新路线',
    pause: '暂停',
    resume: '继续',
    enterFullscreen: '进入全屏',
    exitFullscreen: '退出全屏',
    share: '分享鱼塘',
    settings: '画布设置',
  },
  settings: {
    title: '画布设置',
    leaders: '领队数量',
    leadersAuto: '随机（1 或 2）',
    leadersValue: (count: number) => `${count} 条`,
    shape: '形状',
    hidesLeaders: '领队隐身',
    hidesLeadersHint: '看不见谁在带路，只看见鱼群转向',
    hasPredator: '捕食者',
    hasPredatorHint: '放进一条大鱼，看鱼群四散躲开',
    reset: '重置鱼群',
    close: '完成',
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
    calm: '已按系统的「减少动态效果」放慢鱼群。',
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
    sound: '捕鱼的声音',
    hint: '喂食提示',
    unreadable: '内容读不出来',
  },
  errorTitle: '画布暂时不可用',
  retry: '重新开始',
} as const;

export type FlockErrorCode = 'worker-unavailable' | 'wasm-unavailable' | 'canvas-unavailable' | 'context-lost';
