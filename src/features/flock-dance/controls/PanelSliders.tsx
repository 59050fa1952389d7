import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { POPULATION_COUNT, SPEED_FACTOR } from '../constants.ts';
import { POND_MEDIA } from '../media.ts';
import { copy } from '../words.ts';

export interface PanelSlidersProps {
  readonly population: number;
  readonly speed: number;
  readonly shape: FlockShape;
  /** Null until the pond has reported it. */
  readonly liveLeaders: number | null;
  readonly onPopulationChange: (population: number) => void;
  readonly onSpeedChange: (speed: number) => void;
}

/** The number of leaders, and the sliders for population and speed. */
export function PanelSliders(props: PanelSlidersProps) {
  const text = copy.controls;
  return (
    <>
      <Live aria-label={props.liveLeaders === null ? undefined : text.liveLabel(props.liveLeaders, props.shape)}>
        {props.liveLeaders === null ? '' : text.live(props.liveLeaders)}
      </Live>
      <LabelledSlider
        label={text.population}
        range={POPULATION_COUNT}
        value={props.population}
        format={(count) => text.populationValue(count, props.shape)}
        onChange={props.onPopulationChange}
      />
      <LabelledSlider
        label={text.speed}
        range={SPEED_FACTOR}
        value={props.speed}
        format={text.speedValue}
        onChange={props.onSpeedChange}
      />
    </>
  );
}

interface LabelledSliderProps {
  readonly label: string;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly value: number;
  readonly format: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A value beyond the range, as the fish of an ocean, is shown and cannot be changed. */
function LabelledSlider({ label, range, value, format, onChange }: LabelledSliderProps) {
  const id = useId();
  return (
    <SliderRow>
      <span id={id}>{label}</span>
      <Slider
        size="small"
        aria-labelledby={id}
        min={range.min}
        max={range.max}
        step={range.step}
        value={Math.min(value, range.max)}
        disabled={value > range.max}
        getAriaValueText={() => format(value)}
        onChange={(_, next) => onChange(Array.isArray(next) ? (next[0] ?? value) : next)}
      />
      <output>{format(value)}</output>
    </SliderRow>
  );
}

const Live = styled('span')(({ theme }) => ({
  minWidth: '4.2em',
  whiteSpace: 'nowrap',
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.accent,
  [MEDIA.narrow]: { order: 1, alignSelf: 'center' },
}));

const SliderRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(96px, 168px) 4.4em',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  fontSize: 14,
  whiteSpace: 'nowrap',
  '& output': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  [MEDIA.narrow]: {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'auto 1fr 4.4em',
    minHeight: 36,
    '& output': { textAlign: 'right' },
  },
  [POND_MEDIA.twoColumns]: { gridColumn: 'auto' },
}));
