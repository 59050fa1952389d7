import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { copy } from './copy.ts';
import { PaletteOption } from './PaletteOption.tsx';
import type { PaletteItem } from './palette-items.ts';
import type { PaletteSearch } from './use-palette-search.ts';

interface PaletteListProps {
  readonly id: string;
  readonly search: PaletteSearch;
  readonly onActivate: (key: string) => void;
  readonly onChoose: (item: PaletteItem, inNewTab: boolean) => void;
  readonly onPin: (item: PaletteItem) => void;
}

/** Id of the element of an item, for the field that names the chosen one. */
export function toOptionId(listId: string, { key }: PaletteItem): string {
  return `${listId}-${key}`;
}

/** Everything found, in groups. The focus stays in the field; the chosen row is kept in view. */
export function PaletteList({ id, search, onActivate, onChoose, onPin }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { groups, rows, active, query, isWaiting } = search;
  const chosen = rows[active]?.item;
  const isFirst = active === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query begins at the top again
  useEffect(() => {
    if (isFirst) list.current?.scrollTo({ top: 0, behavior: 'instant' });
    else
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [chosen?.key, query, isFirst]);

  return (
    <Scroller ref={list}>
      <div role="listbox" id={id} aria-label={copy.results} tabIndex={-1}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a field set cannot be part of a list box
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <div className="title" id={`${id}-${group.id}`} role="presentation">
              {copy.groups[group.id]}
            </div>
            {group.rows.map((row) => (
              <PaletteOption
                key={row.item.key}
                id={toOptionId(id, row.item)}
                row={row}
                isChosen={row.item === chosen}
                onActivate={onActivate}
                onChoose={onChoose}
                onPin={onPin}
              />
            ))}
          </div>
        ))}
      </div>
      {rows.length === 0 && (
        <p className="nothing">
          <strong>{copy.nothing(query)}</strong>
          {isWaiting ? copy.readingsPending : copy.nothingHint}
        </p>
      )}
    </Scroller>
  );
}

const Scroller = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  padding: theme.spacing(1),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: theme.spacing(5, 1),
  '& .title': {
    padding: theme.spacing(1, 1.5, 0.5),
    color: theme.vars.palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& .nothing': {
    display: 'grid',
    gap: theme.spacing(0.5),
    margin: theme.spacing(6, 2),
    color: theme.vars.palette.text.secondary,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    '& strong': { color: theme.vars.palette.text.primary },
  },
}));
