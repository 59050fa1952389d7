import type { RequestIssues } from '../src/core/contracts/envelope.ts';
import type { ErrorCode } from '../src/core/contracts/error-codes.ts';
import { REMOVAL_GRACE_DAYS } from '../src/core/contracts/own-account.ts';
import { describeIssues } from './request-issues/copy.ts';

/** All words of the server, in the terminal and in answers. */
export const copy = {
  start: {
    ready: (address: string) => `mythinkn 已启动：${address}`,
    stopping: '正在停止……再按一次 Ctrl+C 立即退出。',
    badConfig: '启动失败，请检查以下环境变量：',
    badValue: (name: string, reason: string) => `  ${name}：${reason}`,
    port: '端口应为 0 到 65535 之间的整数，例如 PORT=8080',
    host: '应为主机名或 IP 地址，例如 HOST=0.0.0.0',
    publicOrigin: '应为不带路径的网址，例如 PUBLIC_ORIGIN=https://example.com',
    hstsSubdomains: '应为 true 或 false',
    trustProxy: '应为逗号分隔的代理 IP 或网段（不能是 /0，那等于信任所有人），例如 TRUST_PROXY=127.0.0.1,10.0.0.0/8',
    allowedHosts: '应为逗号分隔的域名，不带端口，例如 ALLOWED_HOSTS=tools.example.com,mypc.local',
    clientOrigins: '应为逗号分隔的小写网址，不带路径，不能用 * 代表所有网站，例如 CLIENT_ORIGINS=https://example.com',
    dataDirectory: '应为数据目录的路径，例如 MYTHINKN_DATA=/var/lib/mythinkn',
    databaseUrl: '应为 PostgreSQL 的连接地址，例如 DATABASE_URL=postgres://用户名:密码@主机:5432/数据库名',
    tokenSecret: (length: number) => `至少 ${length} 个字符，请使用随机值，例如 openssl rand -base64 48 的输出`,
    tokenSecretMonotonous: (count: number) =>
      `至少包含 ${count} 种不同的字符，请使用随机值，例如 openssl rand -base64 48 的输出`,
    tokenSecretNeeded: '正式环境使用 PostgreSQL 时必须设置：共用一个数据库的各个进程要用同一个值',
    logFormat: '应为 text 或 json',
    metricsToken: (length: number) => `至少 ${length} 个字母或数字，请使用随机值，例如 openssl rand -hex 24 的输出`,
    mailMode: '应为 smtp 或 local',
    localMailExposed:
      '正式环境对外提供服务时需要真实邮箱：请设置 SMTP_HOST 等变量；确实要把验证码打印在终端，请明确设置 MAIL_MODE=local',
    callsPerSecond: '应为同一网络每秒最多的接口请求数（1 到 9999999），例如 CALLS_PER_SECOND=50',
    auditAddressDays: '应为审计日志保留网络地址的天数（1 到 9999999），例如 AUDIT_ADDRESS_DAYS=180',
    mailPerHourMax: '应为每小时最多寄出的邮件数（1 到 9999999），例如 MAIL_PER_HOUR_MAX=500',
    adminEmail: '应为第一个超级管理员的邮箱地址，例如 ADMIN_EMAIL=admin@example.com',
    adminPassword: '至少 8 位，混合使用大小写字母、数字和特殊字符，且不是常见密码；首次登录后必须修改',
    lanIceServers:
      '应为 JSON 数组，例如 LAN_ICE_SERVERS=[{"urls":["stun:stun.example.com:3478"]}]，中继服务器（turn:）另需 username 和 credential',
    smtpHost: '应为邮件服务器的主机名，例如 SMTP_HOST=smtp.example.com',
    smtpHostNeeded: 'MAIL_MODE=smtp 时必须设置，例如 SMTP_HOST=smtp.example.com',
    smtpPort: '应为 1 到 65535 之间的整数，例如 SMTP_PORT=465',
    smtpUsernameNeeded: '设置了 SMTP_PASSWORD 就要设置 SMTP_USERNAME（登录邮件服务器的账号）',
    smtpPasswordNeeded: '设置了 SMTP_USERNAME 就要设置 SMTP_PASSWORD（授权码）',
    smtpFrom: '应为发件人的邮箱地址，例如 SMTP_FROM=no-reply@example.com',
    smtpFromNeeded: 'SMTP_USERNAME 不是邮箱地址时必须设置，例如 SMTP_FROM=no-reply@example.com',
    smtpFromName: '发件人名称不能含换行，最多 100 个字符',
    missingBuild: (file: string) => `没有找到可用的页面文件（${file}）。请先运行 npm run build，再重新启动。`,
    portTaken: (port: number) =>
      `启动失败：端口 ${port} 已被占用。请关闭占用它的程序，或换一个端口，例如 PORT=${nextPort(port)} npm start`,
    portForbidden: (port: number) =>
      `启动失败：没有权限使用端口 ${port}。请换一个大于 1023 的端口，例如 PORT=8080 npm start`,
    addressMissing: (host: string) => `启动失败：本机没有地址 ${host}。请检查 HOST，例如 HOST=localhost npm start`,
    failed: '启动失败：',
  },
  data: {
    directoryUnusable: (directory: string, reason: string) =>
      `启动失败：数据目录 ${directory} 无法使用（${reason}）。请检查权限，或用 MYTHINKN_DATA 换一个目录。`,
    directoryInUse: (directory: string, pid: number | null) =>
      `启动失败：数据目录 ${directory} 正被另一个 mythinkn 进程${pid === null ? '' : `（进程号 ${pid}）`}使用。请先停止它，或用 MYTHINKN_DATA 换一个目录。`,
    databaseMissing: (file: string, secret: string) =>
      `启动失败：密钥文件 ${secret} 已经用过，但数据库 ${file} 不存在或是空的。请从备份恢复数据库；确实要从头开始，请先移走这个密钥文件。`,
    secretUnusable: (file: string, reason: string) =>
      `启动失败：密钥文件 ${file} 无法读写（${reason}）。请检查磁盘空间，以及文件是否属于运行 mythinkn 的用户。`,
    badSecret: (file: string) =>
      `启动失败：密钥文件 ${file} 的内容不完整。请从备份恢复；删除它会生成新密钥，所有人都要重新登录。`,
    notDurable: (settings: string) =>
      `启动失败：数据库没有按要求落盘（${settings}），断电可能丢失已确认的数据。请检查数据库设置。`,
    unreachable: (host: string, reason: string) =>
      `启动失败：连接不上 DATABASE_URL 指定的 PostgreSQL（${host}）：${reason}`,
    unreadable: (file: string, reason: string) =>
      `启动失败：数据库文件 ${file} 打不开（${reason}）。请检查磁盘与权限，必要时从备份恢复。`,
    damaged: (file: string, problem: string) =>
      `启动失败：数据库文件 ${file} 已损坏（${problem}）。请先复制整个数据目录留底，再从备份恢复。`,
    newer: '启动失败：数据由更新版本的 mythinkn 写入，请用那个版本或更新的版本启动。',
    migrationFailed: (name: string) => `启动失败：更新数据表时出错（${name}），数据保持原样。`,
    notificationsLost: '与 PostgreSQL 的通知连接中断，会自动重连；期间不同进程之间的小驿站暂时互相看不到。',
    connectionLost: '与 PostgreSQL 的一个连接中断，会自动重连。',
    storageFull: '存储已满，请求已答复 503。请清理磁盘空间，之后会自动恢复。',
    unavailable: 'PostgreSQL 暂时不可用，请求已答复 503，恢复后会自动继续。',
  },
  /** One line each, at the start or once while the server runs. */
  warnings: {
    untrustedProxy: (address: string) =>
      `提醒：${address} 发来了转发头（X-Forwarded-For 等），但它不在 TRUST_PROXY 中，所以没有采用。如果它是您的反向代理，请设置 TRUST_PROXY，否则所有访客会被当作同一个网络。`,
    noPublicOrigin:
      '提醒：正式环境没有设置 PUBLIC_ORIGIN，页面链接、站点地图和 HSTS 会以每个请求的地址为准。例如 PUBLIC_ORIGIN=https://example.com',
    plainHttp: (host: string) =>
      `提醒：正式环境在 ${host} 上以明文 http 对外服务，密码和验证码可能被窃听。请在前面放置 TLS 代理，并设置 https 的 PUBLIC_ORIGIN。`,
    plainPostgres: (host: string) =>
      `提醒：到 PostgreSQL（${host}）的连接没有加密。请在 DATABASE_URL 后加上 ?sslmode=verify-full；确实不需要时请写明 ?sslmode=disable。`,
    plainSmtp: (host: string) => `提醒：邮件经 ${host} 的 25 端口发送，可能不加密。请改用 465 或 587 端口。`,
    openDataDirectory: (directory: string, mode: string) =>
      `提醒：其他用户可以进入数据目录 ${directory}（权限 ${mode}）。建议执行 chmod 700 ${directory}`,
  },
  backup: {
    usage: '用法：node dist/server/backup.js <目标文件夹>，数据目录由 MYTHINKN_DATA 指定',
    restoreUsage: '用法：node dist/server/restore.js <备份文件夹>，恢复到 MYTHINKN_DATA 指定的新目录或空目录',
    postgres: '数据在 PostgreSQL 里（DATABASE_URL），请用 pg_dump 备份。',
    restorePostgres: '数据在 PostgreSQL 里（DATABASE_URL），请用 pg_restore 恢复。',
    nothing: (directory: string) => `数据目录 ${directory} 里没有 mythinkn.db。请检查 MYTHINKN_DATA。`,
    exists: (path: string) => `${path} 已经存在，不会覆盖。请换一个名字。`,
    missing: (path: string) => `${path} 里没有 mythinkn.db，不是一个备份。`,
    notEmpty: (directory: string) => `数据目录 ${directory} 不是空的，不会覆盖。请用 MYTHINKN_DATA 指定一个新目录。`,
    damaged: (file: string, reason: string) => `数据库文件 ${file} 没有通过检查（${reason}），请换一个备份。`,
    damagedSecret: (file: string) => `密钥文件 ${file} 的内容不完整，请换一个备份。`,
    inUse: (directory: string) => `数据目录 ${directory} 正被一个 mythinkn 进程使用。请先停止它，再恢复到新目录。`,
    newer: (file: string) => `${file} 由更新版本的 mythinkn 写入，请用那个版本或更新的版本恢复。`,
    failed: (path: string, reason: string) => `备份到 ${path} 失败，没有留下文件：${reason}`,
    restoreFailed: (directory: string, reason: string) => `恢复到 ${directory} 失败，没有留下数据：${reason}`,
    consoleFailed: '从管理后台备份失败：',
    oldOnesStay: '新的备份已存好，但旧的备份没有删掉：',
    unexpected: '出了点问题：',
    done: (backup: BackupFacts, seconds: number) => `已备份到 ${toBackupFacts(backup, seconds)}`,
    restored: (backup: BackupFacts, seconds: number) => `已恢复到 ${toBackupFacts(backup, seconds)}`,
  },
  answers: {
    badRequest: '请求格式不正确',
    notFound: '请求的地址不存在',
    methodNotAllowed: '不支持这种请求方式',
    payloadTooLarge: '提交的内容过大',
    urlTooLong: '请求的地址过长',
    unsupportedMediaType: '不支持这种内容格式',
    foreignHost: '本服务没有启用这个域名。管理员可以设置 PUBLIC_ORIGIN，或把域名加入 ALLOWED_HOSTS。',
    upgradeRequired: '这个地址只接受 WebSocket 连接',
    tooManyRequests: '你的网络发出的请求太多，请稍后再试',
    serverError: '服务器出了点问题，请稍后再试',
    foreignOrigin: '请求不是从本站页面发出的，已拒绝',
  },
  accounts: {
    codeSent: '验证码已发送到您的邮箱，请查收',
    codePrinted: '本机模式：验证码已打印在服务器终端',
    loggedIn: '登录成功',
    loggedOut: '已退出登录',
    registered: '注册成功！请登录使用',
    passwordReset: '密码重置成功，请使用新密码登录',
    passwordChanged: '密码修改成功，其他设备需要重新登录',
    renamed: '用户名已修改',
    removalAsked: `账号将在 ${REMOVAL_GRACE_DAYS} 天后注销，在此之前登录就会取消`,
  },
  admin: {
    needPasswordChange: '登录成功，请先修改密码',
    needEmailConfig: '登录成功，请先配置邮件服务',
    passwordConfirmed: '密码正确',
    mailSaved: '邮件服务配置已保存',
    mailPostponed: '已使用本机邮件模式，可以稍后再配置',
    mailLocal: '已改回本机邮件模式',
    mailTested: '测试邮件已发送，请查收',
    mailPrinted: '本机模式：测试邮件已打印在服务器终端',
    invited: '账号已创建，邀请邮件已发出',
    invitedLocally: '账号已创建。本机模式：邀请没有寄出，已打印在服务器终端',
    edited: '账号已修改',
    statusSet: '账号状态已更新',
    rolesSet: '角色已更新，对方需要重新登录',
    removed: '账号已删除',
    passwordReset: '原密码已失效，重设密码的邮件已发出',
    passwordResetLocally: '原密码已失效。本机模式：邮件没有寄出，已打印在服务器终端',
    unlocked: '登录限制已解除',
    sessionsEnded: '对方的全部设备都已退出',
    bulkDone: (count: number) => `已处理 ${count} 个账号`,
    roleCreated: '角色已创建',
    roleSaved: '角色已保存',
    roleRemoved: '角色已删除',
    permissionCreated: '权限已创建',
    permissionRemoved: '权限已删除',
    uploaded: '图片已上传',
    systemSaved: '系统配置已保存',
  },
  sessions: {
    ended: '已退出那台设备',
    othersEnded: '其他设备都已退出',
  },
  /** By error code. The client recognizes the field of a failed registration by 用户名, 邮箱 and 验证码 (doc 2 §8). */
  errors: {
    NEED_EMAIL_VERIFICATION: '需要邮箱验证码，请检查您的邮箱',
    NEED_PASSWORD_CHANGE: '请先修改密码',
    NEED_EMAIL_CONFIG: '请先配置邮件服务',
    NEED_PASSWORD_CONFIRMATION: '请再次输入当前密码',
    WRONG_CREDENTIALS: '邮箱或密码错误',
    WRONG_CODE: '验证码错误或已过期，请检查或重新获取',
    CODE_ATTEMPTS_EXCEEDED: '验证码错误次数过多，请重新获取验证码',
    RESEND_TOO_EARLY: ({ retryAfter = 0 }: Waiting) => `请等待 ${retryAfter} 秒后再次发送`,
    TOO_MANY_ATTEMPTS: ({ retryAfter = 0, data }: Waiting) =>
      data === undefined
        ? `错误次数过多，请 ${toDuration(retryAfter)}后再试`
        : `这个账号的密码错误次数过多。密码正确的话，验证码已经发出，填写它就能登录；否则请 ${toDuration(retryAfter)}后再试`,
    TOO_MANY_CODES: ({ retryAfter = 0, data }: Waiting) =>
      data === undefined
        ? `验证码发送次数过多，请 ${toDuration(retryAfter)}后再试`
        : `这个邮箱的验证码请求过多。你在这个网络登录过的话，验证码已经发出，请查收；否则请 ${toDuration(retryAfter)}后再试`,
    USERNAME_TAKEN: '用户名已存在，请换一个用户名',
    EMAIL_TAKEN: '该邮箱已被注册，请直接登录或重设密码',
    INVALID_EMAIL: '请输入有效的邮箱地址',
    INVALID_USERNAME: ({ minimum }: Minimum) =>
      minimum === undefined ? '用户名含有看不见的字符或过多的附加符号，请修改用户名' : `用户名至少${minimum}个字符`,
    USERNAME_RESERVED: '这个用户名已被系统保留，请换一个用户名',
    PASSWORD_TOO_SHORT: ({ minimum = 0 }: Minimum) => `密码长度至少${minimum}位`,
    PASSWORD_WEAK: '密码强度不足，请混合使用大小写字母、数字和特殊字符',
    PASSWORD_COMMON: '这个密码太常见，容易被猜到，请换一个',
    PASSWORD_PERSONAL: '密码不能是自己的邮箱或用户名，请换一个',
    PASSWORD_UNCHANGED: '新密码不能与当前密码相同',
    PASSWORDS_DIFFER: '两次密码输入不一致',
    WRONG_PASSWORD: '当前密码错误',
    ACCOUNT_DISABLED: '账号已被停用，请联系管理员',
    ADMIN_ACCOUNT: '管理员不能自行注销账号，请先让其他超级管理员移除您的管理员角色',
    RENAMED_TOO_OFTEN: ({ retryAfter = 0 }: Waiting) => `用户名修改次数过多，请 ${toDuration(retryAfter)}后再试`,
    EXPORTED_TOO_OFTEN: ({ retryAfter = 0 }: Waiting) => `导出次数过多，请 ${toDuration(retryAfter)}后再试`,
    MAIL_UNAVAILABLE: '发送验证码失败，请稍后重试',
    TOO_BUSY: '服务器繁忙，请稍后再试',
    STORAGE_FULL: '服务器的存储已满，刚才的操作没有保存。请稍后再试，或联系管理员',
    MAIL_IN_ENVIRONMENT: '邮件服务由服务器的环境变量配置，请在那里修改',
    MAIL_PASSWORD_NEEDED: '修改服务器、端口或用户名后，请重新输入邮箱密码（授权码）',
    MAIL_HOST_FORBIDDEN: '不能使用这个邮件服务器地址',
    MAIL_DNS_FAILED: '找不到邮件服务器：请检查主机名和服务器的 DNS',
    MAIL_PORT_FAILED: '连接不上邮件服务器的端口：请检查端口，以及防火墙是否放行',
    MAIL_TLS_FAILED: '端口已连上，但没能按预期的加密方式通信：465 一开始就加密，其他端口用 STARTTLS；也请检查证书',
    MAIL_AUTH_FAILED: '邮件服务器拒绝了登录：请检查用户名和密码（多数邮箱要用授权码）',
    MAIL_SENDER_REFUSED: '邮件服务器拒绝了发件人地址：它通常要与用户名一致',
    MAIL_RECIPIENT_REFUSED: '邮件服务器拒绝了收件人地址',
    MAIL_MESSAGE_REFUSED: '邮件服务器拒绝了这次连接或测试邮件',
    MAIL_TIMED_OUT: '邮件服务器没有及时响应：端口与加密方式可能不匹配，或网络不通',
    MAIL_TESTED_TOO_OFTEN: ({ retryAfter = 0 }: Waiting) => `测试过于频繁，请 ${toDuration(retryAfter)}后再试`,
    LAN_ROOM_CLOSED: '这个驿站不在你的网络里：请使用站内成员分享的链接或二维码',
    LAN_NO_ROOM: '无法判断你所在的网络：请输入口令进入驿站，或使用站内成员分享的链接或二维码',
    LAN_BAD_CODE: '驿站口令应为 4 到 32 个字母、数字或文字，可用单个短横线分隔',
    LAN_ROOM_FULL: '驿站已满，请稍后再试',
    LAN_TOO_MANY: ({ retryAfter = 0 }: Waiting) => `进站次数过多，请 ${toDuration(retryAfter)}后再试`,
    SUBJECT_MISSING: '要操作的对象不存在，请刷新列表后再试',
    CODE_NEEDS_ADMIN_ROLE: 'ADMIN: 开头的权限只能授予管理员及以上的角色',
    RIGHTS_EXCEEDED: '不能操作权限不低于自己的账号或角色，也不能授予自己没有的权限',
    OWN_ACCOUNT: '不能停用、删除自己的账号，也不能修改自己的角色；要换自己的密码，请用「修改密码」',
    LAST_SUPER_ADMIN: '至少要保留一位可用的超级管理员',
    CHANGED_MEANWHILE: '其他人刚刚改过，请核对后再保存',
    ROLE_TAKEN: '角色名或显示名称已存在，请换一个',
    INVALID_ROLE: '角色名应为 2 到 32 个大写字母、数字或下划线，以字母开头；显示名称为 1 到 50 个可见字符',
    ROLE_IN_USE: '仍有成员使用这个角色，请先移除成员再删除',
    PERMISSION_TAKEN: '这个权限码已存在',
    INVALID_PERMISSION: '权限码的格式应为 模块:资源:操作，例如 USER:REPORT:READ；名称为 1 到 50 个可见字符',
    SUBJECT_FIXED: '系统内置的角色和权限不能这样修改',
    UPLOAD_UNREADABLE: '这个文件不是完整的 PNG、JPEG 或 WebP 图片，请换一张图片再上传',
    UPLOAD_ANIMATED: '不支持动图，请换一张静态图片',
    UPLOAD_TOO_MANY_PIXELS: '图片超过 2000 万像素，请缩小后再上传',
    UPLOAD_QUOTA: '图片已存满（最多 60 张、共 100 MB）：请先从配置中移除不用的图片并保存，一天后空间会自动释放',
    UPLOAD_MISSING: '有上传的图片已被清理，请移除它或重新上传，再保存',
    BACKUP_IN_POSTGRES: '数据在 PostgreSQL 里，这里无法备份：请在数据库服务器上用 pg_dump 备份',
    BACKUP_TOO_LARGE: '数据库超过 1 GB，在这里备份会让服务停顿太久：请在服务器上运行 npm run backup -- <文件夹>',
    BACKUP_NO_SPACE: '服务器磁盘空间不足，放不下一份备份，没有留下文件：请先清理磁盘，或在服务器上备份到其他磁盘',
    BACKUP_FAILED: '备份没有成功，没有留下文件：原因在服务器日志里，请检查后再试',
    FLOCK_DAY_CLOSED: '这一天的鱼塘不在开放时间内，请检查设备的日期与时间',
    FLOCK_TOO_MANY: ({ retryAfter = 0 }: Waiting) => `提交成绩过于频繁，请 ${toDuration(retryAfter)}后再试`,
    UNAUTHENTICATED: '登录已失效，请重新登录',
    PASSWORD_CHANGED: '密码已修改，请重新登录',
    FORBIDDEN: '权限不足，请联系管理员',
    INVALID_REQUEST: ({ data }: Issues) => describeIssues(data?.issues ?? []),
  } satisfies Readonly<Record<ErrorCode, string | ((details: Waiting & Minimum & Issues) => string)>>,
} as const;

interface Waiting {
  /** Seconds. */
  readonly retryAfter?: number;
  /** Of a code that may have been sent. */
  readonly data?: unknown;
}

interface Issues {
  /** Of a malformed request. */
  readonly data?: RequestIssues;
}

interface BackupFacts {
  readonly directory: string;
  readonly bytes: number;
  readonly hasSecret: boolean;
}

function toBackupFacts({ directory, bytes, hasSecret }: BackupFacts, seconds: number): string {
  const facts = `${directory}（${(bytes / 1_000_000).toFixed(1)} MB，${seconds.toFixed(1)} 秒）`;
  return hasSecret ? facts : `${facts}。备份里没有密钥文件：请另外保管 TOKEN_SECRET。`;
}

interface Minimum {
  readonly minimum?: number;
}

function toDuration(seconds: number): string {
  if (seconds <= 60) return `${seconds} 秒`;
  return seconds <= 60 * 60 ? `${Math.ceil(seconds / 60)} 分钟` : `${Math.ceil(seconds / 3600)} 小时`;
}

function nextPort(port: number): number {
  return port < 65_535 ? port + 1 : 8080;
}
