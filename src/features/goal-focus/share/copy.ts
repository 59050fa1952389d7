export const copy = {
  title: '分享专注桌面',
  /** The shared text: product and tagline (doc 2 §9). */
  product: 'mythinkn · 保持专注下一步',
  summary: '把眼前的目标放大成一整屏：文字、时钟、壁纸任你摆，还能计时专注。',
  intro: '链接打开的是好友自己的桌面，不含你的文字和图片。',
  text: '分享内容',
  qr: '专注桌面的二维码',
  copy: '复制文案和链接',
  copyFailed: '复制失败，请手动复制',
  system: '更多方式…',
  systemFailed: '系统分享没能打开，请复制链接',
  sites: '分享到其他网站',
  weibo: '微博',
  qzone: 'QQ 空间',
  leaves: (site: string) => `分享到${site}（在新窗口打开外部网站）`,
  leavesNote: '点击后在新窗口打开外部网站，并带上文案和链接。',
} as const;
