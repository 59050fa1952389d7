import { FILE_LIMITS } from './constants.ts';
import { copy as fileCopy } from './files/copy.ts';
import type { JoinFailure, JoinNotice } from './model/join-machine.ts';
import type { MemberLabel } from './model/member-labels.ts';
import type { SystemNotice } from './model/room-state.ts';

const joinNotices: Readonly<Record<JoinNotice, string>> = {
  'room-exists': '检测到已有驿站，正在尝试加入',
  'room-missing': '没有找到驿站，正在为你创建',
  'room-silent': '连接超时，正在创建新的驿站',
  retrying: '连接出错，正在重试',
  'guest-id-taken': '用户标识冲突，正在重试',
};

interface FailureWords {
  readonly title: string;
  readonly body: string;
}

const joinFailures: Readonly<Record<JoinFailure, FailureWords>> = {
  network: {
    title: '网络连接失败，请检查网络后重试',
    body: '确认设备连着 Wi-Fi 或网线；VPN 和代理有时会挡住连接，可以先关掉。',
  },
  server: { title: '服务器连接失败，请稍后再试', body: '你的文件和文字都还在本机，没有发出去。' },
  browser: {
    title: '浏览器不支持，请使用 Chrome、Firefox 或 Safari',
    body: '设备之间的直接连接（WebRTC）在这个浏览器里不可用，或被隐私设置关掉了。',
  },
  refused: {
    title: '加入驿站失败',
    body: '这个驿站不在你的网络里，或者链接已经过期。请用驿站里朋友的分享链接或二维码，也可以约定一个口令一起进入。',
  },
  stranger: {
    title: '驿站被其他人接管',
    body: '站长离开后，一个没有来过这里的账号接管了驿站，所以没有跟着进入，你的消息和文件没有发给它。可以重新进入，或和朋友约定一个口令，换一个驿站。',
  },
  'bad-code': {
    title: '口令或链接不对',
    body: '口令是 4–32 个汉字、字母或数字，可以用单个短横线隔开。链接请完整复制，再试一次。',
  },
  empty: {
    title: '驿站里现在没有人',
    body: '分享链接只能进入已经有人的驿站。请让对方先打开小驿站，再打开这个链接，或和朋友约定一个口令。',
  },
  dropped: {
    title: '发出的数据不合规则，站长的设备断开了你，一分钟后可以重新进入',
    body: '可能是两台设备打开的页面版本不同：刷新页面再进入一般就好。',
  },
  removed: {
    title: '站长把你移出了驿站',
    body: '传输中的文件已经停止。可以当面问问站长；重新进入时要等站长同意。',
  },
  flooded: {
    title: '你发得太快太多，站长的设备断开了你，一分钟后可以重新进入',
    body: '没有送到的文字还在这个页面上，进入后请分几次发送。',
  },
  'no-room': {
    title: '创建驿站失败',
    body: '试了几次都没有连上。可以再试一次，也可以和朋友约定一个口令，换一个驿站。',
  },
};

function toNoticeWords(notice: SystemNotice): string {
  switch (notice.type) {
    case 'created':
      return '驿站已创建，邀请朋友加入吧';
    case 'joined':
      return notice.isLate ? '已加入驿站。你来之前已有聊天，那些内容不会显示给后来的人' : '已加入驿站';
    case 'came':
      return `${notice.username} 来了`;
    case 'left':
      return `${notice.username} 离开了`;
    case 'creator-lost':
      return '站长已离开，正在重建驿站';
    case 'new-creator':
      return notice.isMe ? '驿站已恢复，你是新站长' : `驿站已恢复，${notice.username} 是新站长`;
    case 'too-many-files':
      return `${notice.username} 发来的文件太多，等你接收的满 ${FILE_LIMITS.pending} 个了，多出的没有收`;
    case 'removed':
      return `你把 ${notice.username} 移出了驿站，再来时要等你同意`;
    case 'dropped':
      return `${notice.username} 发来的数据不合规则，已断开`;
    case 'flooded':
      return `${notice.username} 发得太快太多，已断开，一分钟后才能再来`;
  }
}

function toMemberWords({ member, relation, number }: MemberLabel): string {
  const suffix = number === null ? '' : ` ${number}`;
  switch (relation) {
    case 'me':
      return `${member.username}（我）`;
    case 'my-other-device':
      return `我的另一台设备${suffix}`;
    case 'other':
      return `${member.username}${suffix}`;
  }
}

