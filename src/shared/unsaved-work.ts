import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { askBeforeUnload } from '../platform/page-unload.ts';

interface UnsavedWorkOptions {
  /** A running game: the shell holds the notice of a new version back until it is over. */
  readonly holdsUpdates?: boolean;
  /** Another page of the product does not end it, because its state lives outside of its screen. */
  readonly survivesNavigation?: boolean;
}

interface UnsavedWork extends Required<UnsavedWorkOptions> {
  readonly label: string;
}

/** [Note: Unsaved work]
 * Work that exists only on the page. A feature declares it while it exists; the shell asks before it is lost: by another
 * page of the product or by closing and reloading (`app/UnsavedWorkGuard.tsx`), or by an update (`app/update`).
 */
const store = createStore<readonly UnsavedWork[]>(() => []);

/** `label` names the work to the visitor. Call the returned function when it is saved or gone. */
export function declareUnsavedWork(label: string, options: UnsavedWorkOptions = {}): () => void {
  const work = { label, holdsUpdates: false, survivesNavigation: false, ...options };
  store.setState((declared) => [...declared, work], true);
  return () => store.setState((declared) => declared.filter((other) => other !== work), true);
}

/** Declares work while the component is mounted and `label` is not null. */
export function useUnsavedWork(label: string | null, options: UnsavedWorkOptions = {}): void {
  const { holdsUpdates = false, survivesNavigation = false } = options;
  useEffect(
    () => (label === null ? undefined : declareUnsavedWork(label, { holdsUpdates, survivesNavigation })),
    [label, holdsUpdates, survivesNavigation],
  );
}

/** Names of everything unsaved, each once, oldest first. */
export function listUnsavedWork(): string[] {
  return toLabels(store.getState());
}

/** Whether work of this name is declared. */
export function isUnsaved(label: string): boolean {
  return store.getState().some((work) => work.label === label);
}

/** Names of the work that another page of the product would end. */
export function listWorkLostByLeaving(): string[] {
  return toLabels(store.getState().filter(({ survivesNavigation }) => !survivesNavigation));
}

/** Makes the browser ask before the page is closed or reloaded while work is declared, until the result is called. */
export function guardPageUnload(): () => void {
  let stopAsking: (() => void) | null = null;
  const follow = () => {
    const isAsking = store.getState().length > 0 && !isUnloadAgreed;
    if (isAsking) stopAsking ??= askBeforeUnload();
    else {
      stopAsking?.();
      stopAsking = null;
    }
  };
  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    stopAsking?.();
  };
}

let isUnloadAgreed = false;

/** The visitor agreed to lose the work: the reload that follows does not ask a second time. */
export function agreeToUnload(): void {
  isUnloadAgreed = true;
  store.setState((declared) => [...declared], true);
}

/** Whether any work is declared now. */
export function useHasUnsavedWork(): boolean {
  return useStore(store, (declared) => declared.length > 0);
}

/** Whether the notice of a new version has to wait. */
export function useHoldsUpdates(): boolean {
  return useStore(store, (declared) => declared.some(({ holdsUpdates }) => holdsUpdates));
}

function toLabels(works: readonly UnsavedWork[]): string[] {
  return [...new Set(works.map(({ label }) => label))];
}
