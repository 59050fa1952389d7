import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { folderPath } from '../model/folder-categories.ts';
import type { ImportCandidate } from '../model/import-candidate.ts';
import type { RowFate } from '../model/import-plan.ts';
import type { ImportRow } from '../model/import-rows.ts';
import { copy } from '../screens/copy.ts';

interface LinkRowsProps {
  readonly rows: readonly ImportRow[];
  readonly fates: ReadonlyMap<ImportRow, RowFate>;
  readonly excluded: ReadonlySet<ImportCandidate>;
  readonly excludedFolders: ReadonlySet<string>;
  /** The same function at every render. */
  readonly onToggle: (candidate: ImportCandidate) => void;
}

/** Rows that are shown; the rest is counted. */
const SHOWN_MAX = 1000;
const words = copy.import;

/** The links of a file, each with what happens to it. Links of folders that are left out cannot be chosen one by one. */
export function LinkRows({ rows, fates, excluded, excludedFolders, onToggle }: LinkRowsProps) {
  return (
    <Section aria-label={words.links(rows.length)}>
      <h3>{words.links(rows.length)}</h3>
      <ul>
        {rows.slice(0, SHOWN_MAX).map((row) => (
          <LinkRow
            key={row.link}
            row={row}
            fate={fates.get(row) ?? 'excluded'}
            isLeftOut={excludedFolders.has(folderPath(row.candidate))}
            isExcluded={excluded.has(row.candidate)}
            onToggle={onToggle}
          />
        ))}
        {rows.length > SHOWN_MAX && <li className="more">{words.more(rows.length - SHOWN_MAX)}</li>}
      </ul>
    </Section>
  );
}

interface LinkRowProps extends Pick<LinkRowsProps, 'onToggle'> {
  readonly row: ImportRow;
  readonly fate: RowFate;
  /** Its folder is left out. */
  readonly isLeftOut: boolean;
  readonly isExcluded: boolean;
}

/** Rendered again only when it changes: a file has hundreds. */
const LinkRow = memo(function LinkRow({ row, fate, isLeftOut, isExcluded, onToggle }: LinkRowProps) {
  const { candidate, name, host, state } = row;
  return (
    <li data-fate={fate}>
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
  '& ul': {
    maxHeight: 300,
    margin: 0,
    padding: theme.spacing(0.5, 1),
    overflow: 'auto',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.control,
    listStyle: 'none',
    ...theme.typography.body2,
  },
  '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 32px' },
  '& label': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), minHeight: 32, cursor: 'pointer' },
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
  '& [data-fate="excluded"] .fate, & [data-fate="kept"] .fate, & .more': { color: theme.vars.palette.text.secondary },
}));
