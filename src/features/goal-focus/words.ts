import { copy as timer } from '../../shared/focus/copy.ts';
import { copy as page } from './copy.ts';
import type { WallpaperName } from './model/wallpaper.ts';

export const copy = {
  ...page,
  product: '保持专注下一步',
  /** Words of the card while the visitor has written none (doc 2 §2). */
  prompt: {
    title: '可全屏、编辑文字、多张背景图、展示时钟',
    hint: '点右下角的编辑按钮，写下你眼前最重要的一件事',
    backTitle: '功能导航',
  },
  notMoved: (reason: string) => `旧设置里的图片没能移到图片库，图片和设置都还在。${reason}`,
  /** Texts that earlier releases put into the settings (doc 2 §4). */
  placeholders: {
    titles: ['可全屏、编辑文字、多张背景图、展示时钟', '保持专注下一步'],
    descriptions: ['点右下角的编辑按钮，写下你眼前最重要的一件事', '可全屏、编辑文字、多张背景图、展示时钟'],
  },
  card: {
    label: '目标卡片',
    flip: '翻到另一面',
    clock: (time: string, date: string) => `现在是 ${time}，${date}`,
    half: { am: '上午', pm: '下午' },
  },
  toolbar: {
    label: '桌面工具',
    previous: '上一张图片',
    next: '下一张图片',
    pause: '暂停动画与换图',
    resume: '继续动画与换图',
    space: '空格',
    focus: '专注计时',
    screenshot: '截图',
    share: '分享',
    enterFullscreen: '全屏',
    exitFullscreen: '退出全屏',
    edit: '编辑',
    failed: '窗口没有加载成功，请检查网络后再试。',
  },
  /** Which picture is shown. */
  picture: {
    label: '当前图片',
    wallpapers: { gradient: '流光渐变', waves: '层叠山浪', stars: '星空' } satisfies Record<WallpaperName, string>,
    place: (at: number, count: number) => `${at} / ${count}`,
    favorite: '收藏这张图片',
    unfavorite: '取消收藏',
    failed: '没能保存收藏，关闭页面后会失效：这个浏览器的存储已满，可在数据中心清理。',
  },
  tip: {
    text: '点这里换上你的目标、字色和壁纸',
    close: '知道了',
  },
  focus: {
    ...timer,
    label: '专注计时',
    pause: '暂停',
    resume: '继续',
    stop: '结束',
    close: '收起计时',
    settings: '计时设置',
    done: '完成',
    round: (count: number) => `已完成 ${count} 轮`,
    lengths: { focus: '专注时长', break: '休息时长', longBreak: '长休息时长' },
    sound: '结束时响一声',
    notify: '结束时发系统通知',
    notifyDenied: '浏览器没有允许通知，可在地址栏左侧的网站设置里打开。',
  },
  goal: {
    label: (title: string) => `目标「${title}」`,
    retry: '重试',
    done: '完成',
    doneLabel: (title: string) => `完成：${title}`,
    allDone: '这个目标的任务都完成了',
    empty: '这个目标还没有任务',
    closed: '这个目标已完成或已归档',
    progress: (percent: number) => `进度 ${percent}%`,
    overdue: '已逾期',
    today: '今天',
    another: (count: number) => `换一件（今天共 ${count} 件）`,
    completed: (title: string) => `已完成「${title}」`,
    undo: '撤销',
    undone: '已撤销',
    failed: (reason: string) => `没能写回目标规划，任务没有改动。${reason}`,
    missing: '绑定的目标已不存在，可在编辑里另选一个。',
    unreadable: '目标规划暂时读不出来，卡片其余部分不受影响。',
  },
} as const;
