import type { Milestone } from './model/roadmap.ts';

/** The roadmap, in order. A milestone moves to `done` in the change that ships it. */
export const MILESTONES: readonly Milestone[] = [
  { title: '门户与群游画布', line: '外壳、深浅配色、离线可用；一池会思考的鱼，放松时看看。', status: 'done' },
  { title: 'JSON / YAML 工具', line: '格式化、修复与互转，大文件也从容，内容不出浏览器。', status: 'done' },
  { title: '账号', line: '邮箱注册与登录；不登录也能用大多数工具。', status: 'done' },
  { title: '捕鱼小游戏', line: '在群游画布里当一回捕食者。', status: 'done' },
  { title: '目标规划', line: '把大目标拆成下一步，进度一眼看清。', status: 'done' },
  { title: 'DIY SHOW', line: '把目标或时钟铺满桌面，安静地提醒自己。', status: 'done' },
  { title: '图片裁剪', line: '按比例、按像素、按大小裁好，原图画质不打折。', status: 'done' },
  { title: '小驿站', line: '同一网络里聊天、传图、传文件，不经过第三方。', status: 'active' },
  { title: '穿云箭', line: '自己的导航页，一百个常用网址随手可达。', status: 'planned' },
  { title: '小红书助手', line: '长文一键变成排好版的图文卡片。', status: 'planned' },
  { title: '脑洞与贡献榜', line: '几篇短思考，一面感谢墙。', status: 'planned' },
  { title: '持续进化', line: '三屏讲清楚：这是什么，为什么只看下一步，还会长成什么样。', status: 'planned' },
  { title: '管理后台', line: '用户、角色与系统配置，改动都有记录。', status: 'planned' },
];
