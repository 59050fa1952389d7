import type { SignInArea, SignInOutcome } from '../../../src/core/contracts/admin-sign-ins.ts';

/** Column titles and values of exported files. */
export const copy = {
  people: ['编号', '邮箱', '用户名', '状态', '角色', '创建时间（UTC）', '最近登录（UTC）'],
  status: { active: '正常', disabled: '已停用' },
  audit: ['编号', '时间（UTC）', '操作人编号', '操作人', '操作', '对象', '对象名称', '变更前', '变更后', '网络地址'],
  signIns: ['编号', '时间（UTC）', '账号编号', '用户名', '邮箱', '入口', '结果', '网络地址', '设备'],
  areas: { portal: '站点', backOffice: '管理后台', register: '注册' } satisfies Record<SignInArea, string>,
  outcomes: {
    ok: '登录成功',
    NEED_EMAIL_VERIFICATION: '密码正确，等待邮箱验证码',
    WRONG_CREDENTIALS: '邮箱或密码错误',
    WRONG_CODE: '验证码错误或已过期',
    CODE_ATTEMPTS_EXCEEDED: '验证码错误次数过多',
    TOO_MANY_ATTEMPTS: '尝试次数过多，登录受限',
    ACCOUNT_DISABLED: '账号已停用',
    TOO_MANY_CODES: '密码正确，验证码发送次数已用完',
    RESEND_TOO_EARLY: '密码正确，刚发过验证码',
    MAIL_UNAVAILABLE: '密码正确，验证码没有发出',
  } satisfies Record<SignInOutcome, string>,
} as const;
