import { type LightRange, luminanceOf, type Rgb, toEncoded, toLinear } from '../../../core/color/luminance.ts';
import { CONTRAST_MIN, SCRIM_OPACITY_MAX } from '../constants.ts';
import { chooseScrim, contrastOf, parseHexColor, type Scrim } from './contrast.ts';

/** A text's color, and the layer between it and its picture. */
export interface LegibleText {
  /** `#rrggbb`. */
  readonly color: string;
  readonly scrim: Scrim;
}

/** The text's color is changed in so many steps towards white, and towards black. */
const MIX_STEPS = 10;
/** Some colors reach little more than `CONTRAST_MIN` below a solid scrim, which a screen rounds to 8 bits. */
const CONTRAST_KEPT = CONTRAST_MIN + 0.04;
/** A scrim takes more from a picture than another shade of the same color does. */
const SCRIM_COST = 4;

/**
 * The least change with which a text reaches its contrast: the color may become lighter or darker, and a scrim may cover the
 * picture up to `SCRIM_OPACITY_MAX`. White on a black scrim is always among the choices, so that a picture never disappears
 * behind its scrim. With `keepsColor` the color stays as it is, and the scrim alone becomes as dense as needed.
 */
export function chooseLegible(color: Rgb, range: LightRange, keepsColor = false): LegibleText {
  if (keepsColor) return { color: toHex(color), scrim: chooseScrim(luminanceOf(color), range, CONTRAST_KEPT) };
  const choices = listShades(color).map(({ shade, mix }) => {
    const scrim = chooseScrim(luminanceOf(shade), range);
    return { color: toHex(shade), scrim, cost: SCRIM_COST * scrim.opacity + mix };
  });
  const thin = choices.filter(({ scrim }) => scrim.opacity <= SCRIM_OPACITY_MAX);
  const { color: chosen, scrim } = thin.reduce((best, choice) => (choice.cost < best.cost ? choice : best));
  return { color: chosen, scrim };
}

function listShades(color: Rgb): readonly [Shade, ...Shade[]] {
  const own: Shade = { shade: color, mix: 0 };
  const others = [0, 255].flatMap((target) =>
    Array.from({ length: MIX_STEPS }, (_, step) => {
      const mix = (step + 1) / MIX_STEPS;
      const blend = (value: number) => Math.round(value + (target - value) * mix);
      return { shade: [blend(color[0]), blend(color[1]), blend(color[2])] as const, mix };
    }),
  );
  return [own, ...others];
}

interface Shade {
  readonly shade: Rgb;
  readonly mix: number;
}

function toHex(color: Rgb): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The range that holds both ranges, for a text over two pictures that fade into each other. */
export function joinRanges(one: LightRange, other: LightRange): LightRange {
  return { darkest: Math.min(one.darkest, other.darkest), brightest: Math.max(one.brightest, other.brightest) };
}

/** Browsers scale pictures in different ways, which overshoot at sharp edges by up to this part of an encoded value. */
const OVERSHOOT = 0.04;

/** The range of a picture that a browser may scale otherwise than it was measured. */
export function allowForScaling({ darkest, brightest }: LightRange): LightRange {
  return {
    darkest: toLinear(Math.max(0, toEncoded(darkest) - OVERSHOOT)),
    brightest: toLinear(Math.min(1, toEncoded(brightest) + OVERSHOOT)),
  };
}

/** The light of a surface with these colors, `#rrggbb`, and of every mixture of them. */
export function rangeOf(colors: readonly string[]): LightRange {
  const lights = colors.map((color) => luminanceOf(parseHexColor(color) ?? BLACK));
  return { darkest: Math.min(...lights), brightest: Math.max(...lights) };
}

/** The light of a picture that cannot be read, below a black layer that leaves this part of it, 0 to 1. */
export function unknownRange(brightness: number): LightRange {
  const gray = Math.round(255 * brightness);
  return { darkest: 0, brightest: luminanceOf([gray, gray, gray]) };
}

/** Which of two solid surfaces a text stands out from more. */
export function chooseGround<Ground extends string>(color: Rgb, grounds: Readonly<Record<Ground, string>>): Ground {
  const names = Object.keys(grounds) as Ground[];
  const contrast = (name: Ground) => contrastOf(luminanceOf(color), rangeOf([grounds[name]]).darkest);
  return names.reduce((best, name) => (contrast(name) > contrast(best) ? name : best));
}

const BLACK: Rgb = [0, 0, 0];
