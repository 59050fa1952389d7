/** A number from two on, as people write it. */
const NUMBER = '(\\d{1,3}|[二两三四五六七八九十]{1,3})';
const DAY = '[一二三四五六日天]';
const WEEK = '(?:周|星期|礼拜)';
/** Weekdays: one, several or a range. 每周五公里 counts kilometers, 每周一三点 is Monday at three. */
const WEEKDAYS = `(末(?!尾)|${DAY}(?:\\s?(?:到|至|-|~)\\s?${WEEK}?${DAY}|(?:\\s?[、,和及与]\\s?${WEEK}?${DAY}|${WEEK}${DAY}|[一二三四五六日])*))`;
const NO_WEEKDAYS_BEFORE =
  '(?![点时:]|[一二三四五六日天](?!点)|十?[一二三四五六七八九十]?[次遍回更期刊本篇部首张杯集章节题页字步组斤升克元块顿趟圈件条份公千百万小分]|个(?!人)|常(?!规)|报(?![销名告备税到]))';
/** A month's date. Not the number of a building or of a line, and not the first of several dates. */
const DATE = `(?:(\\d{1,2}|[一二三四五六七八九十]{1,3})[号日](?![楼线门店馆院厅桌房机位文件\\d]|\\s?[、,和及与到至~-]\\s?\\d)|(月?[底末]|最后一[天日]))`;

/**
 * Rules in a folded line, matched at one position. An attached word may follow a rule that names its days, 每周三交周报; a bare
 * one stands apart: 每周例会 is a name.
 */
export const REPEAT_PATTERNS = {
  /** Number of days. 每晚 keeps its part of the day for the clock. */
  day: new RegExp(
    `每(?:隔一个?|\\s?${NUMBER}\\s?|个)?[天日](?:一次)?(?![都也的之能会有在]|\\s?[\\d一两二三四五六七八九十]+\\s?[次遍回顿趟]|一[题句词歌图文练签善问诗点些])`,
    'y',
  ),
  /** A part of every day, which a clock reads. */
  partOfDay: /每(?=[早晚晨夜](?![饭餐报班操自]))/y,
  /** Number of weeks, weekdays. */
  weekdays: new RegExp(`每(?:隔一个?|\\s?${NUMBER}\\s?)个?${WEEK}的?\\s?${WEEK}${WEEKDAYS}${NO_WEEKDAYS_BEFORE}`, 'y'),
  /** The same for every week. */
  weekly: new RegExp(`每个?${WEEK}(?:的?\\s?${WEEK})?${WEEKDAYS}${NO_WEEKDAYS_BEFORE}`, 'y'),
  /** From Monday to Friday. 工作日志 is a name. */
  workdays: /每个?工作日(?![志历报记程常子制])/y,
  /** Number of months, date, end. */
  date: new RegExp(`每(?:隔一个?|\\s?${NUMBER}\\s?)?个?月(?:的?\\s?)${DATE}`, 'y'),
  /** Number of weeks. */
  weeks: new RegExp(`每(?:隔一个?|\\s?${NUMBER}\\s?)个?${WEEK}(?:一次)?(?![末的一二三四五六日天])`, 'y'),
  /** Number of months. */
  months: new RegExp(`每(?:隔一个?|\\s?${NUMBER}\\s?)个?月(?:一次)?(?![底末初中上下的\\d一二三四五六七八九十])`, 'y'),
  bareWorkdays: /工作日/y,
  bareWeek: new RegExp(`每个?${WEEK}(?:一次)?`, 'y'),
  bareMonth: /每个?月(?:一次)?/y,
} as const;

/** In front of a number that skips: 每隔一天 is every second day. */
export const SKIPS_ONE = '每隔一';
/** Between the ends of a range of weekdays. */
export const WEEKDAY_RANGE = /[到至~-]/;
export const WEEKEND = '末';
/** The weekdays in a list, in the order of their numbers. */
export const WEEKDAY_NAMES = '一二三四五六日';
export const SUNDAY = '天';
/** Words of asking, which a rule may follow directly: 提醒我每天七点吃药. */
export const ASKS = /(?:^|[\s,。;])(?:请|帮我|提醒我?|记得|我?[要想]|坚持|计划|打算|别忘了?)+$/;
