import { expect, it } from 'vitest';
import { lookOf } from '../../../../src/features/xhs-helper/face/face-looks.ts';
import { fontOf } from '../../../../src/features/xhs-helper/face/fonts.ts';
import { layOutText } from '../../../../src/features/xhs-helper/model/line-break/layout-text.ts';
import { boxOf, squareMeasure } from '../model/line-break/square-measure.ts';

const familyOf = (theme: 'terminal' | 'ink', text: string, source: string) => {
  const spans = layOutText(source, boxOf(30), squareMeasure).lines.flatMap((line) => line.spans);
  const span = spans.find((each) => each.text.includes(text));
  return span === undefined ? 'no span' : fontOf(span.style, lookOf({ theme }).type).family;
};
const SOURCE = '他说“好——行……”，run don’t. `let x = “甲”`';

it.each(['“', '——', '……', '”', '他', '，'])('a Chinese font draws %s where words have a Latin one', (mark) => {
  expect(familyOf('terminal', mark, SOURCE)).toMatch(/^"PingFang SC"/);
});

it.each(['run', 'don’t', '.', 'let'])('a Latin font draws %s', (word) => {
  expect(familyOf('terminal', word, SOURCE)).toMatch(/^Menlo/);
});

it.each([
  ['kai', /^"Kaiti SC".*serif$/],
  ['sans', /sans-serif$/],
  ['serif', /^"Songti SC"/],
] as const)('the visitor chooses %s over the font of a theme, for titles too', (font, families) => {
  const { type } = lookOf({ theme: 'ink', font });
  const style = {
    fontSizePx: 28,
    isBold: false,
    isHighlighted: false,
    isStruck: false,
    isCode: false,
    isChinese: true,
  };
  for (const isTitle of [false, true]) expect(fontOf({ ...style, isTitle }, type).family).toMatch(families);
  expect(lookOf({ theme: 'ink', font }).type).toBe(type);
});

it('all other themes have one font for both', () => {
  expect(familyOf('ink', '他', SOURCE)).toBe(familyOf('ink', 'run', SOURCE));
});
