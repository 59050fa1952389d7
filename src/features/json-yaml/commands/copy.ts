/** Names of the commands, and further words that find them. */
export const copy = {
  format: { name: '格式化 JSON', search: ['美化 JSON', '修复 JSON', '整理', 'format json', 'pretty', 'beautify'] },
  minify: { name: '压缩 JSON', search: ['去空格', 'minify json', 'compress'] },
  toYaml: { name: 'JSON 转 YAML', search: ['转换', 'json to yaml', 'convert'] },
  formatYaml: { name: '格式化 YAML', search: ['整理 YAML', 'format yaml'] },
} as const;
