import type { RefObject } from 'react';
import type { Rgb } from '../../../core/color/luminance.ts';
import { parseHexColor } from '../model/contrast.ts';
import { chooseGround, chooseLegible, type LegibleText, rangeOf, unknownRange } from '../model/legible.ts';
import type { GoalSettings } from '../model/settings.ts';
import { SCENE } from '../palette.ts';
import { useLight } from './use-light.ts';
import type { Scene } from './use-scene.ts';

const WHITE: Rgb = [255, 255, 255];
const NO_SCRIM = { color: 'black', opacity: 0 } as const;
const PAGE_RANGE = rangeOf(SCENE.pageRange);

export interface CardText extends LegibleText {
  /** The card's solid color. */
  readonly ground: keyof typeof SCENE.card;
}

/**
 * The card's text color and the scrim under it, so that the text has its contrast on whatever lies under it: the card's
 * picture, its solid color, or, without a surface, the page. There the visitor can switch it off. `isBeside`: the card stands
 * beside the sheet that edits it.
 */
export function useCardText(
  scene: Scene,
  settings: GoalSettings,
  card: RefObject<HTMLElement | null>,
  isBeside: boolean,
): CardText {
  const { panel, background, textColor } = scene;
  const wanted = parseHexColor(textColor) ?? WHITE;
  const { brightness } = settings;
  const hasSurface = panel.view.kind !== 'none';
  const ground = panel.view.kind === 'solid' ? chooseGround(wanted, SCENE.card) : 'dark';
  const unknown = unknownRange(brightness / 100);
  const isPond = background.view.kind === 'pond';
  const range = useLight({
    picture: hasSurface ? panel.picture : background.picture,
    covered: hasSurface ? card : null,
    text: card,
    isBeside,
    brightness,
    solid: hasSurface ? rangeOf([SCENE.card[ground]]) : isPond ? unknown : PAGE_RANGE,
    unknown,
  });
  if (!hasSurface && !settings.textEnhance) return { color: textColor, scrim: NO_SCRIM, ground };
  return { ...chooseLegible(wanted, range, settings.colorMode === 'custom'), ground };
}