export const copy = {
  lobby: {
    purpose: '同一网络下的设备，文字、图片、文件直接互传',
    join: '加入小驿站',
    joinLinked: '进入这个驿站',
    ownNetwork: '改为进入我的网络的驿站',
    loginReason: '登录后才能进入小驿站：驿站里的人要知道是谁发来的。',
    linked: (code: string) => `你打开的是分享链接，将进入驿站 ${code}。`,
    connecting: '连接中…',
    detecting: '正在检测网络，请稍候',
    retrying: (attempt: number, max: number) => `正在重试 ${attempt}/${max}`,
    cancel: '取消',
    retry: '重试',
    connectionFailed: (reason: string) => `连接失败：${reason}`,
    loadReason: '页面文件没有载入，请检查网络后重试',
    noUser: '无法获取用户信息，请重新登录',
    login: '登录',
    word: {
      title: '不在同一网络？约定一个口令',
      label: '口令或分享链接',
      help: '4–32 个汉字、字母或数字，可以用短横线隔开；输入同一个口令的人会进入同一个驿站，所以别用太好猜的。',
      invalid: '口令是 4–32 个汉字、字母或数字，可以用单个短横线隔开；也可以粘贴完整的分享链接。',
      join: '进入',
    },
    tips: '使用提示',
    network: '什么算“同一网络”？',
  },
  joinNotices,
  joinFailures,
  door: {
    waiting: '等待站长同意',
    waitingBody: (room: string) => `已经敲门（${room}）。站长同意之前，你看不到里面的内容，里面也看不到你的文件。`,
    waitingHint: '站长在页面上方会看到你的名字。等太久可以当面说一声，或请站长发你分享链接，用链接进入不必等待。',
    declined: '站长没有同意',
    declinedBody: '可能是没有认出你。可以当面确认后再敲一次门，或请站长发你分享链接。',
    again: '再敲一次门',
    leave: '返回大厅',
  },
  room: {
    title: (username: string) => `${username}的驿站`,
    titleWithoutCreator: '小驿站',
    disconnected: '未连接',
    online: (count: number) => `${count} 台设备在线`,
    members: '在线成员',
    openMembers: (count: number) => `查看在线成员（${count}）`,
    leave: '离开驿站',
    leaveTitle: '离开驿站？',
    leaveBody: '聊天记录会清空，传输中和没有保存的文件会丢失。',
    leaveConfirm: '离开',
    leaveCancel: '留下',
    code: '驿站编号',
    word: '口令',
    wordHint: '输入同一个口令的人从任何网络都会进到这里。',
    privateHint: '这是用口令打开的驿站，口令可以问邀请你的人。',
    creator: '站长',
    asksCreator: '新成员需要站长同意',
    asksCreatorHint: '同账号的设备和用分享链接来的人直接进入。',
    member: toMemberWords,
    gathering: '站长已离开，正在重建',
    connectingAgain: '连接断开，正在重新进入',
    failed: (reason: string) => `驿站没能重建：${reason}`,
    rejoin: '重新进入',
    signedOut: '已退出登录，小驿站也已离开',
    alone: '还没有其他设备',
    aloneBody: '在另一台设备上打开小驿站就能碰面；或者扫码、打开链接，不同网络也能进来。',
    aloneWithWord: (word: string) =>
      `在另一台设备的小驿站里输入口令「${word}」就能碰面，哪个网络都行；也可以扫码或打开链接。`,
    aloneByLink: '扫码或打开链接，就能进到这个驿站；知道口令的人也能进来。',
    dropHere: (only: string | null) => (only === null ? '松开即可发送给驿站里的每个人' : `松开即可发送，只给 ${only}`),
    newMessages: (count: number) => (count > 0 ? `${count} 条新消息` : '回到最新'),
    log: '聊天记录',
    acceptAll: (count: number) => `全部接收（${count}）`,
    offered: (count: number) => `${count} 个文件等你接收`,
    received: (count: number) => `已收到 ${count} 个文件`,
    archive: (stamp: string) => `小驿站 ${stamp}`,
  },
  notice: toNoticeWords,
  guests: {
    label: '等待进入',
    asks: (username: string, wasRemoved: boolean) =>
      wasRemoved ? `${username} 想回到驿站（之前被移出）` : `${username} 想进入驿站`,
    bell: '不看这个页面时，有人敲门也通知你？',
    bellOn: '打开通知',
    bellOff: '不用',
    admit: '同意',
    decline: '不同意',
    admitLabel: (username: string) => `同意 ${username} 进入`,
    declineLabel: (username: string) => `不同意 ${username} 进入`,
  },
  share: {
    copyLink: '复制分享链接',
    copied: '分享链接已复制',
    showQr: '显示二维码',
    title: '分享驿站',
    intro: '扫码或打开链接直接进入，不用等你同意；今天和明天有效。',
    introWord: (word: string) => `也可以让对方在小驿站里输入口令「${word}」。`,
    qr: '驿站的二维码',
    copy: '复制链接',
    localHost: '你打开的是本机地址，其他设备打不开这个链接。请先用局域网地址或域名打开小驿站，再分享。',
    systemTitle: '来小驿站',
    systemText: '用这个链接进入我的驿站，互传文字和文件。',
    system: '更多方式…',
    systemFailed: '系统分享没能打开，请复制链接',
  },
  /** What can be done with a member. */
  member: {
    more: (name: string) => `${name}：更多操作`,
    sendOnly: '只发给这台设备',
    mute: '静音，折叠消息',
    unmute: '取消静音',
    muted: '已静音',
    remove: '移出驿站',
    removeTitle: (username: string) => `把 ${username} 移出驿站？`,
    removeBody: '这个账号的设备都会断开，传输中的文件停止。再来时要等你同意，用分享链接也一样。',
    removeConfirm: '移出',
    removeCancel: '不移出',
  },
  /** Whom texts and files go to. */
  target: {
    label: '发给谁',
    choose: (name: string) => `发给谁：${name}`,
    everyone: '所有人',
    to: '发给',
    only: (username: string) => `只发给 ${username}`,
    direct: '文字和文件只到这台设备，其他人看不到。',
    relayed: (creator: string) =>
      `其他人看不到。两台设备连不上时，由站长（${creator}）的设备转交：那里不显示，但那台设备能读到内容。`,
    away: (username: string) => `${username} 不在驿站里，回来之前发不出去。`,
    reset: '改为发给所有人',
  },
  private: {
    mine: (username: string) => `只发给 ${username}`,
    received: '只发给你',
    relayed: (creator: string) => `由站长（${creator}）的设备转交，那台设备能读到`,
    failures: {
      away: '没有送到：对方不在驿站里',
      unreachable: '没有送到：两台设备连不上',
      'old-page': '没有送到：对方的页面是旧版本，请对方刷新页面',
    },
    resend: '重发',
  },
  muted: {
    folded: (username: string, count: number) => `${username} 的 ${count} 条消息（已静音）`,
  },
  composer: {
    label: '消息',
    placeholder: '输入文字，Enter 发送，Shift+Enter 换行',
    placeholderTouch: '输入文字',
    send: '发送',
    attach: '发送文件或图片',
    attachFolder: '发送文件夹',
    tooLong: (count: number, max: number) => `太长了：${count}/${max} 字`,
    placeholderOnly: (username: string) => `只发给 ${username}`,
    away: (username: string) => `${username} 不在驿站里，没有发出去；文字还在输入框里`,
    notSent: '没有发出去，文字还在输入框里',
    tooFast: '发得太快了，等几秒再发；文字还在输入框里',
    fileLogin: '登录后才能发送文件。',
    pasted: (extension: string) => `粘贴的图片.${extension}`,
    prefilled: '已带入小红书助手的文案',
  },
  /** Files and texts from other pages. */
  attached: {
    label: '等待发送的文件',
    files: (name: string, count: number) => (count === 1 ? name : `${name} 等 ${count} 个文件`),
    later: '进入驿站后，由你点发送',
    ready: '点发送才会发出去',
    send: '发送',
    remove: '不发了',
    textName: '文字.txt',
    textTaken: '文字已放进输入框，由你点发送',
  },
  refusals: fileCopy.refusals,
  continued: fileCopy.continued,
  file: fileCopy.file,
  text: {
    copy: '复制文字',
    copied: '已复制',
    more: '展开全文',
    less: '收起',
    pending: '等待发送',
    me: '我',
    by: (username: string, time: string) => `${username}，${time}`,
  },
  notify: {
    turnOn: '有新消息时通知我',
    turnOff: '关闭新消息通知',
    on: '页面在后台时，新消息会弹出系统通知',
    off: '已关闭新消息通知',
    refused: '浏览器没有允许通知，请在地址栏的网站设置里打开；普通 http 地址不支持通知',
    file: (username: string, name: string) => `${username} 发来文件：${name}`,
    text: (username: string, text: string) => `${username}：${text}`,
    guest: (username: string) => `${username} 想进入驿站`,
    several: (count: number, last: string) => `${count} 条新消息，最新一条：${last}`,
  },
  unsaved: {
    transfers: '小驿站里正在传输的文件',
    received: '小驿站里没有保存的文件',
    waiting: '小驿站里等待发送的文字',
  },
} as const;
