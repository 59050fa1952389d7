import type { ReadingSize } from './model/reading-size.ts';

/** Texts of the screen. */
export const copy = {
  title: '脑洞',
  lead: '七篇短文，每篇一分钟。不讲道理，只讲小事；有一句喜欢，就带走。',
  contents: '篇目',
  today: '今天读这一篇',
  todayMark: '今天',
  keys: { before: '按', or: '或', after: '换一篇' },
  size: {
    label: '字号',
    names: { small: '小', medium: '中', large: '大' } satisfies Record<ReadingSize, string>,
    unsaved: '浏览器没有允许保存，这个字号用到关闭页面为止。',
  },
  actions: {
    label: (title: string) => `《${title}》的操作`,
    quote: '复制金句',
    text: '复制全文',
    link: '复制链接',
    card: '做成卡片',
    fileName: (title: string) => `${title}.md`,
  },
  number: (index: number) => String(index + 1).padStart(2, '0'),
  data: {
    holds: '短文的字号',
    size: '字号',
    unreadable: '这份字号读不出来，没有导入。',
  },
} as const;
