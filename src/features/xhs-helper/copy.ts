/** Texts that the shell shows. Those of the screens are loaded with them, see `words.ts`. */
export const copy = {
  tab: '小红书助手',
  summary: '长文一键变图文卡片',
  receives: { text: '分成图文卡片', picture: '用作卡片的背景图' },
  shortcut: '文案转图',
  search: ['文案转图', '图文卡片', '卡片制作', '排版', '小红书', 'xhs', 'card', 'post', 'rednote'],
  meta: {
    title: '小红书助手 · 文案转图',
    description: '把长文自动分成图文卡片：四种分段、十二套主题、逐张编辑，导出高清图片或整套打包，文字只留在浏览器里。',
    keywords: ['小红书助手', '文案转图', '图文卡片', '长文转图片', '卡片排版'],
  },
} as const;
