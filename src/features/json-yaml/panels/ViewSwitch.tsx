import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import type { ResultView } from '../json/json-state.ts';
import { copy as tableCopy } from '../table/copy.ts';
import { copy } from '../tree/copy.ts';

interface ViewSwitchProps {
  readonly view: ResultView;
  /** Only a result that is JSON has a tree. */
  readonly canBeTree: boolean;
  /** Only an array of objects is a table. */
  readonly canBeTable: boolean;
  readonly onView: (view: ResultView) => void;
}

export const ViewSwitch = memo(function ViewSwitch({ view, canBeTree, canBeTable, onView }: ViewSwitchProps) {
  const words = copy.view;
  return (
    <Group
      exclusive
      size="small"
      value={view}
      aria-label={words.label}
      onChange={(_, next: ResultView | null) => next !== null && onView(next)}
    >
      <ToggleButton value="text">{words.text}</ToggleButton>
      <ToggleButton value="tree" disabled={!canBeTree} title={canBeTree ? undefined : words.noTree}>
        {words.tree}
      </ToggleButton>
      <ToggleButton value="table" disabled={!canBeTable} title={canBeTable ? undefined : tableCopy.noTable}>
        {tableCopy.view}
      </ToggleButton>
    </Group>
  );
});

const Group = styled(ToggleButtonGroup)(({ theme }) => ({
  flex: 'none',
  '& .MuiToggleButton-root': {
    whiteSpace: 'nowrap',
    minHeight: 30,
    padding: theme.spacing(0, 1.25),
    fontSize: 13,
    borderColor: theme.vars.palette.control,
    color: theme.vars.palette.text.secondary,
    textTransform: 'none',
    // Three views and the buttons fit into one row of a phone.
    [MEDIA.smallContainer]: { padding: theme.spacing(0, 0.5) },
  },
  '& .MuiToggleButton-root.Mui-disabled': { borderColor: theme.vars.palette.divider },
}));
