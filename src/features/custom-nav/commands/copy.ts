/** Names of the commands, and further words that find them. */
export const copy = {
  add: { name: '添加导航', search: ['新增网址', '收藏网址', 'add link', 'add bookmark'] },
  import: { name: '导入书签', search: ['导入收藏夹', '浏览器书签', 'import bookmarks'] },
  export: { name: '导出导航备份', search: ['导出备份', '备份书签', 'export bookmarks', 'backup'] },
} as const;
