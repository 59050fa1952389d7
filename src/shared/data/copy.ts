import type { DbErrorCode } from '../../platform/db/db-error.ts';

export const copy = {
  /** Failures of the browser's storage: what happened, what is safe, what to do. */
  dbErrors: {
    'db-unavailable': '这个浏览器不让本站保存数据（可能是隐私窗口，或设置里禁用了）。请换普通窗口再试。',
    'db-blocked': '另一个标签页还开着旧版本，数据暂时打不开。数据都在，请关闭本站的其他标签页再试。',
    'db-newer': '数据已被新版本升级，这个页面还是旧版本。数据都在，请刷新页面。',
    'quota-exceeded': '存储空间已满，这次没有保存，原有数据不变。请先导出备份，再清理一些数据。',
    'db-damaged': '浏览器读不出保存的数据。请先重启浏览器再试；若仍然如此，可用备份恢复。',
  } satisfies Record<DbErrorCode, string>,
  outdated: '另一个标签页已升级到新版本，请刷新本页后继续。',
  reload: '刷新',
} as const;
