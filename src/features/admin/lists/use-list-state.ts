import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  applyListChange,
  type ListChange,
  type ListOptions,
  type ListState,
  parseListState,
  withListState,
} from './model/list-state.ts';

/**
 * The state of the list on this page, from the address. Changes replace the entry of the history, so that Back leaves the list
 * instead of undoing every filter; another page of the list is an entry of its own. `options` must be the same object at
 * every render.
 */
export function useListState<Filter extends string>(
  options: ListOptions<Filter>,
): readonly [ListState<Filter>, (change: ListChange<Filter>) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => parseListState(search, options), [search, options]);
  const change = (made: ListChange<Filter>) =>
    setSearch((current) => withListState(current, applyListChange(parseListState(current, options), made), options), {
      replace: made.kind !== 'page',
      preventScrollReset: true,
    });
  return [state, change];
}
