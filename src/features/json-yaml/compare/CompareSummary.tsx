import EqualIcon from '@mui/icons-material/CheckCircleOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { JsonComparison } from '../../../bridges/json-bridge.ts';
import { LISTED_DIFFERENCES_COUNT } from '../../../core/json-limits.ts';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { tint } from '../../../shared/look/tint.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { formatCount } from '../model/quantity-text.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import type { CompareController, ResultProps } from './compare-controller.ts';
import type { CompareResult } from './compare-state.ts';
import { KIND_SIGNS, KINDS, SIDES } from './constants.ts';
import { copy } from './copy.ts';
import { IgnoredRow } from './IgnoredRow.tsx';
import { kindColors } from './kind-style.ts';
import { countAll, isCapped, toVerdict } from './model/listed-differences.ts';
import { listEffective, toReport } from './report.ts';
import { useShownDifferences } from './use-compare-controller.ts';

const STEPS = [
  { by: -1, name: 'previous', icon: <PreviousIcon /> },
  { by: 1, name: 'next', icon: <NextIcon /> },
] as const;

/** The result of a comparison: verdict, counts, and buttons that step through the differences. */
export function CompareSummary({ controller, compare, result }: ResultProps) {
  const { comparison } = result;
  const words = copy.summary;
  const shown = useShownDifferences(compare);
  const selected = useStore(compare.store, (state) => state.selected);
  const verdict = toVerdict(comparison.counts);
  const [isIgnoring, setIgnoring] = useState(false);
  const ignored = useStore(compare.store, (state) => state.ignored);

  const frame = useRef<HTMLElement>(null);
  // The first result covers the editor that had the focus, and a later one may lack the pressed button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every result may take the focus away.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.closest('[hidden]')) frame.current?.focus();
  }, [result]);

  const copyReport = async () => {
    try {
      await writeClipboard(Promise.resolve(new Blob([toReport(result)])));
      controller.showSuccess(words.copied);
    } catch {
      showToast(words.copyFailed, { severity: 'error' });
    }
  };

  return (
    <Frame ref={frame} tabIndex={-1} aria-label={words.label}>
      <div className="verdict">
        <strong role="status" className={verdict}>
          {verdict !== 'different' && <EqualIcon fontSize="small" aria-hidden="true" />}
          {toVerdictText(result)}
        </strong>
        <small>{sharedCopy.status.took(comparison.tookMs)}</small>
        {verdict !== 'equal' && <KindFilter compare={compare} counts={comparison.counts} />}
        <span className="gap" />
        <Button size="small" aria-expanded={isIgnoring || ignored.length > 0} onClick={() => setIgnoring(true)}>
          {copy.ignoring.open}
        </Button>
        <Button size="small" startIcon={<CopyIcon />} onClick={copyReport}>
          {words.copyReport}
        </Button>
        {verdict !== 'equal' && (
          <div className="steps">
            <span>
              {words.position(
                formatCount(selected === null ? 0 : shown.indexOf(selected) + 1),
                formatCount(shown.length),
              )}
            </span>
            {STEPS.map(({ by, name, icon }) => (
              <Tooltip key={name} title={words[`${name}Key`]}>
                <span>
                  <Button size="small" startIcon={icon} disabled={shown.length === 0} onClick={() => compare.step(by)}>
                    {words[name]}
                  </Button>
                </span>
              </Tooltip>
            ))}
          </div>
        )}
      </div>
      {(isIgnoring || ignored.length > 0) && (
        <IgnoredRow
          controller={controller}
          compare={compare}
          counts={comparison.ignoredCounts}
          takesFocus={isIgnoring}
        />
      )}
      {SIDES.map((side) => {
        const { yamlDocuments } = result[side];
        return yamlDocuments !== null && <p key={side}>{words.asYaml(side, yamlDocuments)}</p>;
      })}
      {comparison.coarseArrayCount > 0 && <p>{words.coarse(formatCount(comparison.coarseArrayCount))}</p>}
      {isCapped(comparison) && <p>{words.capped(formatCount(LISTED_DIFFERENCES_COUNT))}</p>}
    </Frame>
  );
}

function toVerdictText({ comparison, choices }: CompareResult): string {
  const words = copy.summary;
  const count = formatCount(countAll(comparison.counts));
  const ignoredCount = listEffective(choices.ignored, comparison.ignoredCounts).length;
  const notes = [
    ...(choices.ignoresItemOrder ? [words.withoutItemOrder] : []),
    ...(ignoredCount > 0 ? [words.ignored(ignoredCount)] : []),
  ];
  switch (toVerdict(comparison.counts)) {
    case 'equal':
      return words.except(words.equal, [...(choices.ignoresKeyOrder ? [words.withoutKeyOrder] : []), ...notes]);
    case 'equal-values':
      return words.except(words.equalValues(count), notes);
    case 'different':
      return words.except(words.different(count), notes);
  }
}

const Frame = styled('section')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1),
    padding: theme.spacing(0.5, 2),
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.radius.card,
    background: palette.background.paper,
    outline: 'none',
    '& .verdict, & .steps': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(0.5, 1),
    },
    '& strong': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75), fontWeight: 600 },
    '& strong.equal, & strong.equal-values': { color: palette.success.main },
    '& .verdict > small': { ...theme.typography.caption, color: palette.text.secondary },
    '& .gap': { flex: 1 },
    '& .steps': { fontVariantNumeric: 'tabular-nums' },
    '& .steps > span:first-of-type, & p': { ...theme.typography.caption, margin: 0, color: palette.text.secondary },
    '& .MuiButton-root': { minHeight: 36 },
  };
});

interface KindFilterProps {
  readonly compare: CompareController;
  readonly counts: JsonComparison['counts'];
}

/** The number of differences of each kind. Each kind can be hidden in the list. */
function KindFilter({ compare, counts }: KindFilterProps) {
  const hiddenKinds = useStore(compare.store, (state) => state.hiddenKinds);
  return (
    <Chips aria-label={copy.summary.filter}>
      {KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <li key={kind}>
          <button
            type="button"
            className={kind}
            aria-pressed={!hiddenKinds.has(kind)}
            onClick={() => compare.toggleKind(kind)}
          >
            <b aria-hidden="true">{KIND_SIGNS[kind]}</b>
            {copy.summary.kind(kind, formatCount(counts[kind]))}
          </button>
        </li>
      ))}
    </Chips>
  );
}

const Chips = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  const colors = kindColors(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(0.75),
      minHeight: 32,
      padding: theme.spacing(0, 1.5),
      border: `1px solid ${palette.control}`,
      borderRadius: theme.radius.full,
      ...theme.typography.body2,
      color: palette.text.secondary,
      background: 'none',
      fontVariantNumeric: 'tabular-nums',
      textDecoration: 'line-through',
      cursor: 'pointer',
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    },
    ...Object.fromEntries(
      KINDS.map((kind) => [
        `& button.${kind}[aria-pressed=true]`,
        {
          borderColor: colors[kind],
          color: palette.text.primary,
          background: tint(colors[kind], 12),
          textDecoration: 'none',
          '& b': { color: colors[kind] },
        },
      ]),
    ),
  };
});
