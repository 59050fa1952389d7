/** Usual sizes of photos and pictures in pixels; documents are counted at 300 dpi. */
export const PRESETS = {
  inch1: { width: 295, height: 413 },
  inch1Small: { width: 260, height: 378 },
  inch1Large: { width: 390, height: 567 },
  inch2: { width: 413, height: 579 },
  inch2Small: { width: 413, height: 531 },
  idCard: { width: 358, height: 441 },
  registration: { width: 295, height: 413, limitKb: 100 },
  usVisa: { width: 600, height: 600, limitKb: 240 },
  avatar: { width: 512, height: 512 },
  xiaohongshu: { width: 1080, height: 1440 },
  wechatCover: { width: 900, height: 383 },
  wechatSquare: { width: 500, height: 500 },
  shortVideo: { width: 1080, height: 1920 },
  bilibili: { width: 1146, height: 717 },
  desktop: { width: 1920, height: 1080 },
} as const satisfies Record<string, Preset>;

interface Preset {
  readonly width: number;
  readonly height: number;
  /** Where such photos are uploaded, larger files are refused. */
  readonly limitKb?: number;
}

export type PresetId = keyof typeof PRESETS;

export const PRESET_IDS = Object.keys(PRESETS) as readonly PresetId[];

/** The size in bytes that a preset demands, in KB; null where it demands none. */
export function presetLimitKb(id: PresetId): number | null {
  const preset: Preset = PRESETS[id];
  return preset.limitKb ?? null;
}
