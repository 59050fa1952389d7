/** Usual sizes of photos and pictures in pixels; documents are counted at 300 dpi. */
export const PRESETS = {
  inch1: { group: 'document', width: 295, height: 413 },
  inch1Small: { group: 'document', width: 260, height: 378 },
  inch1Large: { group: 'document', width: 390, height: 567 },
  inch2: { group: 'document', width: 413, height: 579 },
  inch2Small: { group: 'document', width: 413, height: 531 },
  idCard: { group: 'document', width: 358, height: 441 },
  passport: { group: 'document', width: 390, height: 567 },
  registration: { group: 'document', width: 295, height: 413, limitKb: 100 },
  usVisa: { group: 'document', width: 600, height: 600, limitKb: 240 },
  avatar: { group: 'social', width: 512, height: 512 },
  xiaohongshu: { group: 'social', width: 1080, height: 1440 },
  wechatCover: { group: 'social', width: 900, height: 383 },
  wechatSquare: { group: 'social', width: 500, height: 500 },
  shortVideo: { group: 'social', width: 1080, height: 1920 },
  bilibili: { group: 'social', width: 1146, height: 717 },
  desktop: { group: 'social', width: 1920, height: 1080 },
} as const satisfies Record<string, Preset>;

interface Preset {
  readonly group: 'document' | 'social';
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
