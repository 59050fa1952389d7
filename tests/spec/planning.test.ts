import { expect, it } from 'vitest';
import { copy as calendar } from '../../src/features/inspiration/calendar/copy.ts';
import { copy as chart } from '../../src/features/inspiration/chart/copy.ts';
import {
  CANVAS_LIMIT,
  DESCRIPTION_CHARS_MAX,
  EXPORT,
  FIT,
  ZOOM,
} from '../../src/features/inspiration/chart/model/constants.ts';
import { EXPORT_BACKGROUND } from '../../src/features/inspiration/chart/palette.ts';
import {
  BACKUP_SCHEMA,
  BACKUP_VERSION,
  DAY_CHIPS,
  DEFAULT_MILESTONE_TYPE,
  DEFAULT_PRIORITY,
  INSPIRATION_STATUSES,
  MILESTONE_TYPES,
  MONTH_CELLS,
  PAGE_SIZE,
  PRIORITIES,
  TASK_STATUSES,
  TOAST_MS,
  WEEK_DAYS,
} from '../../src/features/inspiration/constants.ts';
import { copy, labelOf } from '../../src/features/inspiration/words.ts';

/** The documented values and words, typed a second time: a difference fails here under its name. */
it.each<[name: string, actual: unknown, documented: unknown]>([
  ['page size (doc 3 §9)', PAGE_SIZE, 12],
  ['toast, ms (doc 3 §9)', TOAST_MS, 4000],
  ['month grid cells (doc 3 §9)', MONTH_CELLS, 42],
  ['week rows, days (doc 3 §9)', WEEK_DAYS, 7],
  ['calendar titles (doc 3 §9)', DAY_CHIPS, { characters: 8, max: 2 }],
  ['backup schema (doc 3 §9)', BACKUP_SCHEMA, 'mythinkn.inspiration.v1'],
  ['backup version (doc 3 §9)', BACKUP_VERSION, 1],
  ['goal statuses (doc 3 §3)', INSPIRATION_STATUSES, ['active', 'completed', 'archived']],
  ['task statuses (doc 3 §3)', TASK_STATUSES, ['todo', 'in_progress', 'completed']],
  ['priorities (doc 3 §3)', [PRIORITIES, DEFAULT_PRIORITY], [['low', 'medium', 'high', 'critical'], 'medium']],
  ['milestone types (doc 3 §3)', [MILESTONE_TYPES, DEFAULT_MILESTONE_TYPE], [['minor', 'regular', 'key'], 'regular']],
  ['tab (doc 2 §2)', copy.tab, '目标规划'],
  ['unknown status (doc 3 §3)', labelOf(copy.inspirationStatuses, 'paused'), '未知'],
  ['goal without a title (doc 3 §2)', copy.untitled, '未命名目标'],
  ['back (doc 3 §2)', copy.detail.back, '返回列表'],
  ['progress (doc 3 §2)', copy.detail.progress(2, 5), '已完成 2 / 5 个任务'],
  [
    'tabs (doc 3 §2)',
    [copy.detail.tasks, copy.detail.timeline, copy.detail.calendar],
    ['任务列表', '时间线', '日历视图'],
  ],
  ['missing goal (doc 3 §8)', copy.detail.missing, '目标不存在'],
  ['failed goal (doc 3 §8)', copy.errors.loadDetail('x').startsWith('加载目标失败'), true],
  ['calendar modes (doc 3 §2)', [calendar.byDay, calendar.byWeek, calendar.byMonth], ['时间线', '周视图', '日历']],
  ['day of the calendar (doc 3 §2)', calendar.day(3), '第 3 天'],
  ['creation day (doc 3 §2)', [calendar.start, calendar.offset(4)], ['开始', '+4']],
  ['empty calendar (doc 3 §2)', calendar.empty, '还没有里程碑事件'],
  ['milestone labels (doc 3 §2)', copy.milestoneTypes, { minor: '次要', regular: '常规', key: '关键' }],
  ['chart zoom (doc 3 §9)', ZOOM, { min: 0.3, max: 2, step: 0.1 }],
  ['chart fit to view (doc 3 §9)', FIT, { marginPx: 48, zoomMax: 1, debounceMs: 100 }],
  ['chart description (doc 3 §9)', DESCRIPTION_CHARS_MAX, 30],
  ['chart picture (doc 3 §7)', [EXPORT.ratio, EXPORT_BACKGROUND], [2, '#f5f5f5']],
  ['canvas side (doc 3 §9)', CANVAS_LIMIT.sidePx, 16_384],
  ['chart download (doc 3 §2)', chart.export.png, '下载图表'],
  ['chart file name (doc 3 §2)', chart.export.fileName('学会游泳', 'png'), '学会游泳层级关系图.png'],
  ['failed chart export (doc 3 §8)', chart.export.failed, '图表导出失败，请重试'],
])('%s', (_name, actual, documented) => {
  expect(actual).toEqual(documented);
});
