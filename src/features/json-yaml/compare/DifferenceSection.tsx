import ToLeftIcon from '@mui/icons-material/ArrowBackOutlined';
import ToRightIcon from '@mui/icons-material/ArrowForwardOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import UnfoldIcon from '@mui/icons-material/ExpandLessOutlined';
import FoldIcon from '@mui/icons-material/ExpandMoreOutlined';
import IgnoreIcon from '@mui/icons-material/VisibilityOffOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import type { IgnoredPath, JsonDifference } from '../../../bridges/json-bridge.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { COPIED_BYTES } from '../constants.ts';
import type { JsonController } from '../json/json-controller.ts';
import { clampShare, LIST_PERCENT } from '../model/split.ts';
import { offerUndo } from '../parts/input-actions.ts';
import { MenuButton } from '../parts/MenuButton.tsx';
import { copyPart } from '../parts/output-actions.ts';
import { Splitter } from '../parts/Splitter.tsx';
import { otherSide } from './accept-value.ts';
import type { ResultProps } from './compare-controller.ts';
import type { CompareResult, CompareSide } from './compare-state.ts';
import { LIST_PX, SIDES } from './constants.ts';
import { copy } from './copy.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { toIgnoredText } from './report.ts';

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

/** A value that is taken over moves to the other side. */
const ICONS: Record<CompareSide, ReactNode> = { left: <ToRightIcon />, right: <ToLeftIcon /> };

/** What can be done with the selected difference. */
function DifferenceActions({ controller, compare, result, children }: ResultProps & { readonly children: ReactNode }) {
  const selected = useStore(compare.store, (state) => state.selected);
  const words = copy.actions;
  const accept = async (difference: JsonDifference, from: CompareSide) => {
    const target = from === 'left' ? compare.right : controller;
    offerUndo(target, await compare.accept(difference, from), words.accepted(from));
  };

  return (
    <Bar role="group" aria-label={words.label}>
      {SIDES.map((from) => {
        const to = otherSide(from);
        const isWritable = result[to].written !== null;
        return (
          <Tooltip key={from} title={isWritable ? words.acceptHint(from, to) : words.notWritable(to)}>
            <span>
              <Button
                size="small"
                startIcon={ICONS[from]}
                disabled={selected === null || !isWritable}
                onClick={() => selected !== null && void accept(selected, from)}
              >
                {words.accept(from)}
              </Button>
            </span>
          </Tooltip>
        );
      })}
      {SIDES.map((side) => (
        <Button
          key={side}
          size="small"
          color="inherit"
          startIcon={<CopyIcon />}
          disabled={selected === null || selected[side].offset === null}
          onClick={() => selected !== null && void copySide(controller, result, selected, side)}
        >
          {words.copy(side)}
        </Button>
      ))}
      <span className="gap" />
      <MenuButton
        label={words.ignore}
        icon={<IgnoreIcon />}
        isDisabled={selected === null || listChoices(selected).length === 0}
      >
        {(close) =>
          selected === null
            ? null
            : listChoices(selected).map(({ label, path }) => (
                <MenuItem
                  key={label}
                  onClick={() => {
                    close();
                    compare.ignore(path);
                  }}
                >
                  {label}
                </MenuItem>
              ))
        }
      </MenuButton>
      {children}
    </Bar>
  );
}

/** The ways to ignore a difference. */
function listChoices({ ignore: { named, inItems, exact } }: JsonDifference) {
  const words = copy.actions;
  const choices: { readonly label: string; readonly path: IgnoredPath }[] = [];
  const both = (path: string): IgnoredPath => ({ left: path, right: path });
  if (named !== null) choices.push({ label: words.ignoreNamed(named.name), path: both(named.path) });
  if (inItems !== null) choices.push({ label: words.ignoreInItems(inItems), path: both(inItems) });
  if (exact !== null) choices.push({ label: words.ignoreExact(toIgnoredText(exact)), path: exact });
  return choices;
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5, 1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiButton-root': { minHeight: 32 },
  '& > .gap': { flex: 1 },
  [MEDIA.coarse]: { '& .MuiButton-root': { minHeight: 44 } },
}));

/** Copies a value as JSON, and says so. Call from a user gesture. */
async function copySide(
  { tool, showSuccess }: Pick<JsonController, 'tool' | 'showSuccess'>,
  result: CompareResult,
  difference: JsonDifference,
  side: CompareSide,
): Promise<void> {
  const { offset } = difference[side];
  if (offset === null) return;
  await copyPart(tool.getTreeValue(result[side].document.id, offset, COPIED_BYTES), copy.actions.copied, showSuccess);
}
