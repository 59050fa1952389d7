/** Texts that the shell shows. Those of the screens are loaded with them, see `words.ts`. */
export const copy = {
  tab: '穿云箭',
  summary: '常用网址，一搜就到',
  receives: '把里面的网址搬进导航',
  search: ['自定义导航', '网址导航', '书签', '收藏夹', '链接', 'bookmark', 'link', 'navigation'],
  meta: {
    title: '穿云箭 · 自定义导航',
    description: '把常用网址放在一页：分类、拼音首字母搜索、拖动排序，可导入浏览器书签，数据只存在浏览器里。',
    keywords: ['自定义导航', '网址导航', '书签管理', '书签导入', '穿云箭'],
  },
} as const;
