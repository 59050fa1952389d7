import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { TableTest } from '../../../bridges/json-bridge.ts';
import { FILTER_DELAY_MS } from './constants.ts';
import { copy } from './copy.ts';
import type { JsonTable } from './json-table.ts';
import type { ColumnFilter } from './table-state.ts';

const TESTS = Object.keys(copy.filter.tests) as TableTest[];
const CONTAINS: ColumnFilter = { test: 'contains', text: '' };

interface FilterCellProps {
  readonly table: JsonTable;
  readonly column: number;
  readonly name: string;
}

/** The filter of one column: how it compares, and with what. */
export function FilterCell({ table, column, name }: FilterCellProps) {
  const words = copy.filter;
  const filter = useStore(table.store, ({ filters }) => filters.get(column)) ?? CONTAINS;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const needsText = filter.test !== 'empty' && filter.test !== 'filled';
  const apply = (next: ColumnFilter) => {
    table.setFilter(column, next.test === 'contains' && next.text === '' ? null : next);
  };
  const field = useFilterText(filter.text, (text) => apply({ ...filter, text }));
  const choose = (test: TableTest) => {
    setAnchor(null);
    apply({ test, text: field.text });
  };
  return (
    <>
      <ButtonBase
        className="test"
        aria-label={words.test(name)}
        title={words.tests[filter.test]}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.signs[filter.test]}
      </ButtonBase>
      <input
        aria-label={words.of(name)}
        spellCheck={false}
        disabled={!needsText}
        placeholder={needsText ? '' : words.tests[filter.test].slice(0, 3)}
        {...field.props}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {TESTS.map((test) => (
          <MenuItem key={test} selected={test === filter.test} onClick={() => choose(test)}>
            {words.signs[test]} {words.tests[test]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The text of a field that is applied when typing rests, but not while a word is composed. */
export function useFilterText(applied: string, onText: (text: string) => void) {
  const [text, setText] = useState(applied);
  const [isComposing, setComposing] = useState(false);
  const [shownApplied, setShownApplied] = useState(applied);
  // A filter that was removed elsewhere empties its field.
  if (applied !== shownApplied) {
    setShownApplied(applied);
    setText(applied);
  }
  const send = useEffectEvent(() => {
    if (text !== applied) onText(text);
  });
  useEffect(() => {
    if (isComposing || text === shownApplied) return;
    const timer = setTimeout(send, FILTER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, isComposing, shownApplied]);
  return {
    text,
    props: {
      value: text,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => setText(target.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  };
}
