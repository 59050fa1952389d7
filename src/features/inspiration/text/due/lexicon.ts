/** A number of up to three digits or characters, as people write days and hours. */
const NUMBER = '(?:\\d{1,3}|[零〇一二两三四五六七八九十]{1,3})';

/** Between a number and its unit, 12 月 5 日, and between hour and minutes, 9 点 30 分. */
export const SPACES_WITHIN = /(?<=\d)\s{1,2}(?=[年月日号点时分])|(?<=[点时])\s{1,2}(?=\d{1,2}\s{0,2}分)/g;

/** Things that have numbers: 2号电池 is no day. A day may stand in front of the second kind, apart: 15号 仓库盘点. */
const NUMBERED_THINGS =
  '电池|电机|汽油|柴油|砂纸|螺丝|信封|胶囊|按钮|插座|染发|铅笔|墨盒|硒鼓|选手|球员|试剂|色卡|车厢|泳道|摊位|展位';
const NUMBERED_PLACES =
  '[楼线门店馆院厅桌房机位库铺岗键坑柱床井球码牌站仓车]|公路|病房|教室|宿舍|仓库|地铁|高速|零件|会议室|窗口|诊室|电梯|[出入]口|通道|工程|链接';
const WORD_END = '(?=$|[\\s,.;!?)、。的])';
const THINGS_BEHIND = `(?!\\s?(?:${NUMBERED_THINGS})|${NUMBERED_PLACES}|\\s(?:${NUMBERED_PLACES})${WORD_END}|[文件商航台口员选色字召称])`;
/** Between the ends of a range. */
const BETWEEN = '\\s?(?:到|至|-{1,2}|~|–|—{1,2}|→|to)\\s?';
/** What a fraction or a count measures: 3/5 英寸, but not 9/5 分享会. */
const UNITS = `(?:英?[寸尺]|英里|(?!集[训合会中]|分[享析发工手]|课[程堂]|组[会织团]|天津|人[事大]|题目|节[目假日]|页面|步行|个[人体])[个次人天杯勺份页章节米步组张件条斤克升课题集分秒万元块]|[片粒袋瓶碗盒包圈轮局场倍度折版级档层期星处色套本位磅]${WORD_END}|公[里斤升]|千[米克]|毫[米升]|厘米|决赛|%|[a-z])`;

/** Values of the characters in written numbers. */
export const DIGITS: ReadonlyMap<string, number> = new Map([
  ...[...'零一二三四五六七八九'].map((digit, value) => [digit, value] as const),
  ['〇', 0],
  ['两', 2],
  ['十', 10],
]);

/**
 * Days in a folded line (NFKC, lower case), matched at one position. The capturing groups are read by `day-forms.ts`.
 */
