/** Words of the page around both tools. */
export const copy = {
  tab: 'JSON / YAML 工具',
  tabTexts: ['JSON', 'YAML'],
  summary: '格式化、压缩、修复与校验 JSON 和 YAML，两者互转，大文件也不卡顿，内容不离开本机。',
  search: [
    'JSON',
    'YAML',
    'YML',
    '格式化',
    '压缩',
    '修复',
    '校验',
    '转换',
    'format',
    'minify',
    'repair',
    'validate',
    'convert',
  ],
  meta: {
    title: 'JSON / YAML 工具',
    description:
      '在浏览器本地格式化、压缩、校验并修复 JSON 和 YAML，保留注释与数字原样，两者互转并列出差异，支持大文件，内容不上传。',
    keywords: ['JSON 格式化', 'JSON 压缩', 'JSON 校验', 'JSON 修复', 'YAML 格式化', 'YAML 转 JSON', 'JSON 转 YAML'],
  },
  heading: 'JSON 与 YAML 工具',
  tabs: { label: 'JSON 与 YAML', json: 'JSON 工具', yaml: 'YAML 工具' },
  privacy: {
    promise: '本页不发送任何数据',
    requests: (count: number) => `载入后网络请求 ${count} 次`,
    remember: '记住输入（只存在本机）',
    kept: '不勾选时，1 MB 以内的输入只保留在本标签页：刷新后还在，关闭标签页即消失。勾选后另存到本机浏览器，下次打开仍在。结果不保存，需要时重新生成。',
    notRemembered: '这份内容太大，没有记住。',
  },
  data: {
    holds: '勾选「记住输入」后保存的文本；标签页里未勾选的输入随标签页消失，不在此列',
    json: 'JSON 输入',
    jsonRight: 'JSON 对比右侧',
    yaml: 'YAML 输入',
    unreadable: '内容读不出来',
    unkept: (name: string) => `页面上的 ${name} 还没有记住，导入会覆盖它`,
  },
} as const;
