/** Texts that the shell shows. Those of the screens are loaded with them, see `screens/copy.ts`. */
export const copy = {
  tab: '穿云箭',
  summary: '自己的网址导航：分类、拼音搜索、拖动排序，浏览器书签一次搬进来。',
  search: ['自定义导航', '网址导航', '书签', '收藏夹', '链接', 'bookmark', 'link', 'navigation'],
  meta: {
    title: '穿云箭 · 自定义导航',
    description: '把常用网址放在一页：分类、拼音首字母搜索、拖动排序，可导入浏览器书签，数据只存在自己的浏览器里。',
    keywords: ['自定义导航', '网址导航', '书签管理', '书签导入', '穿云箭'],
  },
} as const;
