import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useMemo, useState } from 'react';
import { useDialogContainer } from '../../../shared/ui/use-dialog-container.ts';
import type { TaskNode } from '../model/task-tree.ts';
import { MENU_LEVELS_MAX } from './constants.ts';
import { copy } from './copy.ts';
import { countLevels, foldBelow, listFoldable } from './model/folding.ts';

interface FoldingButtonsProps {
  readonly nodes: readonly TaskNode[];
  readonly collapsed: ReadonlySet<string>;
  readonly onCollapsedChange: (collapsed: ReadonlySet<string>) => void;
}

/** Folds and unfolds all branches, or all below a level. Nothing without branches. */
export function FoldingButtons({ nodes, collapsed, onCollapsedChange }: FoldingButtonsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const container = useDialogContainer(anchor !== null);
  const id = useId();
  const foldable = useMemo(() => listFoldable(nodes), [nodes]);
  const levels = useMemo(() => countLevels(nodes), [nodes]);
  if (foldable.length === 0) return null;
  const words = copy.folding;
  const isAnyFolded = foldable.some((each) => collapsed.has(each));
  const isOpen = anchor !== null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={isAnyFolded ? <UnfoldMoreIcon /> : <UnfoldLessIcon />}
        onClick={() => onCollapsedChange(new Set(isAnyFolded ? [] : foldable))}
      >
        {isAnyFolded ? words.unfoldAll : words.foldAll}
      </Button>
      <Button
        size="small"
        color="inherit"
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': `${id}-menu` } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.levels}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        container={container}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {Array.from({ length: Math.min(levels, MENU_LEVELS_MAX) }, (_, at) => at + 1).map((level) => (
          <MenuItem
            key={level}
            onClick={() => {
              setAnchor(null);
              onCollapsedChange(foldBelow(nodes, level));
            }}
          >
            {words.level(level)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
