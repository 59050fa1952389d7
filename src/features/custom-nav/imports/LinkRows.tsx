import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useState } from 'react';
import { folderPath } from '../model/folder-categories.ts';
import type { ImportCandidate } from '../model/import-candidate.ts';
import type { RowFate } from '../model/import-plan.ts';
import type { ImportRow } from '../model/import-rows.ts';
import { copy } from '../words.ts';

interface LinkRowsProps {
  readonly rows: readonly ImportRow[];
  readonly fates: ReadonlyMap<ImportRow, RowFate>;
  readonly excluded: ReadonlySet<ImportCandidate>;
  readonly excludedFolders: ReadonlySet<string>;
  /** The same function at every render. */
  readonly onToggle: (candidate: ImportCandidate) => void;
}

const ROW_PX = 32;
const LIST_PX = 300;
/** Rows above and below the visible ones, so that Tab finds the next one. */
const OVERSCAN_ROWS = 8;
const words = copy.import;

/**
 * The links of a file, each with what happens to it, of which only the visible part is rendered. Links of folders that are left
 * out cannot be chosen one by one.
 */
export function LinkRows({ rows, fates, excluded, excludedFolders, onToggle }: LinkRowsProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_PX,
    initialRect: { width: 0, height: LIST_PX },
    overscan: OVERSCAN_ROWS,
    useFlushSync: false,
  });
  return (
    <Section aria-label={words.links(rows.length)}>
      <h3>{words.links(rows.length)}</h3>
      <div className="scroller" ref={setScroller}>
        <ul style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <LinkRow
                key={row.link}
                row={row}
                topPx={start}
                place={index + 1}
                count={rows.length}
                fate={fates.get(row) ?? 'excluded'}
                isLeftOut={excludedFolders.has(folderPath(row.candidate))}
                isExcluded={excluded.has(row.candidate)}
                onToggle={onToggle}
              />
            );
          })}
        </ul>
      </div>
    </Section>
  );
}

interface LinkRowProps extends Pick<LinkRowsProps, 'onToggle'> {
  readonly row: ImportRow;
  readonly fate: RowFate;
  /** Its folder is left out. */
  readonly isLeftOut: boolean;
  readonly isExcluded: boolean;
  readonly topPx: number;
  /** Among `count` links, from 1. */
  readonly place: number;
  readonly count: number;
}

/** Rendered again only when it changes. */
const LinkRow = memo(function LinkRow(props: LinkRowProps) {
  const { row, topPx, place, count, fate, isLeftOut, isExcluded, onToggle } = props;
  const { candidate, name, host, state } = row;
  return (
    <li data-fate={fate} aria-posinset={place} aria-setsize={count} style={{ transform: `translateY(${topPx}px)` }}>
      <label>
        <input
          type="checkbox"
          checked={!isLeftOut && !isExcluded}
          disabled={isLeftOut}
          onChange={() => onToggle(candidate)}
        />
        <span className="name">
          {name} <span className="host">{host}</span>
        </span>
        <span className="state">{words.states[state]}</span>
        <span className="fate">{words.fates[fate]}</span>
      </label>
    </li>
  );
});

const Section = styled('section')(({ theme }) => ({
  '& h3': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 0.5) },
  '& .scroller': {
    maxHeight: LIST_PX,
    padding: theme.spacing(0.5, 1),
    overflow: 'auto',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.control,
    ...theme.typography.body2,
  },
  '& ul': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { position: 'absolute', inset: '0 0 auto' },
  '& label': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), height: ROW_PX, cursor: 'pointer' },
  '& input': {
    flex: 'none',
    width: 16,
    height: 16,
    margin: theme.spacing(0, 0.5),
    accentColor: theme.vars.palette.primary.main,
  },
  '& .name': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .host, & .state': { color: theme.vars.palette.text.secondary },
  '& .state, & .fate': { flex: 'none', width: '4.5em', textAlign: 'right' },
  '& [data-fate="added"] .fate, & [data-fate="updated"] .fate': { color: theme.vars.palette.success.main },
  '& [data-fate="cut"] .fate': { color: theme.vars.palette.warning.main },
  '& [data-fate="excluded"] .fate, & [data-fate="kept"] .fate': { color: theme.vars.palette.text.secondary },
}));
