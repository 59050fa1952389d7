import type { Age } from './age.ts';

function toAgeWords(age: Age): string {
  switch (age.unit) {
    case 'now':
      return '刚刚';
    case 'minute':
      return `${age.count} 分钟前`;
    case 'hour':
      return `${age.count} 小时前`;
    case 'day':
      return `${age.count} 天前`;
  }
}

/** Texts of several features. */
export const copy = {
  opensInNewTab: '在新标签页打开',
  close: '关闭',
  /** Of a field with a list below it. */
  autocomplete: { openText: '展开选项', closeText: '收起选项', clearText: '清空' },
  cancel: '取消',
  confirm: '确定',
  retry: '重试',
  copy: '复制',
  copied: '已复制',
  copyFailed: '复制失败，请手动复制',
  fullscreenRefused: '浏览器拒绝了全屏，请再点一次。',
  age: toAgeWords,
  link: '链接',
  scanByPhone: '用手机扫一扫',
  scanByOtherPhone: '让好友的手机扫一扫',
  unsaved: {
    title: '还有内容没有保存',
    body: (name: string) => `关闭后会丢失：${name}。`,
    discard: '放弃',
    keep: '继续编辑',
  },
  files: {
    choose: '选择文件',
    release: '松开即可放入',
    reading: (names: readonly string[]) => `正在读取：${names.join('、')}`,
  },
} as const;
