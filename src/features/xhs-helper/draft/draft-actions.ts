import type { History } from '../../../shared/history.ts';
import type { PostCard } from '../model/card.ts';
import { changeCard, isSameList } from '../model/deck.ts';
import type { Draft } from '../model/draft.ts';
import { amend, record, redo, seal, undo } from '../model/history.ts';
import type { CardRules, CardStyle } from '../model/settings.ts';
import { useDraftStore } from './draft-store.ts';
import { scheduleSplit } from './split-draft.ts';

/** Changes the draft. Changes of one gesture are undone together; null is a change of its own. */
export function changeDraft(change: (draft: Draft) => Draft, gesture: string | null = null): void {
  show((history) => record(history, change(history.present), gesture));
}

/** Changes the draft as part of the change before. The same cards are no change. */
export function amendDraft(change: (draft: Draft) => Draft): void {
  show((history) => {
    const next = change(history.present);
    return isSameList(next.cards, history.present.cards) ? history : amend(history, next);
  });
}

/** Replaces the text. */
export function changeText(text: string, gesture: string | null = 'text'): void {
  changeDraft((draft) => (draft.text === text ? draft : { ...draft, text }), gesture);
}

/** Changes the rules of the split. */
export function changeRules(rules: Partial<CardRules>, gesture: string | null = null): void {
  changeDraft((draft) => ({ ...draft, rules: { ...draft.rules, ...rules } }), gesture);
}

/** Changes the look that all cards share. */
export function changeStyle(style: Partial<CardStyle>, gesture: string | null = null): void {
  changeDraft((draft) => ({ ...draft, style: { ...draft.style, ...style } }), gesture);
}

/** Changes one card. */
export function changeOneCard(id: string, change: (card: PostCard) => PostCard, gesture: string | null = null): void {
  changeDraft((draft) => ({ ...draft, cards: changeCard(draft.cards, id, change) }), gesture);
}

/** Ends a gesture, such as dragging a slider. */
export function sealGesture(): void {
  show(seal);
}

export function undoDraft(): void {
  show(undo);
}

export function redoDraft(): void {
  show(redo);
}

function show(change: (history: History<Draft>) => History<Draft>): void {
  const { history, place } = useDraftStore.getState();
  const next = change(history);
  if (next === history || place !== 'here') return;
  useDraftStore.setState({ history: next });
  const [before, after] = [history.present, next.present];
  // The style decides how many lines a card has room for.
  if (before.text !== after.text || before.rules !== after.rules || before.style !== after.style) scheduleSplit();
}
