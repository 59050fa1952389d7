import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import { clampShare, SPLIT_PERCENT } from '../model/split.ts';

/** The input's share of the width of both panes in percent, remembered in this browser. */
export const splitShare = createPersistedStore<number>({
  key: STORAGE_KEYS.jsonYamlSplit,
  parse(text) {
    const share = text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(share) ? clampShare(share) : null;
  },
  initial: SPLIT_PERCENT.initial,
  format: (share) => (share === SPLIT_PERCENT.initial ? null : String(share)),
});
