/** Ids of the sections in order. They are the anchors in the page's address. */
export const SECTION_IDS = ['intro', 'focus', 'growth'] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export interface Section {
  readonly id: SectionId;
  /** Short name in the milestone navigator. */
  readonly milestone: string;
  /** In phrases: a line may end between them only. */
  readonly title: readonly string[];
  readonly lines: readonly string[];
}

/** The three milestones (doc 1 §2.10). */
export const SECTIONS: readonly Section[] = [
  {
    id: 'intro',
    milestone: '这是什么',
    title: ['一盒打开就用的', '小工具'],
    lines: [
      '每天会用到的小工具，都收在一处：理目标，理数据，理图片，也养了一池鱼，给眼睛歇脚。',
      '在 mythinkn，多数工具不用登录，断网也能用。你写下的东西，留在你自己的浏览器里。',
    ],
  },
  {
    id: 'focus',
    milestone: '核心理念',
    title: ['保持专注', '下一步'],
    lines: [
      '再大的事，落到手上都只有一步。远处的目标一多，人反而会站着不动。',
      '所以这里每个页面只亮一件事，别的往后站。做完这一步，下一步自己会亮起来。',
    ],
  },
  {
    id: 'growth',
    milestone: '怎样长大',
    title: ['持续进化'],
    lines: [
      '鱼群没有图纸，每条鱼只守三条小规矩：别撞上，跟着走，不掉队。游着游着，就有了样子。',
      '工具箱也这样长大：先做小，用起来，再改好。做好一个，上线一个。',
    ],
  },
];
