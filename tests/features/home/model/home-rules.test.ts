import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayPart, dayPartOf } from '../../../../src/features/home/model/greeting.ts';
import { homePond } from '../../../../src/features/home/model/pond.ts';
import { lastUsedTool, shortcutsOf } from '../../../../src/features/home/model/recent-tools.ts';

const toolsOf = (...ids: string[]) => ids.map((id) => ({ id }));
const idsOf = (tools: readonly { readonly id: string }[]) => tools.map(({ id }) => id);

it.each<[hour: number, part: DayPart]>([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [12, 'noon'],
  [13, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('greets at %i o’clock by the %s', (hour, part) => {
  expect(dayPartOf(hour)).toBe(part);
});

describe('the visitor’s row', () => {
  const tools = toolsOf('board', 'desk', 'json', 'crop');

  it.each<[rule: string, recent: string[], pinned: string[], row: string[]]>([
    ['is empty at the first visit', [], [], []],
    ['follows the latest use', ['json', 'board'], [], ['json', 'board']],
    ['begins with pinned tools', ['json', 'board'], ['crop'], ['crop', 'json', 'board']],
    ['names a pinned tool once', ['json', 'crop'], ['crop'], ['crop', 'json']],
    ['skips pages that are no tools, or no longer exist', ['home', 'json', 'gone'], ['about'], ['json']],
  ])('%s', (_rule, recent, pinned, row) => {
    expect(idsOf(shortcutsOf(tools, { recent, pinned }))).toEqual(row);
  });

  it('holds six tools at most, each once, whatever was visited', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'other');
    fc.assert(
      fc.property(fc.array(id), fc.array(id), (recent, pinned) => {
        const row = idsOf(shortcutsOf(toolsOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { recent, pinned }));
        expect(row.length).toBeLessThanOrEqual(6);
        expect(new Set(row).size).toBe(row.length);
        expect(row).not.toContain('other');
      }),
    );
  });

  it('continues with the latest tool, which pinning does not change', () => {
    expect(lastUsedTool(tools, { recent: ['home', 'json', 'desk'], pinned: ['crop'] })?.id).toBe('json');
    expect(lastUsedTool(tools, { recent: ['home'], pinned: ['crop'] })).toBeUndefined();
  });
});

describe('the pond of the home page', () => {
  const desktop = { cores: 16, isPhone: false };

  it.each<[where: string, width: number, height: number, population: number]>([
    ['the strip of a phone', 358, 160, 20],
    ['the card of a desktop', 492, 368, 55],
    ['the card of a very large window', 900, 600, 60],
  ])('has fish for %s', (_where, width, height, population) => {
    expect(homePond({ width, height }, desktop).population).toBe(population);
  });

  it.each([
    [desktop, 60],
    [{ cores: 4, isPhone: false }, 30],
    [{ cores: 8, isPhone: true }, 30],
  ])('draws within the means of %j', (machine, frameRate) => {
    const pond = homePond({ width: 492, height: 368 }, machine);
    expect(pond.frameRateMax).toBe(frameRate);
    expect(pond.pixelRatioMax).toBeLessThanOrEqual(1.5);
  });
});
