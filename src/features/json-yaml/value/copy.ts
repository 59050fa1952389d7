import type { TimeDistance, Timestamp } from '../../../core/text/timestamp.ts';
import type { TreeItem } from '../model/tree-branch.ts';

const KINDS: Record<TreeItem['kind'], string> = {
  object: '对象',
  array: '数组',
  string: '字符串',
  number: '数字',
  literal: '常量',
};

const UNITS: Record<TimeDistance['unit'], string> = {
  second: '秒',
  minute: '分钟',
  hour: '小时',
  day: '天',
  month: '个月',
  year: '年',
};

const TIME_UNITS: Record<Timestamp['unit'], string> = {
  second: '秒级时间戳',
  millisecond: '毫秒级时间戳',
  microsecond: '微秒级时间戳',
  nanosecond: '纳秒级时间戳',
};

export const copy = {
  label: '值',
  kinds: KINDS,
  chars: (count: string, size: string) => `${count} 字，${size}`,
  text: '值的内容',
  close: '关闭（Esc）',
  resize: '调整高度',
  copyContent: '复制内容',
  reading: '正在读取…',
  unreadable: '无法读取这个值，请重新生成结果后再试。',
  tooLarge: (size: string) => `这个值超过 ${size}，不在这里显示。可以复制或下载结果。`,
  shownPart: (shown: string, all: string) => `已显示 ${shown} / ${all}，向下滚动继续`,
  showMore: '继续显示',
  empty: '（空字符串）',
  views: {
    label: '显示为',
    content: '内容',
    json: 'JSON',
    jwt: 'JWT',
    url: 'URL 解码',
    base64: 'Base64 解码',
  },
  notJson: '这段文本不是有效的 JSON，按原文显示。',
  jwt: {
    header: '// 头部',
    payload: '// 载荷',
    issued: '签发',
    notBefore: '生效',
    expires: '过期',
    unchecked: '只解码，没有校验签名',
  },
  time: {
    units: TIME_UNITS,
    at: (date: string, zone: string, distance: string) => `${date}（${zone}），${distance}`,
    distance: ({ isPast, count, unit }: TimeDistance) =>
      count === 0 ? '刚刚' : `${count} ${UNITS[unit]}${isPast ? '前' : '后'}`,
  },
  color: '颜色',
  link: '链接',
  picture: '图片',
  pictureSize: (width: number, height: number, size: string) => `${width} × ${height}，${size}`,
  pictureBroken: '图片数据不完整，无法显示',
} as const;
