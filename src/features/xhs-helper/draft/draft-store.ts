import { create } from 'zustand';
import { type History, startHistory } from '../../../shared/history.ts';
import { type Draft, EMPTY_DRAFT } from '../model/draft.ts';

/** Where the draft is: being read, in the visitor's hands, or taken over by another tab. */
export type DraftPlace = 'loading' | 'here' | 'elsewhere';

/** State of the latest change. `failed` has the words for the reason. */
export type Saving =
  | { readonly step: 'clean' | 'dirty' | 'saved' }
  | { readonly step: 'failed'; readonly reason: string };

export interface DraftState {
  readonly history: History<Draft>;
  readonly place: DraftPlace;
  readonly saving: Saving;
  /** Words for the reason why the stored draft could not be read; null where it could. */
  readonly loadProblem: string | null;
  readonly split: 'idle' | 'running' | 'failed';
  /** A picture that another page handed over before there was a card for it, as a data URL. */
  readonly waitingPicture: string | null;
}

export const INITIAL_STATE: DraftState = {
  history: startHistory(EMPTY_DRAFT),
  place: 'loading',
  saving: { step: 'clean' },
  loadProblem: null,
  split: 'idle',
  waitingPicture: null,
};

/** The draft with its history, and how keeping and splitting it fare. It outlives the screen. */
export const useDraftStore = create<DraftState>(() => INITIAL_STATE);

/** The draft as it is now. */
export function currentDraft(): Draft {
  return useDraftStore.getState().history.present;
}

/** A part of the draft. Renders only when that part changes. */
export function useDraft<Part>(select: (draft: Draft) => Part): Part {
  return useDraftStore(({ history }) => select(history.present));
}
