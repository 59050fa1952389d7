import { describe, expect, it } from 'vitest';
import { parseQuickAdd } from '../../../../src/features/inspiration/text/parse-quick-add.ts';
import { readTitles } from '../../../../src/features/inspiration/text/read-titles.ts';
import { NOW } from './inspiration-with.ts';

/** Title, due moment and the other fields of a line. */
function read(line: string): readonly string[] {
  const { title, due_date = '', due_time = '', priority = '', labels = [] } = parseQuickAdd(line, NOW);
  return [title, [due_date, due_time, priority, ...labels].filter((each) => each !== '').join(' ')];
}

describe('notes in brackets', () => {
  // Wednesday, 25 November 2026, 10:00.
  it.each([
    ['买菜（截止：12月1日）', '买菜', '2026-12-01'],
    ['买菜 (截止 12/1)', '买菜', '2026-12-01'],
    ['买菜 [截止：12-01]', '买菜', '2026-12-01'],
    ['交稿【周五前】', '交稿', '2026-11-27'],
    ['写信 (due 2026-12-01)', '写信', '2026-12-01'],
    ['写信 (Deadline: 2026-12-01 18:00)', '写信', '2026-12-01 18:00'],
    ['买菜（明天下午三点）', '买菜', '2026-11-26 15:00'],
    ['（12月1日）买菜', '买菜', '2026-12-01'],
    ['买菜（优先级：高）', '买菜', 'high'],
    ['买菜（优先级：高，截止：2026-12-01）', '买菜', '2026-12-01 high'],
    ['买菜（截止日期：12月1日；优先级：紧急；标签：家、食物）', '买菜', '2026-12-01 critical 家 食物'],
    ['交周报（最迟周五） !高', '交周报', '2026-11-27 high'],
    ['（3点，会议室）开会', '（会议室）开会', '2026-11-25 15:00'],
    ['开会（会议室，明天3点）', '开会（会议室）', '2026-11-26 15:00'],
    ['买菜（截止：12月1日，带现金）', '买菜（带现金）', '2026-12-01'],
    ['买菜（优先级：高，带现金）', '买菜（优先级：高，带现金）', ''],
    ['阅读（第3章）', '阅读（第3章）', ''],
    ['看（3/4 的书）', '看（3/4 的书）', ''],
    ['买电池（2号电池）', '买电池（2号电池）', ''],
    ['复习（12月1日-12月8日）', '复习（12月1日-12月8日）', '2026-12-08'],
    ['写总结（）', '写总结（）', ''],
    ['（截止：明天）', '（截止：明天）', '2026-11-26'],
  ])('of "%s"', (line, title, fields) => {
    expect(read(line)).toEqual([title, fields]);
  });
});

describe('dates behind an at sign or a word for a deadline', () => {
  it.each([
    ['买菜 @明天', '买菜', '2026-11-26'],
    ['买菜@12-01', '买菜', '2026-12-01'],
    ['买菜 @2026-12-01 15:00', '买菜', '2026-12-01 15:00'],
    ['买菜 @ 下周五 #工作', '买菜', '2026-12-04 工作'],
    ['@周五 交稿', '交稿', '2026-11-27'],
    ['交稿 DDL 12-01', '交稿', '2026-12-01'],
    ['交稿 截止：12-01', '交稿', '2026-12-01'],
    ['交稿 最晚周五', '交稿', '2026-11-27'],
    ['发给 @小王 明天', '发给 @小王', '2026-11-26'],
    ['写邮件给 a@12-01.com', '写邮件给 a@12-01.com', ''],
    ['见 @3号楼', '见 @3号楼', ''],
    ['读 12-01 页', '读 12-01 页', ''],
    ['打电话 010-12-01', '打电话 010-12-01', ''],
  ])('in "%s"', (line, title, fields) => {
    expect(read(line)).toEqual([title, fields]);
  });
});

describe('the titles of a pasted text', () => {
  const nobody = () => false;
  const titles = (title: string, form: 'list' | 'answer', isPresent: (title: string) => boolean = nobody) => {
    const [draft] = readTitles([{ title }], form, NOW, isPresent);
    return [
      draft?.title,
      [draft?.due_date, draft?.due_time, draft?.priority, ...(draft?.labels ?? [])].join(' ').trim(),
    ];
  };

  it.each([
    ['明天下午三点 交周报 !高 #工作', '交周报', '2026-11-26 15:00 high 工作'],
    ['周末 大扫除', '大扫除', '2026-11-28'],
    ['买菜（截止：12月1日）', '买菜', '2026-12-01'],
  ])('of a list are read as the quick field reads them: %s', (title, rest, fields) => {
    expect(titles(title, 'list').map((each) => each?.replace(/\s+/g, ' '))).toEqual([rest, fields]);
  });

  it.each([
    ['周末长跑', '周末长跑', ''],
    ['第3天：明天下午的安排', '第3天：明天下午的安排', ''],
    ['12月1日发布新版', '12月1日发布新版', ''],
    ['买菜（截止：12月1日）', '买菜', '2026-12-01'],
    ['买菜 @12-01', '买菜', '2026-12-01'],
    ['买菜 截止：12月1日', '买菜', '2026-12-01'],
    ['买菜 !高', '买菜', 'high'],
    ['复习（周末）', '复习（周末）', ''],
  ])('of an answer give a marked date only: %s', (title, rest, fields) => {
    expect(titles(title, 'answer').map((each) => each?.replace(/\s+/g, ' '))).toEqual([rest, fields]);
  });

  it('of present tasks stay as they are, so that they are found again', () => {
    expect(titles('15号交房租', 'list', (title) => title === '15号交房租')).toEqual(['15号交房租', '']);
  });

  it('keep the fields that the text gives elsewhere, and their words', () => {
    const drafts = [{ title: '明天交稿 !高', due_date: '2026-12-24', children: [{ title: '周五 校对 #稿' }] }];
    expect(readTitles(drafts, 'list', NOW, nobody)).toEqual([
      {
        title: '明天交稿',
        due_date: '2026-12-24',
        priority: 'high',
        children: [{ title: '校对', due_date: '2026-11-27', labels: ['稿'] }],
      },
    ]);
  });
});
