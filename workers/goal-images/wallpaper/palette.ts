import type { DayPart } from '../goal-images.api.ts';

/** Colors of the wallpapers, as sRGB hex. They are the same in every theme. */

/** The gradient: its ground from the top down, and the lights that lie on it. */
export const GRADIENTS: Readonly<
  Record<DayPart, { readonly ground: readonly string[]; readonly lights: readonly string[] }>
> = {
  dawn: {
    ground: ['#2a1c47', '#4a2a5c', '#7d3f63', '#b3646a'],
    lights: ['#d98a77', '#8f4a7c', '#51357a', '#eab08a', '#3a2458'],
  },
  day: {
    ground: ['#052a44', '#07395a', '#0a5572', '#12757f'],
    lights: ['#1c93a0', '#0b4f80', '#06304f', '#3fb0a8', '#0a6a8c'],
  },
  dusk: {
    ground: ['#15123a', '#2c1a55', '#642a5e', '#b04a4c'],
    lights: ['#e07a4a', '#8c3466', '#3a2470', '#f0a05c', '#1d1846'],
  },
  night: {
    ground: ['#070a15', '#0a1226', '#0f1c38', '#152848'],
    lights: ['#1f4a70', '#33296a', '#0b1122', '#1c5c6c', '#101a38'],
  },
};

/** The hills: the sky from the top to the horizon, the light of the sun or moon, and the hills from far to near. */
export const LANDSCAPES: Readonly<
  Record<
    DayPart,
    {
      readonly sky: readonly string[];
      readonly sun: string;
      readonly haze: string;
      readonly hills: readonly string[];
    }
  >
> = {
  dawn: {
    sky: ['#35275a', '#6a4076', '#b0647f', '#e59a86', '#f6c79f'],
    sun: '#ffdcae',
    haze: '#f0b096',
    hills: ['#c67f86', '#8f587a', '#3d2a55', '#1c1533'],
  },
  day: {
    sky: ['#0b4a72', '#14678c', '#2c8aa3', '#62b0b8', '#a6d5d0'],
    sun: '#e6f6ec',
    haze: '#9bd0cf',
    hills: ['#62a9b1', '#2d7f92', '#0f4a63', '#062a3f'],
  },
  dusk: {
    sky: ['#171342', '#3a2165', '#7d3268', '#cf5f4f', '#f5a159'],
    sun: '#ffd08a',
    haze: '#e67f58',
    hills: ['#a8495f', '#6a2f60', '#2a1a4a', '#110d2a'],
  },
  night: {
    sky: ['#04060e', '#081021', '#0d1b36', '#152b4e', '#234366'],
    sun: '#86a6d2',
    haze: '#2b4a70',
    hills: ['#1c3658', '#13253f', '#0a1426', '#04070f'],
  },
};

/** The night sky: from the top to the horizon, its glow there, the milky way, and the hills in front. */
export const STARRY_SKIES: Readonly<
  Record<
    DayPart,
    {
      readonly sky: readonly string[];
      readonly glow: string;
      readonly galaxy: { readonly core: string; readonly edge: string };
      readonly hills: readonly string[];
      /** Part of the stars' light that the sky leaves, 0 to 1. */
      readonly starlight: number;
    }
  >
> = {
  dawn: {
    sky: ['#0b0d26', '#171a40', '#332a5e', '#6b4373', '#b8687a'],
    glow: '#f0a488',
    galaxy: { core: '#d9b8c8', edge: '#5a5a9c' },
    hills: ['#2a1c3f', '#130d22'],
    starlight: 0.8,
  },
  day: {
    sky: ['#041428', '#06233f', '#0a3d5c', '#135f78', '#2a8a92'],
    glow: '#7fd0c4',
    galaxy: { core: '#c4e2e0', edge: '#3f7fa6' },
    hills: ['#06283a', '#031722'],
    starlight: 0.75,
  },
  dusk: {
    sky: ['#0a0a22', '#18123c', '#351a54', '#732c5a', '#c25645'],
    glow: '#f59a52',
    galaxy: { core: '#dcb8b4', edge: '#5f4a9a' },
    hills: ['#22122f', '#0f0819'],
    starlight: 0.85,
  },
  night: {
    sky: ['#02040a', '#050a17', '#091427', '#0f2039', '#1b3550'],
    glow: '#3d6d83',
    galaxy: { core: '#cfd6ea', edge: '#4a62a0' },
    hills: ['#060d19', '#02050b'],
    starlight: 1,
  },
};

/** Stars from the hottest to the coolest. */
export const STAR_HUES = ['#a9c1ff', '#cfdcff', '#f6f5ff', '#fff1dc', '#ffd2a1'] as const;
