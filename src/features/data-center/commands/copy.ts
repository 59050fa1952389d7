/** Names of the commands, and further words that find them. */
export const copy = {
  backup: { name: '备份全部数据', search: ['导出全部', '导出备份', '下载备份', 'backup', 'export all'] },
} as const;
