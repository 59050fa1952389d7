import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { JsonRepair, RepairGroup } from '../../../../bridges/json-bridge.ts';
import { MEDIA } from '../../../../shared/look/media.ts';
import { copy as sharedCopy } from '../../parts/copy.ts';
import { ShortRows } from '../../parts/ShortRows.tsx';
import { copy } from '../copy.ts';
import { kindCount } from './copy.ts';

interface RepairGroupItemProps {
  readonly group: RepairGroup;
  /** The listed repairs of the group. */
  readonly repairs: readonly JsonRepair[];
  readonly isOpenAtFirst: boolean;
  readonly onPlace: (line: number, column: number) => void;
}

/** The repairs of one kind: their number, and on request their places with the text before and after. */
export function RepairGroupItem({ group, repairs, isOpenAtFirst, onPlace }: RepairGroupItemProps) {
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
