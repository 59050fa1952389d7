import { type ReactNode, useState } from 'react';

/** Rows of a list that are shown at first. */
const FIRST_COUNT = 20;

interface ShortRowsProps<Item> {
  readonly items: readonly Item[];
  readonly toRow: (item: Item, index: number) => ReactNode;
  /** Words of the button that shows the rest. */
  readonly toMore: (count: number) => string;
  /** Words about those that are not among the items. */
  readonly unlisted?: string | null;
}

/** Items of a list: the first ones, then all of them on request. */
export function ShortRows<Item>({ items, toRow, toMore, unlisted = null }: ShortRowsProps<Item>) {
  const [shownCount, setShownCount] = useState(FIRST_COUNT);
  const rest = items.length - shownCount;
  return (
    <>
      {items.slice(0, shownCount).map(toRow)}
      {rest > 0 && (
        <li>
          <button type="button" onClick={() => setShownCount(Number.POSITIVE_INFINITY)}>
            {toMore(rest)}
          </button>
        </li>
      )}
      {rest <= 0 && unlisted !== null && <li>{unlisted}</li>}
    </>
  );
}
