import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import RouteIcon from '@mui/icons-material/Route';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import TuneIcon from '@mui/icons-material/Tune';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { GLASS } from '../../../shared/flock/palette.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { POND_MEDIA } from '../media.ts';
import { GLASS_SHADOW } from '../palette.ts';
import { copy } from '../words.ts';
import { PanelAction } from './PanelAction.tsx';
import { PanelSliders, type PanelSlidersProps } from './PanelSliders.tsx';

interface ControlPanelProps extends PanelSlidersProps {
  readonly ref: Ref<HTMLElement>;
  readonly isVisible: boolean;
  readonly isPaused: boolean;
  /** Null where the browser does not support full screen. */
  readonly isFullscreen: boolean | null;
  /** The controls for drawing a single leader's route; null without room for them. */
  readonly routeControls: ReactNode;
  /** The game's own buttons; null without a game. A game shares its result, so the pond cannot be shared meanwhile. */
  readonly runActions: ReactNode;
  /** Whether only the buttons are shown: during a game population and speed are fixed. */
  readonly isCompact: boolean;
  /** Shown above the panel, and hidden together with it. */
  readonly above: ReactNode;
  /** Null where the routes are the same for all players. */
  readonly onRefreshRoutes: (() => void) | null;
  readonly onPauseToggle: () => void;
  readonly onFullscreenToggle: () => void;
  readonly onShareOpen: () => void;
  readonly onSettingsOpen: () => void;
}

/** The dark glass panel over the water. It uses the dark scheme at all times, like the water. */
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
      {!props.isCompact && <PanelSliders {...props} />}
      {props.routeControls}
      <Actions>
        <Buttons {...props} />
        {props.runActions}
      </Actions>
      <Above>{props.above}</Above>
    </Panel>
  );
}

function Buttons(props: ControlPanelProps) {
  const text = copy.controls;
  const { short } = text;
  return (
    <>
      <PanelAction
        label={props.isPaused ? text.resume : text.pause}
        word={props.isPaused ? short.resume : short.pause}
        shortcut="P"
        onClick={props.onPauseToggle}
      >
        {props.isPaused ? <PlayIcon /> : <PauseIcon />}
      </PanelAction>
      {props.onRefreshRoutes !== null && (
        <PanelAction label={text.refresh} word={short.refresh} shortcut="R" onClick={props.onRefreshRoutes}>
          <RouteIcon />
        </PanelAction>
      )}
      {props.isFullscreen !== null && (
        <PanelAction
          label={props.isFullscreen ? text.exitFullscreen : text.enterFullscreen}
          word={short.fullscreen}
          shortcut="F"
          onClick={props.onFullscreenToggle}
        >
          {props.isFullscreen ? <FullscreenExitIcon /> : <FullscreenIcon />}
        </PanelAction>
      )}
      {props.runActions === null && (
        <PanelAction label={text.share} word={short.share} onClick={props.onShareOpen}>
          <ShareIcon />
        </PanelAction>
      )}
      <PanelAction label={text.settings} word={short.settings} onClick={props.onSettingsOpen}>
        <TuneIcon />
      </PanelAction>
    </>
  );
}

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
  [POND_MEDIA.twoColumns]: {
    gridTemplateColumns: '1fr 1fr',
    columnGap: theme.spacing(3),
    paddingBlock: theme.spacing(1),
  },
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
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1),
  width: 'max-content',
  maxWidth: `calc(100vw - ${theme.spacing(3)})`,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  [MEDIA.narrow]: { order: 1, justifyContent: 'flex-end' },
}));
