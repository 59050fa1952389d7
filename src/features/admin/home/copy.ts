import type { SetupStep } from '../../../core/contracts/admin-access.ts';
import type { SetupState } from './model/setup-list.ts';

const STEPS: Record<SetupStep, string> = {
  password: '修改初始密码',
  address: '换成自己的邮箱地址',
  mail: '配置邮件服务',
  'mail-test': '发送一封测试邮件',
  'public-origin': '设置公网地址',
  backup: '做一次备份',
};

/** What to do about a step that is not done. */
const ADVICE: Record<SetupStep, string> = {
  password: '用初始密码登录后会要求修改。',
  address: '在服务器上设置 ADMIN_EMAIL 为你能收信的地址，然后重启。现在的地址收不到邮件，只有终端能看到验证码。',
  mail: '填写 SMTP 服务器，验证码和密码重置邮件才能寄到用户手里。',
  'mail-test': '给自己发一封测试邮件，确认每个环节都通。',
  'public-origin': '在服务器上把 PUBLIC_ORIGIN 设为站点的 https 地址，然后重启。分享链接和站点地图会用到它。',
  backup: '在系统健康里下载一份备份，保存到另一台机器。',
};

const STATES: Record<SetupState, string> = {
  done: '已完成',
  open: '待完成',
  postponed: '已推迟',
  failed: '失败',
  unknown: '由运维负责',
};

/** Words of the administration's home. */
export const copy = {
  welcome: (username: string) => `欢迎，${username}`,
  badge: { superAdmin: '超级管理员', admin: '普通管理员' },
  role: '角色',
  scope: '管理范围',
  scopes: { superAdmin: '全部功能：管理员、用户、角色、权限和系统配置', admin: '普通用户、角色和权限' },
  cards: {
    title: '常用操作',
    monitoring: {
      title: '系统监控',
      text: '数据库、邮件、磁盘、备份和进程的状态。',
      action: '查看系统健康',
      refused: '系统监控需要超级管理员权限。你可以管理用户，也可以修改自己的密码。',
      users: '管理用户',
    },
    password: {
      title: '修改密码',
      text: '验证当前密码和邮箱验证码后，设置新的密码。',
      action: '修改密码',
    },
    mail: {
      title: '邮件配置',
      text: '查看正在使用的 SMTP 设置，发送测试邮件。',
      action: '查看邮件配置',
    },
  },
  links: {
    title: '快捷链接',
    names: { registry: '服务注册中心', gateway: '网关健康检查', orders: '订单服务健康检查' },
    none: '还没有设置快捷链接。',
    set: '去系统配置里添加',
    failed: '快捷链接没有读取成功',
    loading: '正在读取快捷链接…',
  },
  setup: {
    title: '首次使用清单',
    progress: (done: number, total: number) => `已完成 ${done} / ${total}`,
    allDone: '全部完成',
    steps: STEPS,
    advice: ADVICE,
    states: STATES,
    at: (time: string) => `于 ${time}`,
    failing: (hop: string) => `失败的环节：${hop}`,
    down: '服务器最近几封邮件都没有寄出去，请查看邮件配置。',
    unknownBackup: '数据库是独立的 PostgreSQL 服务器，用 pg_dump 备份。',
    toMail: '去配置',
    toTest: '去测试',
    toBackup: '去备份',
    failed: '清单没有读取成功',
    loading: '正在读取首次使用清单…',
  },
} as const;
