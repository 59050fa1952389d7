import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { Sheet } from '../../../shared/ui/Sheet.tsx';
import { type EndReason, type Outcome, pondKindOf, type Round } from '../model/game.ts';
import { fishToNextShadow } from '../model/next-shadow.ts';
import { formatClock } from '../model/score-text.ts';
import { accountRecordsOf, useAccountRecords } from './account-games-store.ts';
import { copy, nameOf } from './copy.ts';
import { ResultCurve } from './ResultCurve.tsx';
import { useLateHands } from './use-late-hands.ts';

interface GameResult {
  readonly round: Round;
  readonly reason: EndReason;
  readonly outcome: Outcome;
}

interface ResultDialogProps {
  readonly isOpen: boolean;
  readonly result: GameResult;
  /** Null where another game is not possible. */
  readonly onAgain: (() => void) | null;
  /** Null where there is nothing to share. */
  readonly onShare: (() => void) | null;
  readonly onClose: () => void;
}

export function ResultDialog({ isOpen, result, onAgain, onShare, onClose }: ResultDialogProps) {
  const text = copy.result;
  const { isSettled, ...keys } = useLateHands(isOpen);
  return (
    <Sheet
      {...keys}
      isOpen={isOpen}
      title={text.title(nameOf(result.round))}
      onClose={onClose}
      closesBeside={isSettled}
      actions={
        <>
          {onShare !== null && (
            <Button variant="outlined" onClick={onShare}>
              {text.share}
            </Button>
          )}
          {onAgain !== null && (
            <Button variant="contained" autoFocus onClick={onAgain}>
              {result.round.userId === null ? copy.taste.login : text.again}
            </Button>
          )}
        </>
      }
    >
      <Report {...result} />
    </Sheet>
  );
}

function Report({ round, reason, outcome }: GameResult) {
  const text = copy.result;
  const { score, previousBest, isRecord, ghostScore } = outcome;
  const best = Math.max(score, previousBest ?? 0);
  const toShadow = fishToNextShadow(score, pondKindOf(round));
  const hasBest = round.kind === 'daily' || round.setting !== null;
  return (
    <>
      {copy.reasons[reason] !== null && <Reason>{copy.reasons[reason]}</Reason>}
      {round.userId === null && <Reason>{copy.taste.over}</Reason>}
      <Headline>
        <strong>{score}</strong>
        <span>{text.unit}</span>
        {isRecord && <Chip component="span" color="success" label={text.record} />}
        {round.kind === 'daily' && (
          <Chip component="span" label={round.tryId === null ? copy.account.practice : copy.account.counts} />
        )}
      </Headline>
      <ResultCurve curve={outcome.curve} />
      <Facts>
        {round.setting !== null && (
          <>
            <dt>{text.setting}</dt>
            <dd>{copy.setting(round.setting)}</dd>
          </>
        )}
        {hasBest && (
          <>
            <dt>{round.kind === 'daily' ? text.bestToday : text.best}</dt>
            <dd>
              {best === 0 ? text.none : `${best} ${text.unit}`}
              {isRecord && <small>{previousBest === null ? text.firstBest : text.previousBest(previousBest)}</small>}
            </dd>
          </>
        )}
        <dt>{text.time}</dt>
        <dd>{formatClock(outcome.elapsedMs, false)}</dd>
        <dt>{text.growth}</dt>
        <dd>
          {text.growthValue(outcome.speedFactor, outcome.sizeFactor, outcome.shadows)}
          {toShadow !== null && <small data-line>{text.nextShadow(toShadow)}</small>}
        </dd>
        {ghostScore !== null && (
          <>
            <dt>{text.ghost}</dt>
            <dd>{text.against(score, ghostScore)}</dd>
          </>
        )}
        {round.target !== null && (
          <>
            <dt>{text.target}</dt>
            <dd>{text.against(score, round.target)}</dd>
          </>
        )}
      </Facts>
      {round.tryId !== null && <CountedResult userId={round.userId} day={round.day} />}
      {outcome.isUnsaved && <Reason role="alert">{text.unsaved}</Reason>}
    </>
  );
}

/** What the account says about the counted game, or that it does not know the game yet. */
function CountedResult({ userId, day }: Pick<Round, 'userId' | 'day'>) {
  const state = useAccountRecords();
  const records = accountRecordsOf(state, userId);
  const isKnown = records?.today.day === day && records?.today.score !== null;
  if (records === null || !isKnown) return <Reason role="status">{copy.account.waiting}</Reason>;
  const { percentile } = records.today;
  const rank = percentile === null ? [] : [copy.account.percentile(percentile)];
  return <Reason role="status">{[...rank, copy.account.streak(records.streak)].join(' · ')}</Reason>;
}

const Reason = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: 14,
  color: theme.vars.palette.text.secondary,
}));

const Headline = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  margin: theme.spacing(0.5, 0, 2),
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: 64, fontWeight: 600, lineHeight: 1.1 },
  '& > span': { alignSelf: 'flex-end', paddingBottom: theme.spacing(1.25) },
  '& .MuiChip-root': { marginLeft: theme.spacing(1), padding: 0, alignSelf: 'center' },
  [MEDIA.low]: { margin: 0, '& strong': { fontSize: 40 }, '& > span': { paddingBottom: theme.spacing(0.5) } },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(1, 3),
  margin: theme.spacing(0, 0, 1),
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  '& dd': { margin: 0, textAlign: 'right' },
  '& small': { marginLeft: theme.spacing(1), fontSize: 13, color: theme.vars.palette.text.secondary },
  '& small[data-line]': { display: 'block', marginLeft: 0 },
}));
