import AllInclusiveIcon from '@mui/icons-material/AllInclusive';
import TodayIcon from '@mui/icons-material/Today';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import DialogContentText from '@mui/material/DialogContentText';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { DAILY_LIMIT_S } from '../../../core/flock/daily-pond.ts';
import { tint } from '../../../shared/look/tint.ts';
import { Sheet } from '../../../shared/ui/Sheet.tsx';
import { type Challenge, challengeFor, type GameKind } from '../model/game.ts';
import { dayOf } from '../model/pond-of-the-day.ts';
import { bestScore, NO_RECORDS } from '../model/run-records.ts';
import { recordsOf } from '../model/stored-records.ts';
import { copy } from './copy.ts';
import { runRecords } from './records-store.ts';

interface StartSheetProps {
  readonly isOpen: boolean;
  readonly challenge: Challenge | null;
  /** Whose records are shown; null for a visitor, who has none. */
  readonly userId: string | null;
  readonly onStart: (kind: GameKind) => void;
  readonly onClose: () => void;
}

/** Offers both kinds of game, with the user's best score of each. */
export function StartSheet({ isOpen, challenge, userId, onStart, onClose }: StartSheetProps) {
  const text = copy.sheet;
  const id = useId();
  const stored = runRecords.useValue();
  const records = userId === null ? NO_RECORDS : recordsOf(stored, userId);
  const today = dayOf(new Date());
  const dailyBest = bestScore(records, 'daily', today);
  const hasGhost = records.daily?.day === today && records.daily.log !== null;
  const inFree = challengeFor('free', challenge, today);
  const inDaily = challengeFor('daily', challenge, today);
  const friend = (taken: Challenge | null) =>
    taken === null || taken.score === null ? [] : [text.friend(taken.score)];
  return (
    <Sheet
      closesBeside
      isOpen={isOpen}
      title={text.title}
      onClose={onClose}
      width="sm"
      describedBy={id}
      actions={<Button onClick={onClose}>{text.close}</Button>}
    >
      <DialogContentText id={id} sx={{ mb: 2 }}>
        {text.lead}
      </DialogContentText>
      <Choices>
        <Choice
          icon={<AllInclusiveIcon />}
          title={copy.kinds.free}
          body={inFree === null || inFree.day === null ? text.free : text.pastDay(DAILY_LIMIT_S)}
          facts={[text.freeBest(bestScore(records, 'free', null)), ...friend(inFree)]}
          onClick={() => onStart('free')}
        />
        <Choice
          icon={<TodayIcon />}
          title={copy.kinds.daily}
          body={text.daily(DAILY_LIMIT_S)}
          facts={[text.dailyBest(dailyBest), ...(hasGhost ? [text.ghost] : []), ...friend(inDaily)]}
          onClick={() => onStart('daily')}
        />
      </Choices>
    </Sheet>
  );
}

interface ChoiceProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  readonly facts: readonly string[];
  readonly onClick: () => void;
}

function Choice({ icon, title, body, facts, onClick }: ChoiceProps) {
  return (
    <Card onClick={onClick}>
      <Badge aria-hidden>{icon}</Badge>
      <span>
        <strong>{title}</strong>
        <span>{body}</span>
        {facts.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
      </span>
    </Card>
  );
}

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: theme.spacing(1.5),
}));

const Card = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'flex-start',
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.vars.palette.control}`,
  textAlign: 'left',
  lineHeight: 1.6,
  transition: theme.transitions.create(['border-color', 'background-color'], { duration: 150 }),
  '& > span:last-of-type': { display: 'grid', gap: theme.spacing(0.5) },
  '& strong': { fontSize: 17, fontWeight: 600 },
  '& span > span': { fontSize: 14 },
  '& small': { fontSize: 13, color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '&:hover, &:focus-visible': {
    borderColor: theme.vars.palette.primary.main,
    background: tint(theme.vars.palette.primary.main, 8),
  },
}));

const Badge = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: theme.radius.card,
  color: theme.vars.palette.primary.main,
  background: tint(theme.vars.palette.primary.main, 12),
}));
