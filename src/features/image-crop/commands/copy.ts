/** Names of the commands, and further words that find them. */
export const copy = {
  choose: { name: '选择图片来裁剪', search: ['裁剪图片', '打开图片', '证件照', 'crop image', 'open image'] },
} as const;
