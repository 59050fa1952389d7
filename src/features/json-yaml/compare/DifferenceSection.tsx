import UnfoldIcon from '@mui/icons-material/ExpandLessOutlined';
import FoldIcon from '@mui/icons-material/ExpandMoreOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useStore } from 'zustand';
import type { JsonController } from '../json/json-controller.ts';
import type { CompareController } from './compare-controller.ts';
import type { CompareResult } from './compare-state.ts';
import { copy } from './copy.ts';
import { DifferenceActions } from './DifferenceActions.tsx';
import { DifferenceList } from './DifferenceList.tsx';

interface DifferenceSectionProps {
  readonly controller: JsonController;
  readonly compare: CompareController;
  readonly result: CompareResult;
}

/** The differences, below buttons for the selected one. Nothing when there are none. */
export function DifferenceSection({ controller, compare, result }: DifferenceSectionProps) {
  const isFolded = useStore(compare.store, (state) => state.isListFolded);
  if (result.comparison.differences.length === 0) return null;
  const label = isFolded ? copy.list.unfold : copy.list.fold;
  return (
    <Frame>
      <DifferenceActions controller={controller} compare={compare} result={result}>
        <Tooltip title={label}>
          <IconButton
            size="small"
            aria-label={label}
            aria-expanded={!isFolded}
            onClick={() => compare.foldList(!isFolded)}
          >
            {isFolded ? <UnfoldIcon /> : <FoldIcon />}
          </IconButton>
        </Tooltip>
      </DifferenceActions>
      {isFolded || <DifferenceList compare={compare} />}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '& > p': { margin: 0, padding: theme.spacing(1.5, 2), color: theme.vars.palette.text.secondary },
}));
