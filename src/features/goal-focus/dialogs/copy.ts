export const copy = {
  oversize: {
    title: '图片文件过大',
    /** Doc 2 §5. */
    limit: (size: string) => `上传的图片大小不能超过 ${size}`,
    file: (name: string, size: string) => `「${name}」有 ${size}。`,
    help: '可以这样做：',
    compress: (page: string) => `在「${page}」里压缩：选择 JPEG 或 WebP，再限定导出大小`,
    compressLink: (page: string) => `打开${page}（在新标签页打开）`,
    address: '改用图片地址：这样的图片没有大小限制',
    tutorial: '怎样复制图片地址',
    close: '知道了',
  },
  tutorial: {
    title: '怎样复制图片地址',
    desktop: '电脑',
    phone: '手机',
    rules: '地址要满足',
    close: '知道了',
  },
} as const;
