import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import type { TimelineRow } from '../model/timeline-rows.ts';
import { useWindowRows } from '../parts/use-window-rows.ts';
import { TimelineItem } from './TimelineItem.tsx';

interface TimelineListProps {
  readonly rows: readonly TimelineRow[];
  readonly labelId: string;
  readonly onOpenTask: (taskId: string) => void;
}

const ROW_PX = 76;

/** The events, of which only those near the screen are rendered. */
export function TimelineList({ rows, labelId, onOpenTask }: TimelineListProps) {
  const keyOf = useCallback((index: number) => rows[index]?.event.id ?? String(index), [rows]);
  const {
    rows: visible,
    listProps,
    rowProps,
  } = useWindowRows({
    count: rows.length,
    estimatePx: () => ROW_PX,
    keyOf,
  });
  return (
    <Frame>
      <List aria-labelledby={labelId} {...listProps}>
        {visible.map((item) => {
          const row = rows[item.index];
          return row === undefined ? null : (
            <li key={item.key} aria-setsize={rows.length} aria-posinset={item.index + 1} {...rowProps(item)}>
              <TimelineItem
                row={row}
                isFirst={item.index === 0}
                isLast={item.index === rows.length - 1}
                onOpenTask={onOpenTask}
              />
            </li>
          );
        })}
      </List>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  [MEDIA.phone]: { padding: theme.spacing(2) },
}));

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });
