/** Words in the server's messages that name the field of a rejected registration, for answers without a known code (doc 2 §8). */
export const lexicon = {
  username: ['用户名'],
  email: ['邮箱'],
  code: ['验证码'],
  taken: ['已被注册', '已存在'],
} as const;
