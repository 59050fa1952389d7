/** Texts of the list of keys, which are loaded with it. */
export const copy = {
  title: '键盘快捷键',
  general: '所有页面',
  search: '搜索工具、命令和目标',
  sheet: '打开这份列表',
  close: '关闭窗口和菜单',
} as const;
