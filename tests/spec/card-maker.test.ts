import { expect, it } from 'vitest';
import {
  BATCH_PAUSE_MS,
  CARD_SIZES,
  EXPORT_SIDE_MAX_PX,
  FONT_SIZE_PX,
  LINE_HEIGHT,
  MAX_CHARS,
  OVERLAY_OPACITY,
  PADDING_PX,
  PROMPT_COPIED_MS,
  RECOMMENDED_CHARS,
} from '../../src/features/xhs-helper/constants.ts';

import { ALIGNMENTS, SPLIT_MODES } from '../../src/features/xhs-helper/model/settings.ts';
import { PRESET_BACKGROUNDS } from '../../src/features/xhs-helper/palette.ts';
import { copy } from '../../src/features/xhs-helper/words.ts';
import { LEAD_EMOJI } from '../../workers/card-split/lead-emoji.ts';

const STEPS = ['生成文案', '原始文本', '分段规则', '整体样式'];

/** The document's values, typed a second time: a constant that drifts fails here by its name. */
it.each<[name: string, actual: unknown, documented: unknown]>([
  ['card (doc 3 §9)', CARD_SIZES.standard, { widthPx: 430, heightPx: 580, pixelRatio: 2 }],
  ['characters of a card (doc 3 §9)', MAX_CHARS, { min: 40, max: 140, step: 5, initial: 90 }],
  ['recommended characters (doc 3 §9)', RECOMMENDED_CHARS, { min: 80, max: 110 }],
  ['font size (doc 3 §9)', FONT_SIZE_PX, { min: 20, max: 48, step: 1, initial: 28 }],
  ['line height (doc 3 §9)', LINE_HEIGHT, { min: 1.3, max: 2, step: 0.05, initial: 1.6 }],
  ['padding (doc 3 §9)', PADDING_PX, { min: 16, max: 48, step: 2, initial: 24 }],
  ['overlay opacity (doc 3 §9)', OVERLAY_OPACITY, { min: 0, max: 0.6, step: 0.05, initial: 0.12 }],
  ['preset backgrounds (doc 3 §9)', PRESET_BACKGROUNDS.length, 8],
  ['lead emoji (doc 3 §9)', LEAD_EMOJI.length, 16],
  ['pause of a batch download (doc 3 §9)', BATCH_PAUSE_MS, 160],
  ['side of an exported canvas (doc 3 §9)', EXPORT_SIDE_MAX_PX, 16_384],
  ['label of a copied prompt (doc 3 §9)', PROMPT_COPIED_MS, 1500],
  ['split modes (doc 3 §3)', SPLIT_MODES, ['paragraph', 'auto', 'sentence', 'newline']],
  ['alignments (doc 3 §3)', ALIGNMENTS, ['left', 'center', 'right']],
  ['heading of the preview (doc 3 §2)', copy.deck.heading(3, 250), '预览与导出（3 张卡片，约 250 字）'],
  ['steps (doc 3 §2)', [copy.steps.prompt, copy.steps.text, copy.steps.rules, copy.steps.style], STEPS],
  ['copied prompt (doc 3 §2)', copy.prompt.copied, '已复制'],
  ['batch download and its busy label (doc 3 §2)', [copy.deck.all, copy.deck.exporting], ['下载全部', '导出中…']],
  ['forwarding (doc 3 §2)', copy.deck.forward, '转发到小驿站'],
  ['batch download of a visitor (doc 3 §4)', copy.exporting.login, '请先登录后使用批量下载'],
  ['preview is not ready (doc 3 §8)', copy.exporting.notReady, '预览区域还没准备好，请稍等再试'],
  ['export fails (doc 3 §8)', copy.exporting.failed, '导出失败，请重新生成卡片或换个浏览器试试'],
  ['batch export fails (doc 3 §8)', copy.exporting.batchFailed, '批量导出失败，请稍后再试'],
  ['picture cannot be read (doc 3 §8)', copy.picture.failed, '读取图片失败，请重试'],
  ['prompt cannot be copied (doc 3 §8)', copy.prompt.failed, '复制失败，请手动选中文字复制'],
  ['card cannot be copied (doc 3 §8)', copy.exporting.copyFailed, '复制失败，请手动选择文字'],
  ['prompt is copied (doc 3 §8)', copy.prompt.toast, '提示词已复制，直接粘贴给 AI 即可'],
  ['background modes (doc 3 §3)', Object.keys(copy.card.modes), ['color', 'image']],
])('%s', (_name, actual, documented) => {
  expect(actual).toEqual(documented);
});
