import EditIcon from '@mui/icons-material/EditOutlined';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import ScreenshotIcon from '@mui/icons-material/ScreenshotMonitorOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import TimerIcon from '@mui/icons-material/TimerOutlined';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { ToolbarButton, TooltipsHidden } from '../focus/ToolbarButton.tsx';
import { SCENE } from '../palette.ts';
import { copy } from '../words.ts';

interface ToolbarProps {
  readonly isShown: boolean;
  /** A screenshot is being taken: keyboard focus does not show the buttons. */
  readonly isTaking: boolean;
  readonly isPaused: boolean;
  readonly hasImages: boolean;
  /** Null where the browser has no full screen. */
  readonly isFullscreen: boolean | null;
  readonly isTimerShown: boolean;
  readonly onStep: (event: 'next' | 'previous') => void;
  readonly onPause: () => void;
  readonly onTimer: () => void;
  readonly onScreenshot: () => void;
  readonly onShare: () => void;
  readonly onFullscreen: () => void;
  readonly onEdit: () => void;
  /** Which picture is shown; false for none. */
  readonly picture: ReactNode;
  /** The first-time tip, which points to the edit button. */
  readonly tip: ReactNode;
}

/** The buttons at the bottom right (doc 2 §2). Keyboard focus shows them when they are hidden. */
export function Toolbar(props: ToolbarProps) {
  const { isShown, isTaking, isPaused, hasImages, isFullscreen, isTimerShown, picture, tip } = props;
  const words = copy.toolbar;
  const bar = useRef<HTMLDivElement>(null);
  // A focused button would show the hidden buttons with the next key, and take Space for itself.
  useEffect(() => {
    const focused = document.activeElement;
    if (isFullscreen === true && focused instanceof HTMLElement && bar.current?.contains(focused)) focused.blur();
  }, [isFullscreen]);
  return (
    <TooltipsHidden value={isTaking}>
      <Bar
        ref={bar}
        onMouseDown={isFullscreen === true ? (event) => event.preventDefault() : undefined}
        role="toolbar"
        aria-label={words.label}
        data-shown={isShown}
        data-taking={isTaking}
      >
        <Row>
          {picture !== false && <Group>{picture}</Group>}
          <Group>
            {hasImages && (
              <ToolbarButton
                label={words.previous}
                shortcut={{ name: '←', keys: 'ArrowLeft' }}
                onClick={() => props.onStep('previous')}
              >
                <PreviousIcon />
              </ToolbarButton>
            )}
            <ToolbarButton
              label={isPaused ? words.resume : words.pause}
              shortcut={{ name: words.space, keys: 'Space' }}
              onClick={props.onPause}
            >
              {isPaused ? <PlayIcon /> : <PauseIcon />}
            </ToolbarButton>
            {hasImages && (
              <ToolbarButton
                label={words.next}
                shortcut={{ name: '→', keys: 'ArrowRight' }}
                onClick={() => props.onStep('next')}
              >
                <NextIcon />
              </ToolbarButton>
            )}
          </Group>
        </Row>
        {tip}
        <Group>
          <ToolbarButton label={words.focus} isPressed={isTimerShown} onClick={props.onTimer}>
            <TimerIcon />
          </ToolbarButton>
          <ToolbarButton label={words.screenshot} onClick={props.onScreenshot}>
            <ScreenshotIcon />
          </ToolbarButton>
          <ToolbarButton label={words.share} onClick={props.onShare}>
            <ShareIcon />
          </ToolbarButton>
          {isFullscreen !== null && (
            <ToolbarButton
              label={isFullscreen ? words.exitFullscreen : words.enterFullscreen}
              shortcut={{ name: 'F', keys: 'F' }}
              onClick={props.onFullscreen}
            >
              {isFullscreen ? <FullscreenExitIcon /> : <FullscreenIcon />}
            </ToolbarButton>
          )}
          <ToolbarButton label={words.edit} shortcut={{ name: 'E', keys: 'E' }} onClick={props.onEdit}>
            <EditIcon />
          </ToolbarButton>
        </Group>
      </Bar>
    </TooltipsHidden>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: theme.spacing(3),
  bottom: theme.spacing(3),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  opacity: 0,
  transition: theme.transitions.create('opacity', { duration: 220, easing: 'ease-out' }),
  '&[data-shown="true"], &:has(:focus-visible)': { opacity: 1 },
  '&[data-shown="false"]:not(:has(:focus-visible))': { pointerEvents: 'none' },
  '&&[data-taking="true"]': { opacity: 0 },
  // The shortcut widget has the other corner.
  [MEDIA.phone]: {
    right: theme.spacing(1.5),
    bottom: theme.spacing(1.5),
    flexDirection: 'column',
    alignItems: 'flex-end',
  },
  [MEDIA.print]: { display: 'none' },
}));

const Row = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1) }));

const Group = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  padding: theme.spacing(0.25),
  borderRadius: theme.radius.full,
  background: SCENE.glass,
  boxShadow: `inset 0 0 0 1px ${SCENE.edge}`,
}));
