import { FILE_LIMITS } from '../constants.ts';
import type { OfferRefusal, TransferFailure } from './file-session.ts';

const transferFailures: Readonly<Record<TransferFailure, string>> = {
  damaged: '内容校验不一致，没有保留，请重新接收',
  'file-lost': '发送方的文件已被移动或改动',
  'no-space': '这台设备的存储空间不够',
  unreachable: '两台设备连不上',
  'bad-sender': '对方发来的数据不合规则，已停止接收',
};

const refusals: Readonly<Record<OfferRefusal, (names: readonly string[]) => string>> = {
  'too-large': (names) => `文件大小不能超过 100MB：${toNames(names)}`,
  unreadable: (names) => `文件读不出来，可能是文件夹，或已被移动：${toNames(names)}`,
  'not-in-room': (names) => `还没有进入驿站，没有发出：${toNames(names)}`,
  'too-many': ([first = '']) => `一次最多发 ${FILE_LIMITS.pending} 个文件，从「${first}」起的没有发出，可以再选一次`,
  'room-full': ([first = '']) =>
    `在一个驿站里最多发 ${FILE_LIMITS.perUser} 个文件，从「${first}」起的没有发出；离开后再进入可以继续`,
  away: (names) => `收件的设备不在驿站里，没有发出：${toNames(names)}`,
  'other-file': (names) => `不是原来的文件（名称、大小或内容不同），没有发出：${toNames(names)}`,
};

const NAMED_MAX = 3;

function toNames(names: readonly string[]): string {
  const shown = names.slice(0, NAMED_MAX).join('、');
  return names.length > NAMED_MAX ? `${shown} 等 ${names.length} 个` : shown;
}

function toTimeLeft(seconds: number): string {
  if (seconds < 60) return `剩 ${seconds} 秒`;
  if (seconds < 3600) return `剩 ${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
  return `剩 ${Math.floor(seconds / 3600)} 小时 ${Math.floor((seconds % 3600) / 60)} 分`;
}

/** Texts about files. */
export const copy = {
  refusals,
  continued: (names: readonly string[]) => `接着发送：${toNames(names)}`,
  file: {
    noReceiver: '等待其他设备加入后发送',
    onlyAway: (username: string) => `${username} 不在驿站里，回来后发送`,
    delivered: (done: number, count: number) => `${done}/${count} 台设备已收到`,
    details: '每台设备的进度',
    progress: (name: string) => `${name} 的传输进度`,
    picture: (name: string) => `图片：${name}`,
    actions: { accept: '接收', decline: '拒绝', cancel: '取消', retry: '重新接收', save: '保存' },
    retrySending: '重新发送',
    stopOffering: '不再发给新设备',
    saveAgain: '再存一份',
    saveAll: (count: number) => `全部保存（${count}）`,
    saving: (done: number, count: number) => `正在保存 ${done}/${count}`,
    savedAll: (count: number) => `${count} 个文件已存成一个 ZIP，文件夹都在里面`,
    saveAllFailed: '没有存成：可能是磁盘空间不够，或文件已经不在了。可以再试一次，或逐个保存',
    saveAllGone: (saved: number, gone: readonly string[]) =>
      `存好了 ${saved} 个；另有 ${gone.length} 个内容已经不在，请让对方重新发送：${toNames(gone)}`,
    actionLabel: (action: string, name: string, device?: string) =>
      `${action} ${name}${device === undefined ? '' : `（${device}）`}`,
    saveFailed: '文件内容已经不在了，请让对方重新发送',
    offeredToMe: '等你接收',
    offered: '等待对方接收',
    running: '传输中…',
    checking: '正在校验…',
    paused: '连接断开，恢复后自动继续',
    senderAway: '对方不在驿站里，回来后继续',
    senderChooses: '等对方重新选择这个文件后继续',
    needsFile: '页面刷新过，重新选择这个文件后继续',
    choose: '选择文件',
    received: '已收到，还没有保存',
    saved: '已保存',
    sent: '已送达',
    declinedByMe: '已拒绝',
    declined: '对方拒绝了',
    declinedFull: `对方那里等待接收的文件满 ${FILE_LIMITS.pending} 个了，等对方处理后再重新发送`,
    cancelledByMe: '已取消',
    cancelled: '对方取消了',
    drop: {
      title: (count: number, folder: string | null) =>
        folder === null ? `${count} 个文件` : `${folder}（${count} 个文件）`,
      received: (done: number, count: number, isAnswered: boolean) =>
        done === 0 && !isAnswered ? '等你接收' : `已收到 ${done}/${count} 个`,
      sent: (done: number, count: number) => `已送达 ${done}/${count} 个`,
      sentToAll: (done: number, count: number) => `${done}/${count} 台设备已全部收到`,
      withdrawn: '已取消，不再发送',
      needsFiles: (count: number) => `页面刷新过，重新选择 ${count} 个文件后继续`,
      acceptAll: '全部接收',
      declineAll: '全部拒绝',
      cancelAll: '全部取消',
      each: '查看每个文件',
    },
    withdrawnByMe: '已取消，没有收到',
    withdrawn: '对方已取消，不再发送',
    withdrawnFrom: (holders: readonly string[]) =>
      `已取消，不再发送。${holders.length === 0 ? '没有设备收到' : `${holders.join('、')} 已经收到`}`,
    speed: (size: string) => `${size}/s`,
    timeLeft: toTimeLeft,
    failures: transferFailures,
    gone: '文件已不在',
  },
} as const;
