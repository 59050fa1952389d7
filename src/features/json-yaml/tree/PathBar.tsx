import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import LineIcon from '@mui/icons-material/ManageSearchOutlined';
import MenuIcon from '@mui/icons-material/MoreVert';
import PathIcon from '@mui/icons-material/RouteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { memo } from 'react';
import { useStore } from 'zustand';
import { MEDIA } from '../../../shared/look/media.ts';
import { IconAction } from '../parts/IconAction.tsx';
import { pathBar, shownPath } from '../parts/pane-style.ts';
import { ViewValueButton } from '../value/ViewValueButton.tsx';
import { SHOWN_PATH_CHARS } from './constants.ts';
import { copy } from './copy.ts';
import type { RowActionContext } from './row-actions.ts';
import { copyPath, copyValue } from './tree-actions.ts';
import type { WindowPoint } from './use-row-pointer.ts';

interface PathBarProps extends Pick<RowActionContext, 'tool' | 'tree' | 'showSuccess'> {
  /** Opens the form for the selected row; null where the result is not edited. */
  readonly onEdit: (() => void) | null;
  /** Shows the line of the selected value in the text. */
  readonly onLine: () => void;
  /** Opens the menu of the selected row at a point. */
  readonly onMenu: (at: WindowPoint) => void;
}

/** The path of the selected value, and buttons for its most frequent actions. */
export const PathBar = memo(function PathBar(props: PathBarProps) {
  const { tool, tree, onEdit, onLine, onMenu, showSuccess } = props;
  const place = useStore(tree.store, (state) => state.place);
  const words = copy.path;
  return (
    <Bar role="group" aria-label={words.label}>
      <output className="path" aria-label={words.label}>
        <bdi>{place === null ? '' : toShownPath(place.path)}</bdi>
      </output>
      <Tooltip describeChild title={words.copyValueHint}>
        <Button size="small" startIcon={<CopyIcon />} onClick={() => copyValue(tool, tree, showSuccess)}>
          {words.copyValue}
        </Button>
      </Tooltip>
      <Tooltip describeChild title={words.copyPathHint}>
        <Button size="small" startIcon={<PathIcon />} onClick={() => copyPath(tree, showSuccess)}>
          {words.copyPath}
        </Button>
      </Tooltip>
      <ViewValueButton label={words.viewValue} hint={words.viewValueHint} />
      {onEdit !== null && (
        <IconAction icon={EditIcon} label={copy.edit.button} hint={copy.edit.buttonHint} onClick={onEdit} />
      )}
      <IconAction icon={LineIcon} label={words.showLine} onClick={onLine} />
      <IconAction
        icon={MenuIcon}
        label={words.menu}
        hint={words.menuHint}
        aria-haspopup="menu"
        onClick={(event) => {
          const { left, top } = event.currentTarget.getBoundingClientRect();
          onMenu({ left, top });
        }}
      />
    </Bar>
  );
});

/** Shows only the end of a long path, which differs from one place to the next. */
function toShownPath(path: string): string {
  return path.length <= SHOWN_PATH_CHARS ? path : `…${path.slice(-SHOWN_PATH_CHARS)}`;
}

const Bar = styled('div')(({ theme }) => ({
  ...pathBar(theme),
  flexWrap: 'wrap',
  '& .path': { ...shownPath(theme), flex: '1 1 160px', height: 24, lineHeight: '24px' },
  [MEDIA.phone]: { '& .path': { flexBasis: '100%' } },
  // Without icons all buttons fit into one row.
  [MEDIA.small]: {
    justifyContent: 'space-between',
    paddingLeft: theme.spacing(1),
    '& .path': { paddingLeft: theme.spacing(1) },
    '& .MuiButton-startIcon': { display: 'none' },
  },
}));
