import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { JsonRepair, RepairGroup, RepairReport } from '../../../bridges/json-bridge.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { ChangesNotice } from '../parts/ChangesNotice.tsx';
import { copy as sharedCopy } from '../parts/copy.ts';
import { ShortRows } from '../parts/ShortRows.tsx';
import { copy } from './copy.ts';
import { kindCount } from './repair/copy.ts';

interface RepairNoticeProps {
  readonly repair: RepairReport;
  /** Before the title. */
  readonly prefix?: string;
  readonly showsOriginal: boolean;
  /** Null where the original text is on the page anyway. */
  readonly onOriginalToggle: (() => void) | null;
  readonly onPlace: (line: number, column: number) => void;
}

/**
 * Says how a text was repaired: first the repairs that the visitor has to check, by kind, and all places on request.
 * Harmless repairs are information, risky ones a warning.
 */
export function RepairNotice({ repair, prefix = '', showsOriginal, onOriginalToggle, onPlace }: RepairNoticeProps) {
  const words = copy.repair;
  const risky = repair.groups.filter(({ risk }) => risk === 'risky');
  const riskyCount = risky.reduce((sum, { count }) => sum + count, 0);
  const records = repair.groups.find(({ kind }) => kind === 'json-lines')?.count ?? null;
  const changes = repair.groups.filter(({ kind }) => kind !== 'json-lines');
  const isRisky = riskyCount > 0 || repair.isTruncated;
  return (
    <ChangesNotice
      severity={isRisky ? 'warning' : 'info'}
      title={
        <Title>
          {prefix}
          {riskyCount > 0 && <strong>{words.check(riskyCount)}</strong>}
          {repair.isTruncated && <strong>{words.truncated}</strong>}
          {repair.count > 0 && <span>{words.title(repair.count)}</span>}
          {records !== null && <span>{words.records(records)}</span>}
          {risky.length > 0 && <span className="kinds">{nameKinds(risky)}</span>}
        </Title>
      }
      showsOriginal={showsOriginal}
      onOriginalToggle={onOriginalToggle}
    >
      {changes.length === 0
        ? null
        : changes.map((group) => (
            <RepairGroupItem
              key={`${group.risk} ${group.kind}`}
              group={group}
              repairs={repair.repairs.filter(({ kind, risk }) => kind === group.kind && risk === group.risk)}
              isOpenAtFirst={changes.length === 1}
              onPlace={onPlace}
            />
          ))}
    </ChangesNotice>
  );
}

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 1.5),
  '& strong': { fontWeight: 600 },
  '& .kinds': { flexBasis: '100%', ...theme.typography.body2 },
}));

interface RepairGroupItemProps {
  readonly group: RepairGroup;
  /** The listed repairs of the group. */
  readonly repairs: readonly JsonRepair[];
  readonly isOpenAtFirst: boolean;
  readonly onPlace: (line: number, column: number) => void;
}

/** The repairs of one kind: their number, and on request their places with the text before and after. */
function RepairGroupItem({ group, repairs, isOpenAtFirst, onPlace }: RepairGroupItemProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const words = copy.repair;
  const { nothing } = sharedCopy.changes;
  const unlisted = group.count - repairs.length;
  return (
    <Group>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {kindCount(group.kind, group.count)}
        {group.risk === 'risky' && <span className="risk">{words.toCheck}</span>}
      </button>
      <ul id={id} hidden={!isOpen}>
        {isOpen && (
          <ShortRows
            items={repairs}
            toRow={({ line, column, before, after }, index) => (
              <li key={index}>
                <button type="button" onClick={() => onPlace(line, column)}>
                  {words.place(line, column)}
                </button>
                <code>{before || nothing}</code>→<code>{after || nothing}</code>
              </li>
            )}
            toMore={words.showRest}
            unlisted={unlisted > 0 ? words.more(unlisted) : null}
          />
        )}
      </ul>
    </Group>
  );
}

/** A list item that holds a list. Its mark has no text for screen readers, where browsers know that notation. Beats the row layout of the list around it. */
const Group = styled('li')(({ theme }) => ({
  'ul > &': { display: 'block' },
  '& > button': { textAlign: 'start', textDecoration: 'none', color: 'inherit' },
  '& > button::before': { content: ['"▸"', '"▸" / ""'], display: 'inline-block', width: '1.2em' },
  '& > button[aria-expanded="true"]::before': { content: ['"▾"', '"▾" / ""'] },
  '& .risk': {
    display: 'inline-block',
    marginInlineStart: theme.spacing(1),
    fontWeight: 600,
    color: theme.vars.palette.warning.main,
  },
  '& > ul': { margin: 0, padding: theme.spacing(0, 0, 0.5, 2.5), listStyle: 'none' },
  [MEDIA.phone]: {
    '& > ul': { paddingLeft: theme.spacing(1) },
    // Place, before and after share one line.
    '& > ul > li': { flexWrap: 'nowrap' },
    '& > ul > li > button': { flex: 'none' },
    '& > ul > li > code': { flex: '0 1 auto', minWidth: 0 },
  },
}));

/** Kinds that are named; the others are counted. */
const NAMED_KINDS = 4;

/** The first kinds with their counts, and how many more there are. */
export function nameKinds(groups: readonly RepairGroup[]): string {
  const named = groups.slice(0, NAMED_KINDS).map(({ kind, count }) => kindCount(kind, count));
  return copy.repair.kindList(named, groups.length);
}
