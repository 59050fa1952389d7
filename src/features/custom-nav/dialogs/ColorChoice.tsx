import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { HIDDEN } from '../../../shared/ui/VisuallyHidden.tsx';
import { inkOn } from '../model/tile.ts';
import { NAV_COLORS } from '../palette.ts';
import { copy } from '../words.ts';

interface ColorChoiceProps {
  /** Null: none is chosen yet. A color of a file may be none of the palette's. */
  readonly color: string | null;
  readonly onChange: (color: string) => void;
}

const words = copy.dialog;

/** The colors of the palette, as a choice of one. */
export function ColorChoice({ color, onChange }: ColorChoiceProps) {
  const name = useId();
  const colors = color === null || isInPalette(color) ? NAV_COLORS : [color, ...NAV_COLORS];
  return (
    <Colors>
      <legend>{words.color}</legend>
      {colors.map((each, index) => (
        <label key={each} style={{ background: each, color: inkOn(each) }}>
          <input
            type="radio"
            name={name}
            checked={each === color}
            aria-label={words.colorLabel(index + 1)}
            onChange={() => onChange(each)}
          />
          {each === color && <CheckIcon fontSize="small" aria-hidden="true" />}
        </label>
      ))}
    </Colors>
  );
}

function isInPalette(color: string): boolean {
  return NAV_COLORS.some((each) => each === color);
}

const Colors = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  border: 'none',
  '& legend': {
    marginBottom: theme.spacing(0.75),
    padding: 0,
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  '& label': {
    display: 'grid',
    placeItems: 'center',
    height: 32,
    borderRadius: theme.radius.control,
    cursor: 'pointer',
  },
  '& input': HIDDEN,
  '& label:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
