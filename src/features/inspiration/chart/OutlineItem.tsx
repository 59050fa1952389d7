import { styled } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';
import { OUTLINE_INDENT_PX, OUTLINE_INDENTED_LEVELS, OUTLINE_ROW_PX } from './constants.ts';
import { copy } from './copy.ts';
import type { OutlineRow } from './model/outline.ts';
import { statusOf } from './model/task-look.ts';
import { StatusMark } from './StatusMark.tsx';

interface OutlineItemProps {
  readonly row: OutlineRow;
  readonly index: number;
  /** Of the goal. */
  readonly title: string;
  readonly isActive: boolean;
  readonly onOpen: () => void;
  readonly onToggle: () => void;
}

/** A line of the outline. The tree around it handles the keys. */
export function OutlineItem({ row, index, title, isActive, onOpen, onToggle }: OutlineItemProps) {
  const { node, level, isExpanded } = row;
  const total = node?.children.length ?? 0;
  const completed = node?.children.filter(({ task }) => statusOf(task) === 'completed').length ?? 0;
  return (
    <Item
      role="treeitem"
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblingCount}
      aria-selected={isActive}
      {...(isExpanded === null ? {} : { 'aria-expanded': isExpanded })}
      tabIndex={isActive ? 0 : -1}
      data-row={index}
      style={{
        top: index * OUTLINE_ROW_PX,
        paddingLeft: Math.min(level - 1, OUTLINE_INDENTED_LEVELS) * OUTLINE_INDENT_PX + 4,
      }}
      onClick={onOpen}
    >
      <span
        className={node !== null && isExpanded !== null ? 'twisty' : 'twisty none'}
        aria-hidden="true"
        title={copy.outline.toggle}
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      />
      {node === null ? <span className="goal">{copy.outline.goal}</span> : <StatusMark status={statusOf(node.task)} />}
      <span className="title">{node === null ? title : node.task.title}</span>
      {node !== null && <span className="status">{copy.status[statusOf(node.task)]}</span>}
      {total > 0 && <span className="count">{copy.children(completed, total)}</span>}
    </Item>
  );
}

const Item = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'absolute',
    left: 0,
    right: 0,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    height: OUTLINE_ROW_PX,
    paddingRight: theme.spacing(1.5),
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { background: tint(palette.text.primary, 5) },
    '&[aria-selected="true"]': { background: tint(palette.primary.main, 12) },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& .twisty': { position: 'relative', flex: 'none', width: 24, height: 24 },
    '& .twisty.none': { visibility: 'hidden' },
    '& .twisty::before': {
      content: '""',
      position: 'absolute',
      top: 8,
      left: 8,
      width: 8,
      height: 8,
      background: palette.text.secondary,
      clipPath: 'polygon(1px 0, 7px 4px, 1px 8px)',
    },
    '&[aria-expanded="true"] > .twisty::before': { transform: 'rotate(90deg)' },
    '& .goal': { flex: 'none', ...theme.typography.caption, color: palette.primary.dark, fontWeight: 600 },
    '& .title': { flex: '1 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .status, & .count': { flex: 'none', ...theme.typography.caption, color: palette.text.secondary },
    '& .count': { fontVariantNumeric: 'tabular-nums' },
  };
});
