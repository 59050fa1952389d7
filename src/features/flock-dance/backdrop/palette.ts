/** Colors of the water at an hour, as sRGB hex; `light` has its strength in the last two digits. */
export interface WaterTones {
  /** From the surface down. */
  readonly top: string;
  readonly middle: string;
  readonly bottom: string;
  readonly light: string;
  /** Cliffs, far and near. */
  readonly far: string;
  readonly near: string;
  readonly weed: string;
  readonly sand: string;
  readonly sandDeep: string;
}

/** Colors of the sky at an hour. Those of light, cloud, stars and moon have their strength in the last two digits. */
export interface SkyTones {
  /** From the zenith to the horizon. */
  readonly top: string;
  readonly middle: string;
  readonly low: string;
  readonly horizon: string;
  readonly light: string;
  readonly cloud: string;
  readonly stars: string;
  readonly moon: string;
  /** Hills, far to near. */
  readonly far: string;
  readonly between: string;
  readonly near: string;
}

/** Tones from an hour of the day on; between two hours they are mixed. */
export type DayOf<Tones> = readonly (readonly [hour: number, tones: Tones])[];

const DEEP_NIGHT: WaterTones = {
  top: '#103a5c',
  middle: '#082441',
  bottom: '#020b1a',
  light: '#a9c9f033',
  far: '#0a2a48',
  near: '#041527',
  weed: '#082c33',
  sand: '#1c3a4e',
  sandDeep: '#040f1d',
};
const DAY: WaterTones = {
  top: '#12688a',
  middle: '#0a3f63',
  bottom: '#03162b',
  light: '#7fd8e650',
  far: '#0d4a6b',
  near: '#05233c',
  weed: '#0b4648',
  sand: '#547f84',
  sandDeep: '#08243a',
};

export const WATER_DAY: DayOf<WaterTones> = [
  [0, DEEP_NIGHT],
  [4.5, DEEP_NIGHT],
  [
    6.5,
    {
      top: '#2b6a86',
      middle: '#14446a',
      bottom: '#07162f',
      light: '#ffd3a64a',
      far: '#1d4f72',
      near: '#0a2340',
      weed: '#134145',
      sand: '#66706f',
      sandDeep: '#0b2038',
    },
  ],
  [9, DAY],
  [16, DAY],
  [
    18.5,
    {
      top: '#43518c',
      middle: '#20386b',
      bottom: '#080f2b',
      light: '#ffae8e48',
      far: '#2b4277',
      near: '#0f1c3e',
      weed: '#17334a',
      sand: '#4b4f74',
      sandDeep: '#0d1834',
    },
  ],
  [21, DEEP_NIGHT],
];

const STARRY: SkyTones = {
  top: '#0a1130',
  middle: '#18234f',
  low: '#2c3768',
  horizon: '#454a7c',
  light: '#8ea6e030',
  cloud: '#4a588f30',
  stars: '#eef2ffd0',
  moon: '#f6efd6f0',
  far: '#2b335f',
  between: '#1b2247',
  near: '#0c1129',
};
const BLUE: SkyTones = {
  top: '#1b5796',
  middle: '#357db9',
  low: '#5a9bcb',
  horizon: '#77abd0',
  light: '#fff4d034',
  cloud: '#ffffff40',
  stars: '#eef2ff00',
  moon: '#f6efd600',
  far: '#4d86ad',
  between: '#2f6786',
  near: '#17435b',
};

export const SKY_DAY: DayOf<SkyTones> = [
  [0, STARRY],
  [4.5, STARRY],
  [
    6.5,
    {
      top: '#24376f',
      middle: '#6a5a93',
      low: '#bd7583',
      horizon: '#d99a7b',
      light: '#ffd09a88',
      cloud: '#ffc6b05c',
      stars: '#eef2ff28',
      moon: '#f6efd600',
      far: '#836084',
      between: '#4d3f6b',
      near: '#221e40',
    },
  ],
  [9, BLUE],
  [16, BLUE],
  [
    18.5,
    {
      top: '#26265c',
      middle: '#6b417c',
      low: '#b75a6c',
      horizon: '#d27f5c',
      light: '#ffb27088',
      cloud: '#ff9d8a58',
      stars: '#eef2ff30',
      moon: '#f6efd600',
      far: '#7b4a72',
      between: '#48305c',
      near: '#1d1736',
    },
  ],
  [21, STARRY],
];
