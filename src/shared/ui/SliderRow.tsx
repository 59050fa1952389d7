import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

interface SliderRowProps {
  readonly label: string;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly value: number;
  readonly format: (value: number) => string;
  readonly onChange: (value: number) => void;
  /** The slider was released. */
  readonly onCommitted?: () => void;
}

/** A slider between its label and its value. A label takes the width of its text, and at least that of two characters. */
export function SliderRow({ label, range, value, format, onChange, onCommitted }: SliderRowProps) {
  const id = useId();
  return (
    <Row>
      <span id={id}>{label}</span>
      <Slider
        size="small"
        aria-labelledby={id}
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        getAriaValueText={format}
        onChange={(_event, next) => onChange(Array.isArray(next) ? (next[0] ?? value) : next)}
        onChangeCommitted={() => onCommitted?.()}
      />
      <output>{format(value)}</output>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(2.2em, auto) minmax(0, 1fr) 4em',
  alignItems: 'center',
  gap: theme.spacing(1.75),
  minHeight: 32,
  ...theme.typography.body2,
  '& > span:first-of-type': { whiteSpace: 'nowrap' },
  '& output': {
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
}));
