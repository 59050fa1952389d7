import InfoIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { FLOCK_RULES } from '../../../core/flock/flock-rules.ts';
import { GLASS } from '../../../shared/flock/palette.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { useRunStatus } from '../canvas/run-status-store.ts';
import { LAST_CALL_MS } from '../constants.ts';
import { ShapePreview } from '../controls/ShapePreview.tsx';
import type { Round } from '../model/game.ts';
import { formatClock, shownTime } from '../model/score-text.ts';
import { GLASS_SHADOW } from '../palette.ts';
import { copy } from './copy.ts';
import { StaminaBar } from './StaminaBar.tsx';

interface ScoreboardProps {
  readonly round: Round;
  /** Whether the header is visible; the board then stands below it. */
  readonly isLow: boolean;
  readonly onInfo: () => void;
}

/** Score, clock, ghost and shadows of the game, at the top of the water. */
export function Scoreboard({ round, isLow, onInfo }: ScoreboardProps) {
  const text = copy.board;
  const run = useRunStatus((state) => state.run);
  const time = shownTime(run?.elapsedMs ?? 0, round.limitMs);
  const isLimited = round.limitMs !== null;
  const shadows = run?.shadows ?? 0;
  // Four figures leave no room for shadows and rules on the smallest screens.
  const isFull = round.ghost !== null || round.target !== null;
  return (
    <Board aria-label={text.label} data-color-scheme="dark" data-low={isLow} data-full={isFull}>
      <Figure>
        <small>{text.score}</small>
        <Score data-testid="score">{run?.score ?? 0}</Score>
      </Figure>
      <Figure>
        <small>{isLimited ? text.timeLeft : text.timePlayed}</small>
        <Clock data-late={isLimited && time <= LAST_CALL_MS}>{formatClock(time, isLimited)}</Clock>
      </Figure>
      {round.ghost !== null && (
        <Figure>
          <small>{text.ghost}</small>
          <Clock>{run?.ghostScore ?? 0}</Clock>
        </Figure>
      )}
      {round.target !== null && (
        <Figure>
          <small>{text.target}</small>
          <Clock>{round.target}</Clock>
        </Figure>
      )}
      <Shadows className="spare" role="img" aria-label={text.shadows(shadows, FLOCK_RULES.shadowsMax)}>
        {Array.from({ length: FLOCK_RULES.shadowsMax }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change their order
          <span key={index} data-here={index < shadows}>
            <ShapePreview shape="fish" />
          </span>
        ))}
      </Shadows>
      <Tooltip title={text.info}>
        <IconButton className="spare" aria-label={text.info} onClick={onInfo} color="inherit">
          <InfoIcon />
        </IconButton>
      </Tooltip>
      {run !== null && run.stamina !== null && <StaminaBar share={run.stamina} />}
    </Board>
  );
}

const Board = styled('section')(({ theme }) => ({
  position: 'absolute',
  top: `calc(${theme.spacing(1.5)} + env(safe-area-inset-top))`,
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  maxWidth: `calc(100% - ${theme.spacing(2)})`,
  padding: theme.spacing(0.5, 1, 1, 2.5),
  borderRadius: theme.radius.panel,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: GLASS,
  color: theme.vars.palette.text.primary,
  boxShadow: GLASS_SHADOW,
  userSelect: 'none',
  transition: theme.transitions.create('top', { duration: 220 }),
  '&[data-low="true"]': { top: `calc(68px + env(safe-area-inset-top))` },
  [MEDIA.small]: {
    gap: theme.spacing(1.5),
    paddingLeft: theme.spacing(2),
    '&[data-full="true"] > .spare': { display: 'none' },
  },
}));

const Figure = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontSize: 13, lineHeight: 1.3, color: theme.vars.palette.text.secondary },
}));

const Score = styled('span')(({ theme }) => ({
  minWidth: '3ch',
  fontSize: 36,
  fontWeight: 600,
  lineHeight: 1.1,
  color: theme.vars.palette.accent,
}));

const Clock = styled('span')(({ theme }) => ({
  minWidth: '4ch',
  fontSize: 22,
  fontWeight: 600,
  lineHeight: '40px',
  '&[data-late="true"]': { color: theme.vars.palette.error.main },
}));

const Shadows = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.accent,
  '& span': { display: 'grid' },
  '& [data-here="false"]': { color: theme.vars.palette.text.secondary, opacity: 0.45 },
}));
