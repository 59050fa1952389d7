import type { ContentKind } from '../../shared/tool/content-kinds.ts';

const KINDS: Readonly<Partial<Record<ContentKind, string>>> = {
  picture: '图片',
  json: 'JSON',
  yaml: 'YAML',
  notation: '数据',
  text: '文字',
};

const openable = '图片、JSON、YAML、表格和其他数据、浏览器书签、备份文件、文字';

/** Words of the sheet, which is loaded with the first content. */
export const copy = {
  kinds: KINDS,
  over: {
    title: '松手后选择用哪个工具打开',
    hint: '只交给你选的工具，不会上传',
  },
  title: '用哪个工具打开？',
  reading: '正在看看这是什么…',
  pastedPicture: '粘贴的图片',
  text: '一段文字',
  textSize: (chars: string) => `${chars} 字`,
  several: (count: number) => `一共 ${count} 个，选一个来打开：`,
  more: (count: number) => `还有 ${count} 个没有列出`,
  choices: '可以用的工具',
  all: (count: number) => `${count} 个一起`,
  newTab: '新标签页',
  keys: '按 Enter 用第一个，或按数字键选择',
  unknown: `没有工具能打开这种文件。能打开的有：${openable}。`,
  send: '也可以把它发给别的设备：',
  empty: '这个文件是空的（0 字节），里面没有内容可以打开。',
  unreadable: '这个文件读不出来，可能已被移动或删除。请重新拖进来。',
  folder: (name: string) => `「${name}」是文件夹。请打开它，把里面的文件拖进来。`,
  folders: (count: number) => `另外 ${count} 个文件夹没有收下，请打开它们，把里面的文件拖进来。`,
} as const;
