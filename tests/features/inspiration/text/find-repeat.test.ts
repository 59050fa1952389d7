import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RepeatRule } from '../../../../src/features/inspiration/model/repeat.ts';
import { parseQuickAdd } from '../../../../src/features/inspiration/text/parse-quick-add.ts';
import { findWholeRepeat } from '../../../../src/features/inspiration/text/repeat/find-repeat.ts';
import { formatRepeat } from '../../../../src/features/inspiration/text/repeat/format-repeat.ts';
import { NOW } from './inspiration-with.ts';

/** Title, rule in words and due moment of a line. */
function read(line: string): readonly string[] {
  const { title, repeat, due_date = '', due_time = '' } = parseQuickAdd(line, NOW);
  return [title, repeat === undefined ? '' : formatRepeat(repeat), `${due_date} ${due_time}`.trim()];
}

describe('days on which a task repeats', () => {
  // Wednesday, 25 November 2026, 10:00.
  it.each([
    ['每周三 交周报', '交周报', '每周三', '2026-11-25'],
    ['每周三交周报', '交周报', '每周三', '2026-11-25'],
    ['每周五 例会', '例会', '每周五', '2026-11-27'],
    ['交周报 每周五', '交周报', '每周五', '2026-11-27'],
    ['交周报每周五', '交周报', '每周五', '2026-11-27'],
    ['交周报（每周五）', '交周报', '每周五', '2026-11-27'],
    ['交周报（重复：每周五）', '交周报', '每周五', '2026-11-27'],
    ['交周报（重复：每周五，截止：12月11日）', '交周报', '每周五', '2026-12-11'],
    ['每周一三五 健身', '健身', '每周一、三、五', '2026-11-25'],
    ['每周一、三、五 健身', '健身', '每周一、三、五', '2026-11-25'],
    ['每周二和周四 健身', '健身', '每周二、四', '2026-11-26'],
    ['每周六日 打扫', '打扫', '每周六、日', '2026-11-28'],
    ['每星期天 大扫除', '大扫除', '每周日', '2026-11-29'],
    ['每周末 大扫除', '大扫除', '每周六', '2026-11-28'],
    ['每周一到周五 打卡', '打卡', '工作日', '2026-11-25'],
    ['每周二至四 打卡', '打卡', '每周二、三、四', '2026-11-25'],
    ['每个周三 例会', '例会', '每周三', '2026-11-25'],
    ['每周五下午3点 例会', '例会', '每周五', '2026-11-27 15:00'],
    ['每周三9点 例会', '例会', '每周三', '2026-12-02 09:00'],
    ['每周一三点 例会', '例会', '每周一', '2026-11-30 15:00'],
    ['每周三五点半 例会', '例会', '每周三', '2026-11-25 17:30'],
    ['每周五前 交周报', '交周报', '每周五', '2026-11-27'],
    ['每周五常规检查', '常规检查', '每周五', '2026-11-27'],
    ['每周 大扫除', '大扫除', '每周', '2026-11-25'],
    ['每周一次 大扫除', '大扫除', '每周', '2026-11-25'],
    ['每两周 大扫除', '大扫除', '每 2 周', '2026-11-25'],
    ['每2周大扫除', '大扫除', '每 2 周', '2026-11-25'],
    ['每隔一周 大扫除', '大扫除', '每 2 周', '2026-11-25'],
    ['每两周的周五 例会', '例会', '每 2 周的周五', '2026-11-27'],
    ['每天 跑步', '跑步', '每天', '2026-11-25'],
    ['每天跑步', '跑步', '每天', '2026-11-25'],
    ['每日 背单词', '背单词', '每天', '2026-11-25'],
    ['每天 9点 站会', '站会', '每天', '2026-11-26 09:00'],
    ['每天早上8点 跑步', '跑步', '每天', '2026-11-26 08:00'],
    ['每天晚上十点 复盘', '复盘', '每天', '2026-11-25 22:00'],
    ['每晚十点 复盘', '复盘', '每天', '2026-11-25 22:00'],
    ['每晚 读书', '读书', '每天', '2026-11-25 20:00'],
    ['读书 每天 20:30', '读书', '每天', '2026-11-25 20:30'],
    ['每天 读书 晚上8点', '读书', '每天', '2026-11-25 20:00'],
    ['提醒我每天早上7点吃药', '提醒我吃药', '每天', '2026-11-26 07:00'],
    ['每2天 浇花', '浇花', '每 2 天', '2026-11-25'],
    ['每两天浇花', '浇花', '每 2 天', '2026-11-25'],
    ['每隔一天 浇花', '浇花', '每 2 天', '2026-11-25'],
    ['每三天一次 浇花', '浇花', '每 3 天', '2026-11-25'],
    ['每天 跑步 从明天', '跑步 从', '每天', '2026-11-26'],
    ['工作日 打卡', '打卡', '工作日', '2026-11-25'],
    ['工作日9点打卡', '打卡', '工作日', '2026-11-26 09:00'],
    ['每个工作日打卡', '打卡', '工作日', '2026-11-25'],
    ['每月1号 交房租', '交房租', '每月1号', '2026-12-01'],
    ['每月 1 号 交房租', '交房租', '每月1号', '2026-12-01'],
    ['每月　１　号交房租', '交房租', '每月1号', '2026-12-01'],
    ['每 2 周 大扫除', '大扫除', '每 2 周', '2026-11-25'],
    ['每 3 个月的 5 日 体检', '体检', '每 3 个月的5号', '2026-12-05'],
    ['每天 9 点 30 分 站会', '站会', '每天', '2026-11-26 09:30'],
    ['每月一号交房租', '交房租', '每月1号', '2026-12-01'],
    ['每个月25日 还款', '还款', '每月25号', '2026-11-25'],
    ['交房租每月1号', '交房租', '每月1号', '2026-12-01'],
    ['每月31号 对账', '对账', '每月最后一天', '2026-11-30'],
    ['每月月底 对账', '对账', '每月最后一天', '2026-11-30'],
    ['每个月底 对账', '对账', '每月最后一天', '2026-11-30'],
    ['每月 交水费', '交水费', '每月25号', '2026-11-25'],
    ['每月 交水费 12月5日', '交水费', '每月5号', '2026-12-05'],
    ['每3个月 体检', '体检', '每 3 个月的25号', '2026-11-25'],
    ['每月5号前 还款 !高 #家', '还款', '每月5号', '2026-12-05'],
  ])('are read from "%s"', (line, title, rule, due) => {
    expect(read(line)).toEqual([title, rule, due]);
  });

  it.each([
    '每天',
    '每周三',
    '每天！',
    '每天都要开心',
    '每天的第一件事',
    '每天三次 吃药',
    '每日一题',
    '珍惜每天',
    '好好过每一天',
    '准备每天早上的会议',
    '每周例会',
    '准备每周三的例会',
    '每周一本书',
    '每周五公里',
    '每周五天健身',
    '每周三次 健身',
    '每周日报',
    '每周两次 健身',
    '每月账单整理',
    '整理每月账单',
    '每月初 对账',
    '每月1号和15号 发工资',
    '每月1、15号 发工资',
    '每月32号 对账',
    '每年10月1日 旅行',
    '每小时 喝水',
    '每隔两天 浇花',
    '每次会后 写纪要',
    '每个人都说一句',
    '写工作日志',
    '工作日历整理',
    '3个工作日内回复',
    '每人每天三十元',
    '每早餐前 吃药',
  ])('are not read from "%s"', (line) => {
    const { title, repeat } = parseQuickAdd(line, NOW);
    expect([title, repeat]).toEqual([line, undefined]);
  });

  it('are shown beside the date that they give', () => {
    expect(parseQuickAdd('每周五下午3点 例会', NOW).understood).toEqual([
      { kind: 'repeat', text: '每周五下午3点', meaning: '重复：每周五' },
      { kind: 'due', text: '每周五下午3点', meaning: '11月27日 周五 15:00' },
    ]);
  });

  it('keep their words in a title with marks alone', () => {
    expect(parseQuickAdd('每天 #健康', NOW)).toMatchObject({ title: '每天', labels: ['健康'] });
    expect(parseQuickAdd('每天 #健康', NOW)).not.toHaveProperty('repeat');
  });
});

