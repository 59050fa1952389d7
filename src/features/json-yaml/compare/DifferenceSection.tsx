import UnfoldIcon from '@mui/icons-material/ExpandLessOutlined';
import FoldIcon from '@mui/icons-material/ExpandMoreOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type CSSProperties, useRef } from 'react';
import { useStore } from 'zustand';
import { clampShare, LIST_PERCENT } from '../model/split.ts';
import { Splitter } from '../parts/Splitter.tsx';
import type { ResultProps } from './compare-controller.ts';
import { LIST_PX } from './constants.ts';
import { copy } from './copy.ts';
import { DifferenceActions } from './DifferenceActions.tsx';
import { DifferenceList } from './DifferenceList.tsx';

/** The differences, below buttons for the selected one. Nothing when there are none. */
export function DifferenceSection({ controller, compare, result }: ResultProps) {
  const isFolded = useStore(compare.store, (state) => state.isListFolded);
  const share = useStore(compare.store, (state) => state.listShare);
  const frame = useRef<HTMLDivElement>(null);
  if (result.comparison.differences.length === 0) return null;
  const label = isFolded ? copy.list.unfold : copy.list.fold;
  return (
    <Frame ref={frame} {...(share === null ? {} : { style: { '--list': toHeight(share) } as CSSProperties })}>
      {isFolded || (
        <Splitter
          orientation="horizontal"
          range={LIST_PERCENT}
          share={share ?? automaticShare(window.innerHeight)}
          words={copy.list}
          measure={() => window.innerHeight}
          onDrag={(percent) => frame.current?.style.setProperty('--list', toHeight(percent))}
          onChange={compare.setListShare}
          onReset={() => compare.setListShare(null)}
        />
      )}
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

/** The share that the list has as long as the visitor gave it none. */
function automaticShare(windowPx: number): number {
  return clampShare(
    (Math.min(Math.max(windowPx - LIST_PX.around, LIST_PX.min), LIST_PX.max) / windowPx) * 100,
    LIST_PERCENT,
  );
}

function toHeight(percent: number): string {
  return `${percent}dvh`;
}

const Frame = styled('div')(({ theme }) => ({
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '& > p': { margin: 0, padding: theme.spacing(1.5, 2), color: theme.vars.palette.text.secondary },
}));
