/** Words of all lists of the administration. */
export const copy = {
  columns: '显示的列',
  rowsPerPage: '每页行数',
  range: (from: number, to: number, total: number) =>
    total === 0 ? '共 0 条' : `第 ${from}–${to} 条，共 ${total.toLocaleString('zh-CN')} 条`,
  firstPage: '第一页',
  previousPage: '上一页',
  nextPage: '下一页',
  lastPage: '最后一页',
  selectAll: '选择本页全部',
  selectRow: (name: string) => `选择 ${name}`,
  actions: '操作',
  loading: '正在读取列表…',
  loadFailed: '列表没有读取成功',
  none: '没有符合条件的记录。',
  clearFilters: '清除筛选',
} as const;
