import type { StatusFailure } from '../access/model/gate-state.ts';
import type { GateProblem } from './model/gate-rules.ts';

const PROBLEMS: Record<GateProblem, string> = {
  'reset-code-length': '请输入6位验证码',
  'reset-short': '密码长度至少8位',
  'reset-weak': '密码必须包含大小写字母、数字和特殊字符，且长度至少8位',
  'confirmation-differs': '两次输入的密码不一致',
};

const FAILURES: Record<StatusFailure, string> = {
  not_authenticated: '登录已失效，请重新登录。',
  insufficient_role: '当前账号没有管理权限，请用管理员账号登录。',
  backend_error: '服务器暂时出错，没有确认到管理权限。请稍后重试或重新登录。',
  invalid_response: '服务器的回答无法识别，没有确认到管理权限。请稍后重试或重新登录。',
  empty_response: '服务器没有回答内容，没有确认到管理权限。请稍后重试或重新登录。',
  json_parse_error: '服务器的回答不完整，没有确认到管理权限。请稍后重试或重新登录。',
  network_error: '网络连接失败，没有确认到管理权限。请检查网络后重试或重新登录。',
};

/** Words of the way into the administration. */
export const copy = {
  problems: PROBLEMS,
  failures: FAILURES,
  checking: '正在验证管理员权限…',
  login: {
    title: '管理员登录',
    email: '管理员邮箱',
    submit: '登录',
    submitHint: '登录需要邮箱验证码',
    firstHint: '首次登录需要修改密码，并配置邮件服务。',
    missing: '请填写所有必填字段',
    missingForCode: '请填写邮箱和密码后再发送验证码',
    welcome: (username: string) => `欢迎，${username}`,
    failed: '登录失败',
    badReply: '登录响应格式错误',
    needCode: '需要邮箱验证码，请检查您的邮箱',
    retry: '登录失败，请重试',
    forgot: '忘记密码？',
    checkAgain: '重新验证',
  },
  forgot: {
    title: '找回管理员密码',
    steps: ['验证邮箱', '输入验证码', '设置新密码'],
    codeTo: (email: string) => `请输入发送到 ${email} 的验证码。`,
    submit: '重置密码',
    failed: '密码重置失败',
    success: '密码重置成功，请使用新密码登录',
  },
  forced: {
    title: '请先修改初始密码',
    intro: '这个密码只用于第一次登录。设置新密码后才能继续。',
    submit: '修改密码并继续',
    missing: '请填写所有字段',
    failed: '密码修改失败',
    success: '密码修改成功',
    signOut: '退出登录',
  },
  prompt: {
    title: '请再次输入密码',
    intro: '这项操作需要确认是你本人。确认后 10 分钟内不再询问。',
    submit: '确认',
    failed: '没有确认成功',
  },
} as const;
