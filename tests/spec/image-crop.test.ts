import { expect, it } from 'vitest';
import {
  BOX_SIDE_MIN_PX,
  HANDLE_PX,
  QUARTER_TURN_DEG,
  ROTATION_DEG,
  SCALE,
} from '../../src/features/image-crop/constants.ts';
import { HANDLES } from '../../src/features/image-crop/model/box-moves.ts';
import { PRESETS } from '../../src/features/image-crop/model/presets.ts';
import { imageCrop } from '../../src/features/image-crop/tool.ts';
import { copy } from '../../src/features/image-crop/words.ts';
import { pagePath } from '../../src/shared/tool/page-path.ts';

/** The documents' values, typed a second time: a constant that drifts fails here by its name. */
it.each<[name: string, actual: unknown, documented: unknown]>([
  ['route (doc 2 §2)', pagePath(imageCrop), '/portal/image-crop'],
  ['opens in a new tab (doc 2 §2)', imageCrop.tab?.opens, 'new-tab'],
  ['tab (doc 2 §2)', imageCrop.name, '图片裁剪'],
  ['upload area (doc 2 §2)', copy.upload.hint, '选择或拖拽图片到此处'],
  ['another picture (doc 2 §2)', copy.actions.reselect, '重新选择'],
  ['download (doc 2 §2)', copy.actions.download, '下载'],
  ['a picture that cannot be loaded (doc 2 §8)', copy.upload.failed, '图片加载失败'],
  ['an animation (trap T58)', copy.upload.first, 'GIF 仅取首帧'],
  ['smallest box, px (doc 2 §5)', BOX_SIDE_MIN_PX, 50],
  ['handles (doc 2 §4)', HANDLES.length, 8],
  ['handle, px (doc 2 §9)', HANDLE_PX.drawn, 10],
  ['scale (doc 2 §5)', SCALE, { min: 0.1, max: 5, step: 0.1, initial: 1 }],
  ['rotation, degrees (doc 2 §5)', ROTATION_DEG, { min: 0, max: 360, step: 1, initial: 0 }],
  ['buttons, degrees (doc 2 §5)', QUARTER_TURN_DEG, 90],
])('%s', (_name, actual, documented) => {
  expect(actual).toEqual(documented);
});

/** Usual sizes at 300 dpi, and those that the platforms ask for. */
it.each([
  ['inch1', 295, 413],
  ['inch2', 413, 579],
  ['inch1Small', 260, 378],
  ['inch2Small', 413, 531],
  ['xiaohongshu', 1080, 1440],
  ['wechatCover', 900, 383],
] as const)('the preset %s has %i × %i pixels', (id, width, height) => {
  expect(PRESETS[id]).toMatchObject({ width, height });
});
