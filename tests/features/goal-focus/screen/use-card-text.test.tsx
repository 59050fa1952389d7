// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { luminanceOf } from '../../../../src/core/color/luminance.ts';
import { CONTRAST_MIN } from '../../../../src/features/goal-focus/constants.ts';
import { blend, contrastOf, parseHexColor } from '../../../../src/features/goal-focus/model/contrast.ts';
import type { BackgroundView, PanelView } from '../../../../src/features/goal-focus/model/desktop-view.ts';
import { rangeOf, unknownRange } from '../../../../src/features/goal-focus/model/legible.ts';
import { type GoalSettings, INITIAL_SETTINGS } from '../../../../src/features/goal-focus/model/settings.ts';
import { SCENE } from '../../../../src/features/goal-focus/palette.ts';
import { type CardText, useCardText } from '../../../../src/features/goal-focus/screen/use-card-text.ts';
import type { Scene } from '../../../../src/features/goal-focus/screen/use-scene.ts';
import { renderHook } from '../a-hook.tsx';

const card = { current: document.createElement('section') };

interface Props {
  readonly textColor: string;
  readonly panel: PanelView['kind'];
  readonly background?: BackgroundView['kind'];
  readonly settings?: Partial<GoalSettings>;
}

const IMAGES = { kind: 'images', sources: ['a'], plan: { count: 1, interleaves: false, intervalMs: 1 } } as const;
const surface = <Kind extends string>(kind: Kind) => ({
  view: kind === 'images' ? IMAGES : ({ kind } as never),
  source: null,
  picture: null,
  onShown: () => {},
});

function useText({ textColor, panel, background = 'solid', settings = {} }: Props): CardText {
  const scene: Scene = {
    panel: surface(panel),
    background: surface(background),
    textColor,
    hasImages: false,
    step: () => {},
  };
  return useCardText(scene, { ...INITIAL_SETTINGS, ...settings }, card, false);
}

const textOf = async (props: Props) => (await renderHook(useText, props)).current();
const lightOf = (color: string) => luminanceOf(parseHexColor(color) ?? [0, 0, 0]);

describe('the text of the card', () => {
  it.each([
    ['white', '#ffffff', 'dark'],
    ['dark gray', '#424242', 'light'],
    ['gold', '#ffd700', 'dark'],
  ])('in %s lies on the solid card that it stands out from, without a scrim', async (_name, textColor, ground) => {
    expect(await textOf({ textColor, panel: 'solid' })).toMatchObject({
      color: textColor,
      scrim: { opacity: 0 },
      ground,
    });
  });

  it.each([
    ['the page', 'solid', rangeOf(SCENE.pageRange)],
    ['the pond, whose light is unknown', 'pond', unknownRange(0.65)],
  ] as const)('on a transparent card has its contrast to %s', async (_name, background, range) => {
    const { color, scrim } = await textOf({ textColor: '#1976d2', panel: 'none', background });
    for (const light of [range.darkest, range.brightest]) {
      const under = blend(light, scrim.color, scrim.opacity);
      expect(contrastOf(under, lightOf(color))).toBeGreaterThanOrEqual(CONTRAST_MIN);
    }
  });

  it('keeps its color without a scrim where the visitor switched the enhancement of a transparent card off', async () => {
    const settings = { textEnhance: false };
    const text = await textOf({ textColor: '#424242', panel: 'none', background: 'pond', settings });
    expect(text).toMatchObject({ color: '#424242', scrim: { opacity: 0 } });
  });

  it('keeps the color that the visitor chose, and its contrast by a denser scrim', async () => {
    const settings = { colorMode: 'custom' } as const;
    const { color, scrim } = await textOf({ textColor: '#9c27b0', panel: 'images', background: 'pond', settings });
    expect(color).toBe('#9c27b0');
    const light = lightOf(SCENE.card.dark);
    expect(contrastOf(blend(light, scrim.color, scrim.opacity), lightOf(color))).toBeGreaterThanOrEqual(CONTRAST_MIN);
  });

  it('stays legible on a card with a surface, whatever the enhancement', async () => {
    const settings = { textEnhance: false };
    const { color } = await textOf({ textColor: '#424242', panel: 'images', settings });
    expect(contrastOf(lightOf(color), lightOf(SCENE.card.dark))).toBeGreaterThanOrEqual(CONTRAST_MIN);
  });
});
