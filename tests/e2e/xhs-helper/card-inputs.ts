import { createCard } from '../../../src/features/xhs-helper/model/card.ts';
import type { CardFaceInput } from '../../../src/features/xhs-helper/model/face.ts';
import { type CardStyle, DEFAULT_STYLE } from '../../../src/features/xhs-helper/model/settings.ts';

/** A picture of a card with a text. */
export function inputOf(text: string, style: Partial<CardStyle> = {}, number = 1, count = 1): CardFaceInput {
  const card = createCard({ segment: text, text }, number - 1, `card-${number}`);
  return { content: { kind: 'card', card }, style: { ...DEFAULT_STYLE, ...style }, number, count };
}

/** A text with every kind of line and emphasis. */
export const RICH_TEXT = [
  '# 早起的三个小习惯',
  '',
  '**坚持 21 天**之后，我发现==真正的改变==来自很小的事：',
  '',
  '- 睡前把手机放在客厅',
  '- 起床先喝 300 ml 温水',
  '',
  '> 不求多，只求“每天都做到”。',
  '',
  '用 `commit` 记下进度。',
].join('\n');
