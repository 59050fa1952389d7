import type { DbErrorCode } from '../../platform/db/db-error.ts';
import type { LeftReason } from '../tool/tool-data.ts';
import type { ArchiveErrorCode } from './archive-format.ts';

export const copy = {
  /** Failures of the browser storage. Each text says what happened, which data is safe and what to do. */
  dbErrors: {
    'db-unavailable': '这个浏览器不让本站保存数据（可能是隐私窗口，或设置里禁用了）。请换普通窗口再试。',
    'db-blocked': '另一个标签页占用着数据，暂时打不开。数据都在，请关闭本站的其他标签页再试。',
    'db-newer': '数据已被新版本升级，这个页面还是旧版本。数据都在，请刷新页面。',
    'quota-exceeded': '存储空间已满，这次没有保存，原有数据不变。请先导出备份，再清理一些数据。',
    'db-damaged': '浏览器读不出保存的数据。请先重启浏览器再试；若仍然如此，可用备份恢复。',
  } satisfies Record<DbErrorCode, string>,
  archiveErrors: {
    'not-an-archive': '这不是从数据中心导出的备份文件。什么都没有改变，请换一个文件。',
    'archive-newer': '这份备份来自更新的版本。什么都没有改变，请刷新页面后再试。',
    'archive-too-large': '这个文件太大，超出了备份的上限。什么都没有改变。',
    'archive-damaged': '这份备份已损坏，可能没有下载完整。什么都没有改变，请换一份备份。',
    'data-unreadable': '备份里的内容读不出来。什么都没有改变。',
  } satisfies Record<ArchiveErrorCode, string>,
  pointGone: '这个还原点已经不在了，可能在另一个标签页被删除。数据没有改变。',
  failed: '没有成功，数据没有改变。请再试一次。',
  outdated: '另一个标签页已升级到新版本，请刷新本页后继续。',
  reload: '刷新',
  noPoint: {
    title: '留不了还原点',
    body: (reason: string) => `${reason} 也可以先把现在的数据下载成备份文件再继续，之后用那个文件恢复。`,
    confirm: '下载备份并继续',
  },
  import: {
    title: '导入备份',
    reading: '正在读取备份…',
    applying: '正在导入…',
    nothing: '这份备份里没有可以导入的内容。',
    mode: '导入方式',
    modes: {
      merge: { name: '合并', hint: '保留这个浏览器已有的，只补上缺少的和更好的' },
      replace: { name: '替换', hint: '变成备份里的样子，这个浏览器多出来的会移除' },
    },
    counts: {
      added: (count: number) => `新增 ${count} 项`,
      changed: (count: number) => `更新 ${count} 项`,
      unchanged: (count: number) => `相同 ${count} 项`,
      kept: (names: readonly string[]) => `保留本机的 ${names.length} 项：${listNames(names)}`,
      overwritten: (names: readonly string[]) => `改用备份里的 ${names.length} 项：${listNames(names)}`,
      removed: (count: number) => `移除 ${count} 项`,
      skipped: (count: number, reason: string) => `跳过 ${count} 项：${reason}`,
    },
    left: {
      'unknown-tool': '这个版本没有对应的工具，已跳过',
      newer: '来自更新的版本，已跳过；刷新页面后再试',
      damaged: '校验不符，已跳过',
      unreadable: '内容读不出来，已跳过',
    } satisfies Record<LeftReason, string>,
    unknownFiles: (count: number) => `另有 ${count} 个不认识的文件，已忽略`,
    safety: '导入前会先留一个还原点，可以撤销。',
    start: '导入',
    nothingNew: '没有可导入的',
    cancel: '取消',
    another: '知道了',
    handOver: (page: string) => `交给「${page}」导入`,
    done: '导入完成',
    undo: '撤销导入',
    undoing: '正在撤销…',
    undone: '已撤销，数据回到了导入之前。',
    close: '完成',
  },
} as const;

const NAMES_MAX = 5;

function listNames(names: readonly string[]): string {
  return `${names.slice(0, NAMES_MAX).join('、')}${names.length > NAMES_MAX ? ' 等' : ''}`;
}