describe('a rule in words', () => {
  const every = fc.integer({ min: 1, max: 366 });
  const rules: fc.Arbitrary<RepeatRule> = fc.oneof(
    fc.record({ unit: fc.constant('day' as const), every }),
    fc.record({
      unit: fc.constant('week' as const),
      every,
      weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    }),
    fc.record({ unit: fc.constantFrom('week' as const, 'month' as const), every }),
    fc.record({ unit: fc.constant('month' as const), every, date: fc.integer({ min: 1, max: 31 }) }),
  );

  it('is read back as the same rule', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(findWholeRepeat(formatRepeat(rule))).toEqual(rule);
      }),
    );
  });

  const space = fc.constantFrom('', '', ' ', '　', '\u00a0', '  ');
  it('is read with spaces anywhere and with full-width digits', () => {
    fc.assert(
      fc.property(rules, fc.array(space, { minLength: 60, maxLength: 60 }), fc.boolean(), (rule, spaces, isWide) => {
        const spaced = [...formatRepeat(rule)].map((character, index) => `${spaces[index]}${character}`).join('');
        const text = isWide
          ? spaced.replaceAll(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit)))
          : spaced;
        expect(findWholeRepeat(text)).toEqual(rule);
      }),
    );
  });

  it.each(['', '明天', '每天 跑步', '每周八', '每 0 天', '每 400 天', '每天 9点', '跑步每周三'])(
    'is not read from "%s"',
    (text) => {
      expect(findWholeRepeat(text)).toBeNull();
    },
  );
});
