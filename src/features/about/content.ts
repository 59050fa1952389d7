import { MILESTONES_AHEAD } from '../../shared/product/content.ts';
import type { Milestone } from '../../shared/product/milestone.ts';

/** A paragraph group of the part about privacy. */
interface PrivacyPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Parts of every site. They follow the code: `docs/security.md` and `docs/decisions.md` say how each promise is kept. */
const PRIVACY_ALWAYS: readonly PrivacyPart[] = [
  {
    title: '留在你的浏览器里',
    lines: [
      '你在工具里写下和放入的内容：目标、卡片、网址、图片、记住的文本、鱼塘的成绩，还有各种设置。',
      '它们只存在这个浏览器里，不上传。换一个浏览器或一台设备就看不到，重要的内容请定期备份。',
      'JSON / YAML 工具打开期间，页面不发出任何请求。',
    ],
  },
  {
    title: '服务器能看到什么',
    lines: [
      '不登录时：和打开任何网站一样，服务器会收到你的网络地址和要打开的页面。错误日志只记页面路径，不记网络地址，也不记路径后面的参数。',
      '有账号时：邮箱、用户名、密码的摘要（不可还原）、登录着的设备和时间。登录最长保持 24 小时，12 小时不用就会结束；你标记为自己的设备保持 30 天。',
      '登录、验证码这类操作会写进安全日志，带网络地址，用来拦住猜密码的人；日志里没有密码和验证码。',
    ],
  },
  {
    title: '小驿站',
    lines: [
      '文字和文件在设备之间加密直传，服务器不保存。服务器帮设备互相找到，因此知道房间里有哪些用户。',
      '两台设备连不上时，由创建房间的设备转交；站点如果配置了中继，中继只能看到加密后的数据。',
    ],
  },
];

const FOREIGN_SITES =
  'DIY SHOW 用了网上的图片（你填的地址，或站点管理员设的背景），浏览器会去那里取图；你点开的外部链接当然也是。';

const WITHOUT_COUNTING: readonly PrivacyPart[] = [
  {
    title: '没有的东西',
    lines: ['没有 Cookie，没有统计和广告，没有第三方的脚本与字体。', `只有一种情况会连到别的网站：${FOREIGN_SITES}`],
  },
];

const withCounting = (host: string): readonly PrivacyPart[] => [
  {
    title: '访问统计',
    lines: [
      `这个站点的管理员开启了访问统计：打开门户页面时，浏览器把页面的路径发送到 ${host}；登录、退出和安装应用时，只发送“发生了一次”。`,
      '发送的内容里没有账号、没有你写下的东西，也没有路径后面的参数和编号。那里和任何网站一样，会看到你的网络地址和浏览器类型。',
      'JSON / YAML 工具和管理后台不统计。浏览器开启了“请勿跟踪”或“全球隐私控制”（GPC），就什么都不发送。',
    ],
  },
  {
    title: '没有的东西',
    lines: [
      '没有 Cookie，没有广告，没有第三方的脚本与字体。',
      `除了访问统计，只有一种情况会连到别的网站：${FOREIGN_SITES}`,
    ],
  },
];

/** What the page says about privacy, with the host that page views are sent to; null while they are counted nowhere. */
export function listPrivacyParts(countingHost: string | null): readonly PrivacyPart[] {
  return [...PRIVACY_ALWAYS, ...(countingHost === null ? WITHOUT_COUNTING : withCounting(countingHost))];
}

/** How visitors delete their data. The first line stands before the link to the page for it. */
export const DELETION: PrivacyPart = {
  title: '怎样删除',
  lines: [
    '按工具查看、导出或清除：',
    '退出登录会删掉这个浏览器里的登录信息；清除浏览器的网站数据，会删掉这里的一切。',
    '账号在右上角头像的「我的账号」里导出、注销。申请注销后 7 天删除，期间登录就会取消。',
  ],
};

