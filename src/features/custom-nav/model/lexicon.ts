import type { NavCategory } from './categories.ts';

/** Labels of the categories (doc 2 §3), in the documented order. */
export const CATEGORY_LABELS: Readonly<Record<NavCategory, string>> = {
  common: '常用',
  uncategorized: '未分类',
  study: '学习',
  productivity: '效率工具',
  work: '工作',
  entertainment: '娱乐',
  community: '社区',
  life: '生活服务',
  others: '其他',
};

/** Words in the names of bookmark folders, in lower case, that suggest a category. The first hit counts. */
export const FOLDER_WORDS: readonly (readonly [category: NavCategory, words: readonly string[]])[] = [
  ['common', ['常用', '常访问', '最爱', '每日', 'daily', 'frequent']],
  [
    'study',
    ['学习', '教程', '课程', '文档', '读书', '阅读', '论文', '教育', 'study', 'learn', 'course', 'docs', 'read'],
  ],
  ['productivity', ['工具', '效率', '软件', '在线', 'tool', 'utilit', 'productiv', 'app']],
  [
    'work',
    ['工作', '公司', '办公', '项目', '开发', '技术', '编程', '设计', '运维', 'work', 'job', 'dev', 'design', 'code'],
  ],
  [
    'entertainment',
    ['娱乐', '影视', '电影', '视频', '音乐', '游戏', '动漫', '小说', 'video', 'movie', 'music', 'game', 'fun'],
  ],
  ['community', ['社区', '论坛', '社交', '博客', '资讯', '新闻', 'forum', 'social', 'blog', 'news', 'community']],
  [
    'life',
    ['生活', '购物', '银行', '出行', '旅行', '美食', '健康', '政务', '快递', 'shop', 'bank', 'travel', 'life', 'food'],
  ],
  ['others', ['其他', '杂项', 'other', 'misc']],
];

/**
 * Folders that every browser makes, such as the bookmarks bar. Their names do not describe their links.
 */
export const ROOT_FOLDERS: readonly string[] = [
  '书签栏',
  '书签工具栏',
  '书签菜单',
  '其他书签',
  '移动设备书签',
  '移动设备上的书签',
  '收藏夹',
  '收藏夹栏',
  '其他收藏夹',
  '个人收藏',
  '阅读列表',
  'bookmarks',
  'bookmarks bar',
  'bookmarks toolbar',
  'bookmarks menu',
  'other bookmarks',
  'mobile bookmarks',
  'favorites',
  'favorites bar',
  'favourites',
  'other favorites',
  'com.apple.readinglist',
];

/** Names of a link's address and of its title in files of Chinese navigation pages. */
export const CHINESE_FIELDS = {
  link: ['网址', '链接', '地址', '网站地址', '链接地址'],
  name: ['名称', '标题', '名字', '网站名称', '站点', '网站'],
} as const;

