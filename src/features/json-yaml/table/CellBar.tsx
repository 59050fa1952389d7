import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import LineIcon from '@mui/icons-material/ManageSearchOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useStore } from 'zustand';
import type { TreePlace } from '../../../bridges/json-bridge.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { formatCount } from '../model/quantity-text.ts';
import { IconAction } from '../parts/IconAction.tsx';
import { pathBar, shownPath } from '../parts/pane-style.ts';
import { ViewValueButton } from '../value/ViewValueButton.tsx';
import { copy } from './copy.ts';
import type { JsonTable } from './json-table.ts';
import { toRect } from './model/cell-range.ts';

interface CellBarProps {
  readonly table: JsonTable;
  /** Null for a cell without a value, and while it is looked up. */
  readonly place: TreePlace | null;
  readonly isMissing: boolean;
  readonly onCopy: () => void;
  readonly onLine: (line: number) => void;
}

/** The place of the selected cell, and what can be done with it. */
export function CellBar({ table, place, isMissing, onCopy, onLine }: CellBarProps) {
  const selection = useStore(table.store, (state) => state.selection);
  const words = copy.cell;
  const { rowCount, columnCount } = toRect(selection);
  const isOne = rowCount <= 1 && columnCount === 1;
  const single = isMissing ? copy.missing : (place?.path ?? '');
  return (
    <Bar role="group" aria-label={words.label}>
      <output className="path" aria-label={words.label}>
        <bdi>{isOne ? single : words.range(formatCount(rowCount), formatCount(columnCount))}</bdi>
      </output>
      <Tooltip describeChild title={words.copyHint}>
        <Button size="small" startIcon={<CopyIcon />} onClick={onCopy}>
          {words.copy}
        </Button>
      </Tooltip>
      <ViewValueButton label={words.view} hint={words.viewHint} />
      <IconAction
        isWrapped
        icon={LineIcon}
        label={words.showLine}
        disabled={place === null}
        onClick={() => place !== null && onLine(place.line)}
      />
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  ...pathBar(theme),
  flex: 'none',
  '& .path': { ...shownPath(theme), flex: '1 1 0' },
  [MEDIA.small]: { paddingLeft: theme.spacing(1), '& .MuiButton-startIcon': { display: 'none' } },
}));
