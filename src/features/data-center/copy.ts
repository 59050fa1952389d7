/** The words of the page's descriptor, which is in the first script; those of the screen load with it. */
export const copy = {
  name: '数据中心',
  meta: {
    title: '数据中心：备份、恢复与清理本机数据',
    description: '每个工具在浏览器里保存了什么、占多大空间，一个文件备份或恢复全部数据，随时回到还原点。',
    keywords: ['数据中心', '数据备份', '数据恢复', '导入导出', '还原点'],
  },
  search: ['备份', '恢复', '还原', '导入', '导出', '存储空间', '清理', 'backup', 'restore', 'import', 'export', 'data'],
  receives: '从这份备份恢复数据',
} as const;
