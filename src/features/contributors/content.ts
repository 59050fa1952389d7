import { type Contributor, type ContributorLevel, sortByLevel } from './model/contributor.ts';

/** The entries of the page (doc 2 §3). A new contributor is a new entry here. */
export const CONTRIBUTORS: readonly Contributor[] = sortByLevel([
  {
    id: 'maintainers',
    name: 'mythinkn 维护组',
    level: 'gold',
    contribution: '从一张白纸，搭起工具箱',
    description:
      '从第一池鱼到小驿站，想法、界面、代码和测试都出自这里。每个工具上线前先自己用一遍，不顺手的地方，改到顺手为止。',
    avatar: '维',
    tags: ['产品', '设计', '代码', '测试'],
  },
  {
    id: 'open-source',
    name: '开源社区',
    level: 'silver',
    contribution: '垫在每个工具下面的那块砖',
    description:
      '界面靠 React 和 MUI，编辑器靠 CodeMirror，图表靠 ECharts，服务端靠 Fastify。作者们把多年的心血公开出来，这里才有得搭。',
    avatar: '开',
    tags: ['React', 'MUI', 'CodeMirror', 'ECharts', 'Fastify'],
  },
]);

/** How a level is earned. */
export const LEVEL_RULES: Readonly<Record<ContributorLevel, string>> = {
  gold: '长期投入，或者独自把一个工具从想法做到上线。',
  silver: '做成一处大家都用得上的东西：一个功能、一套图、一个公开的库。',
  bronze: '帮过一次实在的忙：报一个能复现的问题，或提一条被采纳的建议。',
};

/** Ways to take part. */
export const WAYS: readonly { readonly title: string; readonly line: string }[] = [
  { title: '用，然后说', line: '哪里卡住了、哪句话没看懂，写信告诉我们。' },
  { title: '添一块砖', line: '代码、插画、文案、翻译，先说说想法再动手，免得撞车。' },
  { title: '带来一个点子', line: '你每天重复三遍的小事，也许就是下一个工具。' },
];
