/** Texts that the shell shows. Those of the screen are loaded with it, see `words.ts`. */
export const copy = {
  tab: '贡献榜',
  summary: '谁添过砖，下一位是你',
  search: ['感谢', '致谢', '贡献者', 'contributors', 'thanks'],
  meta: {
    title: '贡献榜 · 感谢墙',
    description: '谁为 mythinkn 做了什么，金银铜三级怎样评，怎样参与：代码、插画、文案和建议都算数。',
    keywords: ['贡献榜', '贡献者', '致谢'],
  },
} as const;
