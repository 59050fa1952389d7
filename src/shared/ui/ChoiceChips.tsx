import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { tint } from '../look/tint.ts';

interface ChoiceChipsProps<Value extends string> {
  readonly label: string;
  /** Null: none of them holds. */
  readonly value: Value | null;
  readonly choices: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  /** In each row; without it, the chips are as wide as their words. */
  readonly columns?: number;
  /** Pictures above the names. */
  readonly icons?: Readonly<Record<Value, ReactNode>>;
  readonly isDisabled?: boolean;
  /** Id of the element that explains the choice. */
  readonly describedBy?: string;
  readonly onChange: (value: Value) => void;
}

/** A choice of one among several, all visible in a grid. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, value, choices, names, columns, icons, isDisabled = false, describedBy, onChange } = props;
  return (
    <Grid
      exclusive
      size="small"
      value={value}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={isDisabled}
      sx={columns === undefined ? FLOWING : { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      onChange={(_event, next: Value | null) => next !== null && onChange(next)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          {icons?.[choice]}
          {names[choice]}
        </ToggleButton>
      ))}
    </Grid>
  );
}

/** Rows that wrap. */
const FLOWING = { display: 'flex', flexWrap: 'wrap', '& > .MuiToggleButton-root.MuiToggleButton-root': { px: 1.75 } };

const Grid = styled(ToggleButtonGroup)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  '& .MuiToggleButton-root.MuiToggleButton-root': {
    flexDirection: 'column',
    minHeight: 36,
    margin: 0,
    padding: theme.spacing(0, 0.5),
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radius.control,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 400,
    '&:has(> svg)': { paddingBlock: theme.spacing(0.75) },
  },
  '& .MuiToggleButton-root.Mui-selected.Mui-selected': {
    borderColor: theme.vars.palette.primary.main,
    background: tint(theme.vars.palette.primary.main, 10),
    color: theme.vars.palette.primary.dark,
    fontWeight: 600,
  },
})) as typeof ToggleButtonGroup;
