import {
  type Health,
  type Integrity,
  STORED_BACKUPS_MAX,
  type Vulnerabilities,
} from '../../../core/contracts/admin-health.ts';
import type { Age } from '../../../shared/age.ts';
import { copy as shared } from '../../../shared/copy.ts';
import type { Finding, Level, Part } from './model/findings.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Words of the server's state. */
export const copy = {
  loading: '正在读取系统状态…',
  loadFailed: '系统状态没有读取成功',
  staleTitle: '没有刷新成功，下面是上一次读取的状态',
  allGood: '一切正常',
  alarms: (count: number) => `${count} 项需要注意`,
  readAt: (time: string) => `读取于 ${time}`,
  refresh: '刷新',
  refreshing: '正在刷新…',
  levels: { good: '正常', note: '提示', warning: '注意', bad: '故障' } satisfies Record<Level, string>,
  parts: {
    database: '数据库',
    mail: '邮件',
    storage: '磁盘',
    backup: '备份',
    origin: '对外地址',
    process: '服务进程',
  } satisfies Record<Part, string>,
  findings: {
    databaseUnreachable: '连接不上数据库，请检查数据库和服务器日志。',
    databaseDamaged: '数据库文件已损坏：请立即停止服务，并用最近的备份恢复（npm run restore）。',
    databaseSlow: '数据库响应缓慢，请检查服务器负载和磁盘。',
    mailDown: '邮件连续发送失败，请在「邮件服务」中测试配置。',
    mailLate: '有邮件等待超过 5 分钟，验证码可能送达前就已过期。',
    mailLocal: '本机邮件模式：邮件只写入服务器，不会寄出。',
    mailUnreadable: '读取不到邮件队列，请查看服务器日志。',
    storageFull: '磁盘几乎已满，很快将无法保存数据，请立即清理。',
    storageTight: '磁盘剩余不到 1 GB，请尽快清理。',
    storageUnreadable: '读取不到数据目录所在磁盘的用量，请检查目录权限。',
    backupNone: '还没有备份，请现在备份，或设置每日备份。',
    backupOld: '上次备份已超过 7 天，请重新备份。',
    backupElsewhere: '数据在 PostgreSQL 里，请在数据库服务器上用 pg_dump 备份。',
    backupUnknown: '读取不到上次备份的时间，请检查数据目录的权限。',
    originMissing: '没有设置 PUBLIC_ORIGIN：邮件里没有链接，页面链接以每个请求的地址为准。',
    packagesUnchecked: '这个版本打包时没有检查依赖包的已知漏洞，不代表没有漏洞。',
    packagesVulnerable: '有依赖包存在已知漏洞，请更新到已修复的版本。',
    packagesCheckOld: '依赖包的检查已超过 90 天，请更新版本。',
  } satisfies Record<Finding, string>,
  facts: {
    kind: '类型',
    kinds: { embedded: '内置数据库', postgres: 'PostgreSQL' } satisfies Record<Health['database']['kind'], string>,
    answer: '响应时间',
    milliseconds: (ms: number) => (ms < 1 ? '不到 1 毫秒' : `${Math.round(ms).toLocaleString('zh-CN')} 毫秒`),
    databaseSize: '大小',
    integrity: '完整性检查',
    integrityStates: { unchecked: '尚未检查', whole: '完好', damaged: '已损坏' } satisfies Record<
      Integrity['state'],
      string
    >,
    checked: (found: string, age: Age) => `${found}（${shared.age(age)}）`,
    unknown: '未知',
    mode: '方式',
    modes: { smtp: '邮件服务器', local: '本机' } satisfies Record<Health['mail']['mode'], string>,
    waiting: '等待发送',
    proved: '登录与改密',
    member: '找回密码等',
    newcomer: '注册',
    mails: (count: number) => `${count.toLocaleString('zh-CN')} 封`,
    oldest: '最久已等待',
    free: '剩余空间',
    used: '已用空间',
    lastBackup: '上次备份',
    backupTime: (time: string, age: Age) => `${time}（${shared.age(age)}）`,
    none: '没有',
    publicOrigin: 'PUBLIC_ORIGIN',
    isSet: '已设置',
    isNotSet: '未设置',
    version: '版本',
    fromSources: '从源代码运行',
    node: 'Node.js',
    uptime: '已运行',
    memory: '内存占用',
    packages: '依赖包漏洞',
    packagesUnchecked: '尚未检查',
    packagesSafe: '未发现',
    severities: { critical: '严重', high: '高危', moderate: '中危', low: '低危' } satisfies Record<
      Exclude<keyof Vulnerabilities, 'at'>,
      string
    >,
    packagesOf: (severity: string, count: number) => `${severity} ${count}`,
    duration: toDuration,
  },
  backup: {
    store: '备份到服务器',
    storing: '正在备份…',
    stored: '备份已存到服务器',
    storeFailed: '备份没有成功',
    list: `服务器上的备份（保留最近 ${STORED_BACKUPS_MAX} 份）`,
    listHint: '位于数据目录的 stored-backups，用 npm run restore 恢复。',
    download: '下载备份',
    downloading: '正在下载备份…',
    done: '备份已下载',
    failed: '备份没有下载成功',
    hint: '备份含全部账号、数据和密钥，请妥善保管。存到服务器的备份与数据在同一块磁盘上，请另外下载一份。',
  },
} as const;

/** The two largest units of a time. */
function toDuration(seconds: number): string {
  if (seconds < MINUTE_S) return `${Math.floor(seconds)} 秒`;
  if (seconds < HOUR_S) return `${Math.floor(seconds / MINUTE_S)} 分钟`;
  if (seconds < DAY_S) return `${Math.floor(seconds / HOUR_S)} 小时 ${Math.floor((seconds % HOUR_S) / MINUTE_S)} 分钟`;
  return `${Math.floor(seconds / DAY_S)} 天 ${Math.floor((seconds % DAY_S) / HOUR_S)} 小时`;
}
