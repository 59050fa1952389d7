import RedoIcon from '@mui/icons-material/RedoOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useStore } from 'zustand';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { formatCount } from '../model/quantity-text.ts';
import { IconAction } from '../parts/IconAction.tsx';
import { LEVELS, UNFOLDED_AT_ONCE_COUNT } from './constants.ts';
import { copy } from './copy.ts';
import type { TreeEditing } from './edited-value.ts';
import type { JsonTree } from './json-tree.ts';

interface LevelBarProps {
  readonly tree: JsonTree;
  /** Null where the result is not edited. */
  readonly editing: TreeEditing | null;
}

/** Unfolds the tree down to a level, or folds it; undo and redo stand here, too, once something was edited. */
export const LevelBar = memo(function LevelBar({ tree, editing }: LevelBarProps) {
  const { isReady, isUnfolding, isCapped, level: current } = useStore(tree.store);
  const words = copy.levels;
  return (
    <Bar role="group" aria-label={words.label}>
      <span className="short" aria-hidden="true">
        {words.short}
      </span>
      <span className="long" aria-hidden="true">
        {words.before}
      </span>
      {LEVELS.map((level) => (
        <Button
          key={level}
          size="small"
          aria-label={words.each(level)}
          aria-pressed={level === current}
          disabled={!isReady}
          onClick={() => tree.unfoldToLevel(level)}
        >
          {level}
        </Button>
      ))}
      <span className="long" aria-hidden="true">
        {words.after}
      </span>
      <Button className="all" size="small" disabled={!isReady} onClick={() => tree.foldAll()}>
        {words.foldAll}
      </Button>
      {editing !== null && (editing.canUndo || editing.canRedo) && (
        <>
          <IconAction
            isWrapped
            icon={UndoIcon}
            label={copy.edit.undo}
            hint={copy.edit.undoHint}
            disabled={!editing.canUndo}
            onClick={() => editing.step('undo')}
          />
          <IconAction
            isWrapped
            icon={RedoIcon}
            label={copy.edit.redo}
            hint={copy.edit.redoHint}
            disabled={!editing.canRedo}
            onClick={() => editing.step('redo')}
          />
        </>
      )}
      <span className="told" role="status">
        {isUnfolding ? words.unfolding : isCapped && words.capped(formatCount(UNFOLDED_AT_ONCE_COUNT))}
      </span>
    </Bar>
  );
});

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 0.5),
  minHeight: 38,
  padding: theme.spacing(0.25, 1, 0.25, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& .MuiButton-root': { minWidth: 28, padding: theme.spacing(0.25, 0.5) },
  '& .MuiButton-root[aria-pressed=true]': {
    color: theme.vars.palette.primary.dark,
    background: tint(theme.vars.palette.primary.main, 14),
  },
  '& .MuiButton-root.all': { marginLeft: theme.spacing(1), padding: theme.spacing(0.25, 1) },
  '& .short': { display: 'none' },
  // Doubled to be more specific than the tool's own rule for touch screens.
  [MEDIA.coarse]: { '&& .MuiButton-root': { minHeight: 44 } },
  // Everything is in one row on the smallest phones.
  [MEDIA.small]: {
    gap: 0,
    padding: theme.spacing(0.25, 0.5, 0.25, 2),
    '& .short': { display: 'inline', marginRight: theme.spacing(0.5) },
    '& .long': { display: 'none' },
    '& .MuiButton-root.all': { marginLeft: 'auto' },
  },
  '& .told': { flex: '1 1 0', minWidth: 'min-content', textAlign: 'right' },
  '& .told:empty': { display: 'none' },
}));
