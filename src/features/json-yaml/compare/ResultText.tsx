import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { tint } from '../../../shared/look/tint.ts';
import { changeReadOnly } from '../parts/input-actions.ts';
import { SearchableText } from '../text-view/SearchableText.tsx';
import { createWorkerText } from '../text-view/text-source.ts';
import type { ResultProps } from './compare-controller.ts';
import type { CompareSide } from './compare-state.ts';
import { KIND_SIGNS, KINDS } from './constants.ts';
import { copy } from './copy.ts';
import { kindColors } from './kind-style.ts';
import { createChangedTokens } from './model/changed-parts.ts';
import { createLineMarks, listEqualLines } from './model/line-marks.ts';
import { isCapped } from './model/listed-differences.ts';

const SIGN_WIDTH = '1.8ch';

/** One of the two texts, indented, with its differing lines marked. */
export function ResultText({ controller, compare, result, side }: ResultProps & { readonly side: CompareSide }) {
  const { document } = result[side];
  const { comparison } = result;
  const selected = useStore(compare.store, (state) => state.selected);
  const jumpCount = useStore(compare.store, (state) => state.jumpCount);
  const { tool } = controller;
  const input = side === 'left' ? controller : compare.right;
  const edit = { label: copy.edit, onClick: () => compare.edit() };
  const text = useMemo(() => createWorkerText(tool, document, true), [tool, document]);
  const toTokens = useMemo(() => createChangedTokens(comparison.differences, side), [comparison, side]);
  const isFolding = useStore(compare.store, (state) => state.showsOnlyDifferences) && !isCapped(comparison);
  const folded = useMemo(
    () => (isFolding ? listEqualLines(comparison.differences, side, document.lineCount) : []),
    [isFolding, comparison, side, document],
  );
  const markOf = useMemo(() => createLineMarks(comparison.differences, side), [comparison, side]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: selecting a difference again shows its line again.
  const target = useMemo(
    () => (selected === null ? null : { line: selected[side].line - 1 }),
    [selected, side, jumpCount],
  );
  return (
    <Marked>
      <SearchableText
        label={copy.panes.result(side)}
        text={text}
        toTokens={toTokens}
        markOf={markOf}
        folded={folded}
        target={target}
        onEdit={(attempt, isWhole) => void changeReadOnly(input, attempt, isWhole, edit)}
        onError={controller.report}
      />
    </Marked>
  );
}

const Marked = styled('div')(({ theme }) => {
  const colors = kindColors(theme);
  return {
    ...Object.fromEntries(
      KINDS.map((kind) => [
        `& .row.${kind}`,
        {
          background: tint(colors[kind], 8),
          '& .number': { color: theme.vars.palette.text.primary },
          '& .number::after': {
            content: JSON.stringify(KIND_SIGNS[kind]),
            position: 'absolute',
            left: 0,
            width: SIGN_WIDTH,
            textAlign: 'center',
            color: colors[kind],
            fontWeight: 700,
          },
          '& .changed-part': { borderRadius: theme.radius.mark, background: tint(colors[kind], 32) },
        },
      ]),
    ),
    // The sign has a column of its own before the number.
    '& [role=textbox] .row > .number': { width: `calc(var(--digits) + 3.2ch + ${SIGN_WIDTH})` },
    // The second selector makes this more specific than the mark of a text on its own.
    '& [role=textbox] .row.marked': {
      outline: `2px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: -2,
      background: tint(theme.vars.palette.primary.main, 8),
    },
  };
});
