import { create } from 'zustand';

/** Whether long lines are wrapped in the editors: one choice for all of them, for the visit. */
export const useLineWrapping = create<{ readonly isOn: boolean }>(() => ({ isOn: false }));

export function toggleLineWrapping(): void {
  useLineWrapping.setState(({ isOn }) => ({ isOn: !isOn }));
}
