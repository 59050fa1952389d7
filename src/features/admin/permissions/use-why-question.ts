import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the inspector is asked. Empty texts are not chosen yet. */
interface WhyQuestion {
  readonly userId: string;
  readonly wanted: string;
}

const ENTRIES = { userId: 'user', wanted: 'wanted' } as const;

/** The query of the address with another question. Entries that are not the inspector's stay. */
export function withQuestion(search: URLSearchParams, change: Partial<WhyQuestion>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [part, entry] of [
    ['userId', ENTRIES.userId],
    ['wanted', ENTRIES.wanted],
  ] as const) {
    const text = change[part];
    if (text === '') next.delete(entry);
    else if (text !== undefined) next.set(entry, text);
  }
  return next;
}

/**
 * The question and how to change it. It is kept in the address, so that an answer can be linked. About a preset user it is
 * kept in the component: the address then belongs to the page around it.
 */
export function useWhyQuestion(
  presetId: string | null,
): readonly [WhyQuestion, (change: Partial<WhyQuestion>) => void] {
  const [search, setSearch] = useSearchParams();
  const [wanted, setWanted] = useState('');
  if (presetId !== null) {
    const change = (made: Partial<WhyQuestion>) => setWanted(made.wanted ?? wanted);
    return [{ userId: presetId, wanted }, change];
  }
  const question = { userId: search.get(ENTRIES.userId) ?? '', wanted: search.get(ENTRIES.wanted) ?? '' };
  const change = (made: Partial<WhyQuestion>) =>
    setSearch((current) => withQuestion(current, made), { replace: true, preventScrollReset: true });
  return [question, change];
}
