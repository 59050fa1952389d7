import { describe, expect, it } from 'vitest';
import { INITIAL_CHOICES, parseWidgetChoices } from '../../../../src/features/shortcut-widget/model/choices.ts';
import { formatClosedAt, hiddenForMs, parseClosedAt } from '../../../../src/features/shortcut-widget/model/closed.ts';
import { coversFocus } from '../../../../src/features/shortcut-widget/model/focus-cover.ts';

const NOW = 1_795_000_000_000;
const DAY_MS = 86_400_000;

describe('a closed widget is hidden', () => {
  it.each([
    ['never closed', 0, 0],
    ['closed now', NOW, DAY_MS],
    ['an hour later', NOW - 3_600_000, DAY_MS - 3_600_000],
    ['in the last millisecond', NOW - DAY_MS + 1, 1],
    ['a day later', NOW - DAY_MS, 0],
    ['a year later', NOW - 365 * DAY_MS, 0],
    ['closed in the future', NOW + 1, 0],
  ])('%s', (_case, closedAt, hiddenMs) => {
    expect(hiddenForMs(closedAt, NOW)).toBe(hiddenMs);
  });

  it.each(['', 'true', '-5', '1.5', '1e99', 'NaN', '{"at":1}', '9'.repeat(40)])(
    'not by the damaged entry "%s"',
    (text) => {
      expect(hiddenForMs(parseClosedAt(text), NOW)).toBe(0);
    },
  );

  it('by the documented entry: the time when it was closed', () => {
    expect(formatClosedAt(NOW)).toBe(String(NOW));
    expect(parseClosedAt(String(NOW))).toBe(NOW);
    expect(formatClosedAt(0)).toBeNull();
  });
});

describe('stored choices', () => {
  const place = { side: 'right', fromSidePx: 4, fromBottomPx: 120 } as const;

  it('are read as they were stored', () => {
    const choices = { place, form: 'collapsed' } as const;
    expect(parseWidgetChoices(JSON.stringify(choices))).toEqual(choices);
  });

  it.each([
    ['no JSON', 'oops', INITIAL_CHOICES],
    ['null', 'null', INITIAL_CHOICES],
    ['another form', JSON.stringify({ place, form: 'huge' }), { place, form: 'automatic' }],
    ['a place without a side', '{"place":{"fromSidePx":1,"fromBottomPx":1},"form":"expanded"}', 'expanded'],
    ['a negative distance', '{"place":{"side":"left","fromSidePx":-1,"fromBottomPx":1},"form":"expanded"}', 'expanded'],
    [
      'an endless distance',
      '{"place":{"side":"left","fromSidePx":1e999,"fromBottomPx":1},"form":"expanded"}',
      'expanded',
    ],
  ])('fall back where they are damaged: %s', (_case, text, expected) => {
    const choices = expected === 'expanded' ? { ...INITIAL_CHOICES, form: expected } : expected;
    expect(parseWidgetChoices(text)).toEqual(choices);
  });
});

describe('the widget hides the focus', () => {
  const widget = { left: 8, top: 536, right: 48, bottom: 576 };

  it.each([
    ['a button below it', { left: 10, top: 540, right: 40, bottom: 570 }, false, true],
    ['a button beside it', { left: 60, top: 540, right: 90, bottom: 570 }, false, false],
    ['a wide row, of which it covers a corner', { left: 0, top: 500, right: 400, bottom: 560 }, false, false],
    ['a field of which it covers a corner', { left: 0, top: 100, right: 400, bottom: 560 }, true, true],
    ['a field above it', { left: 0, top: 100, right: 400, bottom: 530 }, true, false],
    ['an element without a size', { left: 20, top: 550, right: 20, bottom: 550 }, false, false],
  ])('%s', (_case, focused, isField, covers) => {
    expect(coversFocus(widget, focused, isField)).toBe(covers);
  });
});
