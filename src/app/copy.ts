/** Words of the portal shell. */
export const copy = {
  site: {
    title: '保持专注下一步',
    description: '打开就能用的个人效率工具箱：免登录、可离线，数据留在自己的浏览器里。',
    keywords: ['个人效率', '专注', '在线工具箱', '离线可用', '本地存储'],
  },
  manifest: { name: 'mythinkn · 保持专注下一步', shortName: 'mythinkn' },
  header: {
    home: 'mythinkn 首页',
    tabs: '工具',
    skip: '跳到主要内容',
    beta: 'Beta',
    betaHint: '测试版：功能仍在完善',
  },
  colorMode: {
    button: (current: string) => `外观：${current}`,
    light: '浅色',
    dark: '深色',
    system: '跟随系统',
    failed: '外观菜单没有加载成功，请检查网络后再试。',
  },
  unknownPage: '没有找到这个页面，已带你回到可用的页面。',
  loading: '正在加载…',
  error: {
    load: {
      title: '这个页面没有加载成功',
      advice: '可能是网络中断，或者刚刚发布了新版本。请检查网络后重试；仍然不行，就刷新页面。',
    },
    crash: {
      title: (tool: string) => `「${tool}」出了点问题`,
      advice: '可以先重试一次；如果反复出现，请刷新页面或稍后再来。',
    },
    shell: { title: '页面出了点问题', advice: '请刷新页面；如果反复出现，请稍后再来。' },
    safe: '其他工具不受影响，已保存在本机的内容都还在。',
    details: '技术细节',
    retry: '重试',
    reload: '刷新页面',
    home: '回到首页',
  },
  toasts: { close: '关闭通知' },
  update: {
    action: '有新版本，点此更新',
    later: '稍后再说',
    confirmTitle: '还有内容没有保存',
    confirmBody: (names: readonly string[]) => `更新会刷新当前页面，以下内容会丢失：${names.join('、')}。`,
    confirm: '仍然更新',
    cancel: '先去保存',
  },
} as const;
