import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import RouteIcon from '@mui/icons-material/Route';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import TuneIcon from '@mui/icons-material/Tune';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useId } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { POPULATION_COUNT, SPEED_FACTOR } from '../constants.ts';
import { copy } from '../copy.ts';
import { GLASS, GLASS_SHADOW } from '../palette.ts';
import { PanelAction } from './PanelAction.tsx';

interface ControlPanelProps {
  readonly ref: Ref<HTMLElement>;
  readonly isVisible: boolean;
  readonly population: number;
  readonly speed: number;
  /** Null until the pond has said it for the first time. */
  readonly liveLeaders: number | null;
  readonly isPaused: boolean;
  /** Null where the browser has no full screen. */
  readonly isFullscreen: boolean | null;
  /** What a single leader's route is drawn with; null while it cannot be. */
  readonly routeControls: ReactNode;
  /** Buttons of the game that is on, whose result is shared rather than its pond; null without one. */
  readonly runActions: ReactNode;
  /** Whether the row of buttons is all there is: the pad needs the place, or the sliders are not the player's. */
  readonly isCompact: boolean;
  /** Stands above the panel, and comes and goes with it. */
  readonly above: ReactNode;
  readonly onPopulationChange: (population: number) => void;
  readonly onSpeedChange: (speed: number) => void;
  readonly onRefreshRoutes: () => void;
  readonly onPauseToggle: () => void;
  readonly onFullscreenToggle: () => void;
  readonly onShareOpen: () => void;
  readonly onSettingsOpen: () => void;
}

/** The dark glass panel over the water. It keeps the dark scheme by day and by night, as the water does. */
export function ControlPanel(props: ControlPanelProps) {
  const text = copy.controls;
  return (
    <Panel
      ref={props.ref}
      aria-label={text.label}
      data-color-scheme="dark"
      data-visible={props.isVisible}
      data-compact={props.isCompact}
    >
      {!props.isCompact && <Sliders {...props} />}
      {props.routeControls}
      <Actions>
        <PanelAction label={props.isPaused ? text.resume : text.pause} shortcut="P" onClick={props.onPauseToggle}>
          {props.isPaused ? <PlayIcon /> : <PauseIcon />}
        </PanelAction>
        <PanelAction label={text.refresh} shortcut="R" onClick={props.onRefreshRoutes}>
          <RouteIcon />
        </PanelAction>
        {props.isFullscreen !== null && (
          <PanelAction
            label={props.isFullscreen ? text.exitFullscreen : text.enterFullscreen}
            shortcut="F"
            onClick={props.onFullscreenToggle}
          >
            {props.isFullscreen ? <FullscreenExitIcon /> : <FullscreenIcon />}
          </PanelAction>
        )}
        {props.runActions === null && (
          <PanelAction label={text.share} onClick={props.onShareOpen}>
            <ShareIcon />
          </PanelAction>
        )}
        <PanelAction label={text.settings} onClick={props.onSettingsOpen}>
          <TuneIcon />
        </PanelAction>
        {props.runActions}
      </Actions>
      {props.above !== null && <Above>{props.above}</Above>}
    </Panel>
  );
}

function Sliders(props: ControlPanelProps) {
  const text = copy.controls;
  return (
    <>
      <Live aria-label={props.liveLeaders === null ? undefined : text.liveLabel(props.liveLeaders)}>
        {props.liveLeaders === null ? '' : text.live(props.liveLeaders)}
      </Live>
      <LabelledSlider
        label={text.population}
        range={POPULATION_COUNT}
        value={props.population}
        format={text.populationValue}
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
        value={value}
        getAriaValueText={format}
        onChange={(_, next) => onChange(Array.isArray(next) ? (next[0] ?? value) : next)}
      />
      <output>{format(value)}</output>
    </SliderRow>
  );
}

/** Narrow, but wide enough for both sliders in a row: tablets upright, phones sideways. */
const TWO_COLUMNS = `${MEDIA.narrow} and (min-width: 560px)`;

const Panel = styled('section')(({ theme }) => ({
  position: 'absolute',
  left: '50%',
  bottom: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom))`,
  transform: 'translateX(-50%)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0, 3),
  width: 'max-content',
  maxWidth: `calc(100% - ${theme.spacing(4)})`,
  padding: theme.spacing(1, 1.5, 1, 2.5),
  borderRadius: theme.radius.panel,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: GLASS,
  color: theme.vars.palette.text.primary,
  boxShadow: GLASS_SHADOW,
  transition: theme.transitions.create(['opacity', 'transform', 'visibility'], { duration: 220 }),
  '&[data-visible="false"]': {
    opacity: 0,
    visibility: 'hidden',
    transform: 'translate(-50%, 16px)',
  },
  [MEDIA.narrow]: {
    left: theme.spacing(1.5),
    right: theme.spacing(1.5),
    bottom: `calc(${theme.spacing(1.5)} + env(safe-area-inset-bottom))`,
    transform: 'none',
    width: 'auto',
    maxWidth: 'none',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: theme.spacing(0.5, 1),
    padding: theme.spacing(1.5, 2),
    '&[data-visible="false"]': { transform: 'translateY(16px)' },
  },
  [TWO_COLUMNS]: { gridTemplateColumns: '1fr 1fr', columnGap: theme.spacing(3), paddingBlock: theme.spacing(1) },
  '&[data-compact="true"]': {
    display: 'flex',
    left: '50%',
    right: 'auto',
    transform: 'translateX(-50%)',
    padding: theme.spacing(1),
    '&[data-visible="false"]': { transform: 'translate(-50%, 16px)' },
  },
}));

const Above = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: '50%',
  bottom: `calc(100% + ${theme.spacing(2)})`,
  transform: 'translateX(-50%)',
}));

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
  [TWO_COLUMNS]: { gridColumn: 'auto' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  [MEDIA.narrow]: { order: 1, justifyContent: 'flex-end' },
}));
