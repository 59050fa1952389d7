/** Words for failed service calls to which the server gave none (doc 1 §8). */
export const copy = {
  network: '网络错误或服务器不可用，请检查网络后重试',
  timeout: '服务器长时间没有回应，请稍后重试',
  badRequest: '填写的内容有误，请检查',
  unauthorized: '登录已过期，请重新登录',
  forbidden: '权限不足，请联系管理员',
  notFound: '没有找到要访问的内容',
  tooMany: '操作太频繁，请稍后再试',
  internal: '服务器内部错误，请稍后重试',
  server: '服务器错误，请稍后重试',
  business: '没有成功，请稍后再试',
  other: '操作失败，请稍后重试',
} as const;
