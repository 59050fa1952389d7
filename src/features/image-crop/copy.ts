/** Texts that the shell shows. Those of the screens are loaded with them, see `words.ts`. */
export const copy = {
  tab: '图片裁剪',
  summary: '裁图、压缩、证件照尺寸',
  search: ['裁图', '证件照', '一寸照', '压缩图片', '抠圆', '头像', 'crop', 'image', 'resize', 'photo'],
  meta: {
    title: '图片裁剪',
    description: '在浏览器里裁剪图片：按原图像素导出，支持旋转、圆形、证件照尺寸和压缩到指定大小，图片不上传。',
    keywords: ['图片裁剪', '证件照', '图片压缩'],
  },
  receives: '裁剪、旋转、压缩到指定大小',
} as const;
