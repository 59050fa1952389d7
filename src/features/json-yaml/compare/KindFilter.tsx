import { styled } from '@mui/material/styles';
import { useStore } from 'zustand';
import type { JsonComparison } from '../../../bridges/json-bridge.ts';
import { tint } from '../../../shared/look/tint.ts';
import { formatCount } from '../model/quantity-text.ts';
import type { CompareController } from './compare-controller.ts';
import { KIND_SIGNS, KINDS } from './constants.ts';
import { copy } from './copy.ts';
import { kindColors } from './kind-style.ts';

interface KindFilterProps {
  readonly compare: CompareController;
  readonly counts: JsonComparison['counts'];
}

/** The number of differences of each kind. Each kind can be hidden in the list. */
export function KindFilter({ compare, counts }: KindFilterProps) {
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