export const DAY_PATTERNS = {
  /** Year, mark, month, day. */
  iso: /(20\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?![\d./]|-(?!(?:20\d{2}[-/.])?\d{1,2}[-/.]\d{1,2}(?!\d)))/y,
  /** Year, month, day, as a word of its own. */
  compact:
    /(?<=^|[\s,:(@到至前止于~-])(?<!(?:单|号|版本|文件|批次|密码|代码|id)\s?[:#]?\s?)(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?=$|[\s,;.)~到至前-]|\p{Script=Han})(?![年级届期号版])/uy,
  /** Year, month, day. */
  written: new RegExp(
    `(?:(20\\d{2}|[今明后])\\s?年)?\\s?(${NUMBER})\\s?月\\s?(${NUMBER})(?:\\s?[日号]|(?=${BETWEEN}${NUMBER}\\s?[日号]))`,
    'y',
  ),
  /** Month relative to the present one, day. */
  dayOfMonth: new RegExp(`(下下个?|下个?|本|这个?)月\\s?(${NUMBER})\\s?[日号]`, 'y'),
  /** Month, month relative to the present one. */
  monthEnd: new RegExp(`(?:(${NUMBER})|(下下个?|下个?|本|这个?))?月(?:底|末)`, 'y'),
  /** Year relative to the present one. A word behind it belongs to it: 年底总结 is a name. */
  yearEnd: /([今明]?)年(?:底|末)(?=$|[\s,。;!]|之?前)/y,
  /** Day. Not the number of a building, a line or a shop. */
  bareDay: new RegExp(`(${NUMBER})(?:\\s?号|(?=${BETWEEN}${NUMBER}\\s?号${THINGS_BEHIND}))${THINGS_BEHIND}`, 'y'),
  /** Year, month, day. Not a fraction: 3/5 英寸. */
  slash: new RegExp(
    `(?:([今明后])\\s?年\\s?)?(\\d{1,2})\\/(\\d{1,2})(?![\\d/.%:]|-(?!\\d{1,2}(?:\\/\\d{1,2})?(?![\\d/.%:-]|\\s?(?:${UNITS}))))(?!\\s?(?:${UNITS}))`,
    'y',
  ),
  /** Month, mark, day, only as the first end of a range: 9.5—9.8. */
  pointed: new RegExp(
    `(?<=^|[从自@(]\\s?)(\\d{1,2})([.-])(\\d{1,2})(?=${BETWEEN}\\d{1,2}\\2\\d{1,2}(?![\\d.%:/-]|\\s?(?:${UNITS})))`,
    'y',
  ),
  /** Day. Part of a name in 今日头条. */
  word: /(大后天|后天|[今明](?:天|日)|[今明](?=早|晚|晨|夜))(?!头条|方舟|之星|性)/y,
  /** Week, weekday. */
  weekday:
    /(?:(下下个?|下个?|这个?|本)(?:\s?(?:周|星期|礼拜)\s?的?\s?(?=周|星期|礼拜))?)?(?:周|星期|礼拜)([一二三四五六日天末])(?!、?[一二三四五六日]|[次遍回更常期刊报])/y,
  /** The whole text is given to `REWRITES`. 两天后端 is two days of back-end work. */
  later: new RegExp(
    `(?:${NUMBER}|半)\\s?个?\\s?(?:天|日|周|星期|礼拜|月|年|小时|钟头|分钟)(?:(?:之|以|过)?后(?![端台续期勤卫面])|[之以]?内)`,
    'y',
  ),
} as const;

/** What may not stand in front of a day: 每周五 repeats, 上周五 is over, 第三天 counts. */
export const NO_DAY_AFTER =
  /[第每上去昨前如]$|[上每]个$|[上每]个?(?:周|星期|礼拜)\s?的?\s?$|(?:进度|完成|比例|共|约)\s?$|每个?月\S{1,4}[、,和及与到至-]$/;
/** A number that continues to the left, an identifier, or a month that is over: 上个月5号. */
export const NO_NUMBER_AFTER = /[\d零〇一二两三四五六七八九十几个月年a-z._/$¥€#-]$|\d:$/;
/** What somebody buys, reads or has done of a number stands behind it: 买 7号 X, 看完 1/2. */
export const NO_BARE_DAY_AFTER =
  /(?:(?:^|[\s,。;])(?:购?买|换|装|涂|染|吃|喝|用)|[看读写学听背练做吃喝用跑走][完掉]了?|[读吃喝]了|完成了?|剩下?|收集|[切分]成)\s?$/;
export const NO_HOUR_AFTER = /(?:^|[\s,。;])(?:购?买|[写列加减扣补画打提]|提出|列出|总结|归纳|整理|罗列|概括|补充)\s?$/;
/** 三周一次 holds no Monday. */
export const NO_WEEKDAY_AFTER = /[\d零〇一二两三四五六七八九十个几]$/;
/** 明天的会议 describes the meeting; the date stays in the title. */
export const NO_DAY_BEFORE = /^\s?的/;

/** How weekdays are numbered: 1 is Monday, 7 is Sunday. 周末 is Saturday. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map([
  ...[...'一二三四五六日'].map((name, index) => [name, index + 1] as const),
  ['天', 7],
  ['末', 6],
]);

/** Weeks, months or years that a word is away from the present one. 这 and 本 are 0. */
export const AHEAD: ReadonlyMap<string, number> = new Map([
  ['下', 1],
  ['下个', 1],
  ['下下', 2],
  ['下下个', 2],
  ['今', 0],
  ['明', 1],
  ['后', 2],
]);

/** Words that chrono-node does not know, and their equivalents. */
export const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/^半\s?个?\s?月/, '15天'],
  [/^半\s?个?\s?年/, '6个月'],
  [/^半\s?个?\s?(?:小时|钟头)/, '30分钟'],
  [/^半\s?个?\s?[天日]/, '12小时'],
  [/周|礼拜/, '星期'],
  [/钟头/, '小时'],
  [/(?:[之以过]?后|[之以]?内)$/, '后'],
  [/\s/g, ''],
];

/** A date in the form that chrono-node reads. */
export const toWrittenDate = (year: number, month: number, day: number) => `${year}年${month}月${day}日`;

/** Makes a day of the first half of 今晚. */
export const DAY_SUFFIX = '天';

/** Stand between the date and the rest of the line, and belong to the date. 周五前端评审 is a review of the front end. */
export const DAY_LEAD_IN = /(?<![\w.])@\s?|(?:截止|截至|最迟|最晚|ddl|deadline|due)(?:到|日期|时间)?\s?:?\s?/y;
/** Month and day with a hyphen, which only a lead-in makes a date: 截止 12-01. The groups are the rest of the lead-in, month, day. */
export const HYPHEN_DAY =
  /((?<![\w.])@\s?|(?:截止|截至|最迟|最晚|ddl|deadline|due)(?:到|日期|时间)?\s?:?\s?)(\d{1,2})-(\d{1,2})(?![\w.-])/g;
export const DAY_TAIL = /\s?(?:(?:之前|以前|前)(?![端台往置景沿女男任期后辈缀言提锋列])|截止|为止)/y;
/** Names the weekday of a date: 3月5日（周四）. */
export const WEEKDAY_NOTE = /\s?(?:\((?:周|星期|礼拜)[一二三四五六日天]\)|(?:周|星期|礼拜)[一二三四五六日天])/y;
/** The last end of a range: a day without its month, or, without the year, a month and a day. */
export const DAY_ALONE = new RegExp(`(${NUMBER})\\s?(?:日|号${THINGS_BEHIND})`, 'y');
export const DAY_BARE = /(\d{1,2})(?=$|[\s,;)])/y;
export const DAY_OF_YEAR = /(\d{1,2})([-/.])(\d{1,2})(?![\d/.:%-])/y;
export const RANGE = new RegExp(BETWEEN, 'y');

/** Parts of the day: how hours are read, and the hour that a part stands for alone. */
export type DayPart = 'early' | 'morning' | 'noon' | 'afternoon' | 'night';

export const DAY_PART =
  /(凌晨|半夜|清晨|清早|一早|早上|早晨|上午|中午|正午|午后|下午|傍晚|晚上|晚间|夜里|夜晚|深夜)(?![茶好饭安餐])/y;
/** Only directly behind a day: 今晚, 明早. */
export const SHORT_DAY_PART = /([早晨晚夜])(?!餐|饭|操|安|点|期|年)上?/y;

export const DAY_PARTS: ReadonlyMap<string, readonly [part: DayPart, hour: number]> = new Map([
  ['凌晨', ['early', 0]],
  ['半夜', ['early', 0]],
  ['清晨', ['morning', 7]],
  ['清早', ['morning', 7]],
  ['一早', ['morning', 8]],
  ['早上', ['morning', 8]],
  ['早晨', ['morning', 8]],
  ['早', ['morning', 8]],
  ['晨', ['morning', 8]],
  ['上午', ['morning', 9]],
  ['中午', ['noon', 12]],
  ['正午', ['noon', 12]],
  ['午后', ['afternoon', 14]],
  ['下午', ['afternoon', 15]],
  ['傍晚', ['afternoon', 18]],
  ['晚上', ['night', 20]],
  ['晚间', ['night', 20]],
  ['夜里', ['night', 22]],
  ['夜晚', ['night', 20]],
  ['深夜', ['night', 23]],
  ['晚', ['night', 20]],
  ['夜', ['night', 22]],
]);

export const CLOCK_PATTERNS = {
  /** Hour, minutes. */
  digital: /(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?![\d:])(?!\s?[ap]m)/y,
  /** Hour, minutes, half of the day. */
  english: /(\d{1,2})(?::([0-5]\d))?\s?([ap])m(?![a-z])/y,
  /** Hour, rest, minutes. */
  spoken: new RegExp(
    `(${NUMBER})\\s?(?:点|时(?!代|间|期|尚|髦|装|刻|候|常|空|段|区))(?!点)(钟|整|半(?!价|年|月|天|成|程)|一刻|三刻|(?:(${NUMBER})分(?![钟享析类组])|([0-5]\\d)(?![\\d个次人天])|([二三四五]?十[一二三四五六七八九]?(?![个次人天])))分?)?`,
    'y',
  ),
  /** An hour, and in front of its position the rest of the range: 3-5点. */
  rangeStart: new RegExp(`${NUMBER}(?=(\\s?[到至~–—-]\\s?${NUMBER}\\s?点(?!点)))`, 'y'),
} as const;

/** Minutes of the words behind an hour. */
export const MINUTE_WORDS: ReadonlyMap<string, number> = new Map([
  ['半', 30],
  ['一刻', 15],
  ['三刻', 45],
]);
/** Also written 一点, which means a little. */
export const ONE = /^[一两]$/;

/** 第三点 counts, 早一点 compares. */
export const NO_CLOCK_AFTER = new RegExp(
  [
    '[\\d零〇一二两三四五六七八九十几有这那共每第a-z.:_早晚快慢多少大小好差]$',
    '(?:比例|比分|比|配速)\\s?$',
    '第[\\d一二三四五六七八九十]{1,3}[到至~–—-]$',
    // The day is over or repeats.
    '(?:[上每]个?(?:周|星期|礼拜)[一二三四五六日天末]|[昨前每][天晚日]|每个?月.{1,3}[号日])\\s?$',
  ].join('|'),
);
/** 三点建议 is three suggestions. */
export const NO_CLOCK_BEFORE =
  /^(?:笔记|一线|式|水(?!果)|建议|意见|要求|说明|想法|结论|内容|原因|理由|体会|感想|问题|区别|注意|心得|思考|改进|优化|修改|改动|技巧|经验|收获|反馈|需求|不足|优势|缺点|好处|发现|提示|须知|启示|感受|看法|措施|策略|亮点|重点|难点|要点|疑问|观点|规则|原则|方法|诉求|共识|特[点征性]|教训|积分|的|[个条])/;
