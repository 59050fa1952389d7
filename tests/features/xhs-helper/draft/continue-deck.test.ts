import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { continueAll } from '../../../../src/features/xhs-helper/deck/card-actions.ts';
import {
  changeOneCard,
  changeStyle,
  redoDraft,
  undoDraft,
} from '../../../../src/features/xhs-helper/draft/draft-actions.ts';
import { currentDraft, INITIAL_STATE, useDraftStore } from '../../../../src/features/xhs-helper/draft/draft-store.ts';
import { splitNow } from '../../../../src/features/xhs-helper/draft/split-draft.ts';
import { listStuck } from '../../../../src/features/xhs-helper/face/fit-cards.ts';
import { editText } from '../../../../src/features/xhs-helper/model/card.ts';
import { startHistory } from '../../../../src/shared/history.ts';
import { createCardSplitService } from '../../../../workers/card-split/card-split-service.ts';
import { aDraft } from '../a-draft.ts';

const splitter = createCardSplitService();
vi.mock('../../../../src/bridges/card-split-bridge.ts', () => ({
  cardSplitTool: {
    splitText: async (...[text, rules]: Parameters<typeof splitter.splitText>) => splitter.splitText(text, rules),
  },
}));

const CHECKLIST = Array.from({ length: 13 }, (_, index) => `- 第 ${index + 1} 件`).join('\n');
const texts = () => currentDraft().cards.map(({ text }) => text);

beforeEach(async () => {
  const draft = aDraft(['第一段话。', '第二段话。', '第三段话。'], { cards: [] });
  const history = startHistory({ ...draft, rules: { ...draft.rules, mode: 'paragraph' as const } });
  useDraftStore.setState({ ...INITIAL_STATE, place: 'here', history });
  await splitNow();
  for (const { id } of currentDraft().cards) changeOneCard(id, (card) => editText(card, CHECKLIST));
});
afterEach(async () => {
  // Ends the split that waits.
  await splitNow();
  useDraftStore.setState(INITIAL_STATE);
});

it('all cards that do not fit continue by one action, which one undo takes back exactly', () => {
  const before = currentDraft();
  expect(listStuck(before.cards, before.style)).toEqual(before.cards);
  expect(continueAll()).toBe(3);
  expect(listStuck(currentDraft().cards, before.style)).toEqual([]);
  undoDraft();
  expect(currentDraft()).toBe(before);
});

it('smaller letters join the cards again, and undo and redo give back the very same cards', async () => {
  continueAll();
  const divided = currentDraft().cards;
  changeStyle({ fontSizePx: 20 });
  await splitNow();
  expect(texts()).toEqual([CHECKLIST, CHECKLIST, CHECKLIST]);
  const joined = currentDraft();
  undoDraft();
  await splitNow();
  expect(currentDraft().cards).toBe(divided);
  redoDraft();
  await splitNow();
  expect(currentDraft()).toBe(joined);
});