interface Release {
  /** Date of the release, `YYYY-MM-DD`. */
  readonly date: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** What changed for visitors, the latest release first. */
export const RELEASES: readonly Release[] = [
  {
    date: '2026-11-29',
    title: '有深浅和昼夜的鱼塘，首页先说下一步',
    lines: [
      '群游画布：水有深浅，天会亮会暗，鸟和飞机有了自己的天空；画好的路线可以分享，画面可以存成图片；显卡够快的电脑上，设置里有一万条鱼的海洋模式。',
      '专注时鱼群会聚拢过来，绕着时间慢慢游，休息时给它们喂一把食；也可以什么都不做，静静看。',
      '今日鱼塘的成绩跟着账号走，连续几天都记得；没有账号也能先玩三十秒。',
      '首页和专注计时都会告诉你今天先做哪一件，做完一按就好。',
      '目标规划：一次粘贴多条任务，重复与提醒，删掉的也能找回来。',
      '图片裁剪：九宫格、批量、马赛克和证件照底色。',
      'JSON：在树里直接改，表格可以导出 Excel；YAML 保持原来的写法。',
      '穿云箭：图标可以换成图片，能读更多导航站的文件；小红书助手读得懂表格，撤销一步一步来。',
    ],
  },
  {
    date: '2026-11-25',
    title: '公平的今日鱼塘，省事的登录',
    lines: [
      '今日鱼塘：不论窗口大小，人人同一片水；开局倒数三秒，嘴碰到才算吃到。',
      '冲刺要花体力，连吃 5 条补满；三十秒和一分钟各游来一条金鱼，值 5 分。',
      '自由捕鱼每局三分钟。',
      '登录只剩一个按钮，输完验证码就进；自己的设备可以保持登录 30 天，注册后直接登录。',
      '新的标志和配色，对话框在手机上从底部打开。',
    ],
  },
  {
    date: '2026-11-23',
    title: '新首页，小驿站、穿云箭与小红书助手',
    lines: [
      '首页换了模样：活的鱼塘、看得见样子的工具卡片、最近使用和固定。',
      '小驿站：同一网络里聊天、传图、传文件。',
      '穿云箭：自己的导航页，拼音搜索、拖动排序、书签导入。',
      '小红书助手：长文自动分成图文卡片，十二套主题，整套下载。',
      '按 Ctrl+K（Mac 按 ⌘K）搜索工具、命令和目标；文件拖到任何页面，都会问你用哪个工具打开。',
      'DIY SHOW：目标、时钟和壁纸铺满一屏，带专注计时。',
      'JSON / YAML：对比、表格、查询、类型生成和编码文本识别。',
    ],
  },
  {
    date: '2026-11-22',
    title: '目标规划与图片裁剪',
    lines: [
      '目标规划：任务树、时间线、日历、层级图和年度回顾。',
      '图片裁剪：按比例、像素、文件大小裁切，不离开本机。',
      '页面打开更快：文字先到，程序随后。',
    ],
  },
  {
    date: '2026-11-21',
    title: '起步',
    lines: [
      '门户、深浅主题、离线可用。',
      '群游画布：上千条鱼结队而游，可以喂食、画路线、下水捕鱼。',
      'JSON / YAML 工具：格式化、修复、互转。',
      '账号：邮箱注册与登录。',
    ],
  },
];

/** The milestones that are reached, in order. */
const MILESTONES_DONE: readonly Milestone[] = [
  { title: '门户与群游画布', line: '整体框架、深浅主题、离线可用；还有一池结队的鱼，累了来看看。', status: 'done' },
  { title: 'JSON / YAML 工具', line: '格式化、修复与互转，大文件也不卡，内容不出浏览器。', status: 'done' },
  { title: '账号', line: '邮箱注册与登录；不登录也能用大多数工具。', status: 'done' },
  { title: '捕鱼小游戏', line: '在群游画布里当一回捕食者。', status: 'done' },
  { title: '目标规划', line: '把大目标拆成下一步，进度一眼看清。', status: 'done' },
  { title: 'DIY SHOW', line: '把目标或时钟铺满桌面，安静地提醒自己。', status: 'done' },
  { title: '图片裁剪', line: '按比例、按像素、按大小裁好，原图画质不打折。', status: 'done' },
  { title: '小驿站', line: '同一网络里聊天、传图、传文件，不经过第三方。', status: 'done' },
  { title: '穿云箭', line: '自己的导航页，一百个常用网址随手可达。', status: 'done' },
  { title: '小红书助手', line: '一键把长文排成图文卡片。', status: 'done' },
  { title: '脑洞与贡献榜', line: '几则随想，一面感谢墙。', status: 'done' },
  { title: '管理后台', line: '用户、角色与系统配置，改动都有记录。', status: 'done', forOperators: true },
  { title: '持续进化', line: '三屏讲清楚：这是什么，为什么只看下一步，还会长成什么样。', status: 'done' },
  { title: '鱼塘新玩法', line: '每日一局，有连击和体力，成绩跟着账号走。', status: 'done' },
  { title: '专注陪伴', line: '鱼群陪你专注二十五分钟，休息时来喂一把食。', status: 'done' },
  { title: '海洋模式', line: '显卡够快的电脑上，一万条鱼一起游。', status: 'done' },
];

/** The whole roadmap, in order. */
export const MILESTONES: readonly Milestone[] = [...MILESTONES_DONE, ...MILESTONES_AHEAD];
