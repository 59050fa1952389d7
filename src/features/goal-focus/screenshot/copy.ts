export const copy = {
  /** Name of a captured picture, without its extension. */
  fileStem: (day: string, time: string) => `截图 ${day} ${time}`,
  failed: (message: string) => `截图失败: ${message}`,
  noFrame: '没有取到画面，请确认选中的窗口没有最小化',
  unavailable: {
    title: '截图功能不可用',
    body: '您的设备或浏览器不支持屏幕截图功能',
    causes: '可能的原因',
    list: [
      '正在使用手机或平板：移动端浏览器不提供屏幕截图',
      '浏览器版本较旧，还没有这项功能',
      '浏览器的安全设置：页面不是通过 https 或 localhost 打开的',
    ],
    advice: '建议在电脑上用新版的 Chrome、Edge、Firefox 或 Safari 打开本页。',
    close: '知道了',
  },
  kept: {
    title: '截图没能送到图片裁剪',
    body: '截图还在，没有丢失。浏览器的存储空间可能不足，可以先下载截图，再在图片裁剪里打开它。',
    preview: '刚才的截图',
    download: '下载截图',
    downloaded: '截图没能送到图片裁剪，已改为下载',
    close: '关闭',
  },
} as const;