/** What stands around a link that was copied out of a text, and how schemes are mistyped. */
export const LINK_MARKS = {
  /** Markup around a link: a link of Markdown, an anchor of HTML. */
  markup:
    /^(?:!?\[[^\]]{0,300}\]\(<?([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)>?(?:\s+["'“(].*)?\).*|<a\s[^>]*?href=["']?([^"'\s>]+).*)$/iu,
  /** A name in front of an address, words that end where it begins, and words without points. */
  lead: [
    /^["'{<\s]*(?:url|link|href|src|uri|web|website|site|homepage|address)["']?\s*[:：=]\s*(?=["'<“]?https?[:：])/iu,
    /^(?![a-z][a-z\d+.-]*:)(?![^\s\p{Script=Han}]+\.[^\s\p{Script=Han}]+\/)(?=.{0,200}\p{Script=Han}).{1,200}?[\s\p{Script=Han}:：，。、；！】」』》）)”](?=["'“「『《（(【[<＜]?https?[:：])/iu,
    /^(?:(?:[\w|·–—•*+#>-]+|\d{1,3}[.)、）])\s+){1,8}(?=https?:\/\/)/i,
  ],
  /** The scheme with spaces in it, or in full width. */
  spaced: /^([^a-z]{0,3})(https?)\s*[:：]\s*[/／]{2}\s*(?=\S)/i,
  /** Marks of a sentence and brackets. An address of IPv6 has brackets of its own. */
  before: /^(?:[“‘"'`*~{《〈「『（(【<＜]|\[(?![\da-f]*:))+/u,
  /** The mark that closes the one before a link. What follows it is no part of the link. */
  closing: {
    '“': '”',
    '"': '"',
    '`': '`',
    '《': '》',
    '〈': '〉',
    '「': '」',
    '『': '』',
    '【': '】',
    '<': '>',
    '＜': '＞',
  },
  behind: /[，。、；：！？…～”’"]+$/u,
  /** Brackets; a closing one without an opening one is no part of a link. */
  opening: {
    ')': '(',
    ']': '[',
    '}': '{',
    '>': '<',
    '＞': '＜',
    '）': '（',
    '】': '【',
    '》': '《',
    '〉': '〈',
    '」': '「',
    '』': '『',
  },
  /** In a path, ASCII marks are the link's own, except an empty query. */
  behindPath: /\?+$/,
  behindHost: /[,.;!?)\]']+$/,
  quoted: /^'(.*)'$/,
  /** Words behind an address, such as the password of a shared folder, and another address. */
  note: /^(https?:\/\/\S+?)(?:[ \u00a0\u3000]+(?:[-–—|·(（【「《"“]*\s*\p{Script=Han}|[-–—|·](?:\s|$)|[@\p{Extended_Pictographic}]|https?:\/\/)|[，、；]\s*https?:\/\/).*$/iu,
  /** The first mark behind a host begins the rest of the sentence. A full stop between labels is a dot. */
  sentence:
    /(?:[，、；！？…”’》〉」』）】（“‘「『【《]|(?<=\.[a-z\d-]{2,})[：,;!"'<>|{}()]|(?<=\.[a-z]{2,})。?(?=\p{Script=Han}[^.。]*$)).*$/iu,
  /** A scheme of the web: letters lost or doubled, other colons and slashes. */
  scheme: /^(?:h*t{1,3}p(s?)s*(?:[:：;；][/\\／]*|[/\\／]{2,})|[:：]?[/\\／]+)/i,
  slashes: /^[:：]?[/\\／]/,
  /** The host, with marks of full width in it or directly behind it: the whole link was typed in full width. */
  wide: /^(?:https?:\/\/)?[^/?#]*?(?:[．－＿＠Ａ-Ｚａ-ｚ０-９]|：(?=[\d０-９])|[／＃]|？(?=[\w%Ａ-Ｚａ-ｚ０-９-]+[=＝]))/iu,
  /** The marks of full width that a link has; those of a sentence are others. */
  wideMarks: /[．－＿＠Ａ-Ｚａ-ｚ０-９／＃＝＆％～＋]|：(?=[\d０-９／])|？(?=[\w%Ａ-Ｚａ-ｚ０-９-]+[=＝])/gu,
  /** A query of full width behind an ordinary path. */
  wideQuery: /？(?=[\w%-]{1,40}[=＝])[\w%＝=＆&.-]*/gu,
} as const;

/** How fields of other programs are named. Beside the known names, these hold addresses and names, and these do not. */
export const FIELD_NAMES = {
  link: /(?:url|link|href|uri|address|site|page|网址|链接|地址)$/i,
  links: /^(?:links|urls)$/i,
  noLink:
    /icon|logo|image|img|pic|photo|thumb|cover|avatar|background|banner|screenshot|comment|desc|note|remark|summary|content|feed|rss|api|图标|图片|备注|描述|说明|评论|封面/i,
  name: /(?:name|title|label|caption|名称|标题|名)$/i,
  noName:
    /icon|logo|image|img|colou?r|class|cate|catalog|group|folder|section|user|author|type|kind|tag|file|host|domain|lang|date|time|created|updated|status|sort|order|mode|method|target|rel|hash|token|style|size|^(?:u?u?id|key|_id)$|id$|desc|note|remark|comment|summary|content|图标|图片|分类|标签|备注|描述|说明|评论|类型/i,
} as const;
