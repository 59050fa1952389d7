import AllInclusiveIcon from '@mui/icons-material/AllInclusive';
import TodayIcon from '@mui/icons-material/Today';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import DialogContentText from '@mui/material/DialogContentText';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import type { FlockRecords } from '../../../core/contracts/flock-records.ts';
import { DAILY_LIMIT_S } from '../../../core/flock/daily-pond.ts';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { tint } from '../../../shared/look/tint.ts';
import { Sheet } from '../../../shared/ui/Sheet.tsx';
import { TASTE_LIMIT_MS } from '../constants.ts';
import { POND_MEDIA } from '../media.ts';
import { type Challenge, challengeFor, type GameKind } from '../model/game.ts';
import { dayOf } from '../model/pond-of-the-day.ts';
import { ANY_SETTING, bestScore, NO_RECORDS, type RunRecords } from '../model/run-records.ts';
import type { FreeSetting } from '../model/setting-key.ts';
import { recordsOf } from '../model/stored-records.ts';
import { accountRecordsOf, useAccountRecords } from './account-games-store.ts';
import { copy } from './copy.ts';
import { DayStrip } from './DayStrip.tsx';
import { runRecords } from './records-store.ts';
import { taste } from './taste-store.ts';

interface StartSheetProps {
  readonly isOpen: boolean;
  readonly challenge: Challenge | null;
  /** The setting of a free game. */
  readonly setting: FreeSetting;
  /** Whose records are shown; null for a visitor, who has none. */
  readonly userId: string | null;
  readonly onStart: (kind: GameKind) => void;
  /** Starts a visitor's taste of the game. */
  readonly onTaste: () => void;
  readonly onClose: () => void;
}

/** Offers both kinds of game, with the rules and the user's best score of each. */
export function StartSheet({ isOpen, challenge, setting, userId, onStart, onTaste, onClose }: StartSheetProps) {
  const text = copy.sheet;
  const id = useId();
  const stored = runRecords.useValue();
  const records = userId === null ? NO_RECORDS : recordsOf(stored, userId);
  const today = dayOf(new Date());
  const dailyBest = bestScore(records, { kind: 'daily', day: today, setting: null });
  const hasGhost = records.daily?.day === today && records.daily.log !== null;
  const isTasted = taste.useValue();
  const canTaste = userId === null && !isTasted;
  const account = accountRecordsOf(useAccountRecords(), userId);
  const inFree = challengeFor('free', challenge, today);
  const isPastDay = inFree !== null && inFree.day !== null;
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
      actions={
        <>
          <Button onClick={onClose}>{text.close}</Button>
          {canTaste && (
            <Button variant="contained" autoFocus onClick={onTaste}>
              {copy.taste.offer(TASTE_LIMIT_MS / 1000)}
            </Button>
          )}
        </>
      }
    >
      <DialogContentText id={id} sx={{ ...PHRASE_WRAP, textWrap: 'wrap', mb: 1.5, fontSize: 14 }}>
        {text.lead}
        {copy.rules.all}
        {canTaste && copy.taste.hint}
      </DialogContentText>
      <Choices>
        <Choice
          icon={<AllInclusiveIcon />}
          title={copy.kinds.free}
          body={isPastDay ? text.pastDay(DAILY_LIMIT_S) : text.free}
          rules={copy.rules.lines[isPastDay ? 'daily' : 'free']}
          facts={[...(isPastDay ? [] : freeFacts(records, setting)), ...friend(inFree)]}
          onClick={() => onStart('free')}
        />
        <Choice
          icon={<TodayIcon />}
          title={copy.kinds.daily}
          body={text.daily(DAILY_LIMIT_S)}
          rules={copy.rules.lines.daily}
          facts={[tryFact(account) ?? text.dailyBest(dailyBest), ...(hasGhost ? [text.ghost] : []), ...friend(inDaily)]}
          onClick={() => onStart('daily')}
        />
      </Choices>
      {account !== null && <DayStrip strip={account.strip} streak={account.streak} />}
    </Sheet>
  );
}

/** What today's try is worth; null where the account is not known. */
function tryFact(account: FlockRecords | null): string | null {
  if (account === null) return null;
  const { state, score, percentile } = account.today;
  if (state === 'open') return copy.account.open;
  return state === 'started' ? copy.account.started : copy.account.finished(score ?? 0, percentile);
}

/** The record of this setting, and the earlier record of any setting. */
function freeFacts(records: RunRecords, setting: FreeSetting): string[] {
  const earlier = records.free[ANY_SETTING];
  return [
    copy.sheet.freeBest(copy.setting(setting), bestScore(records, { kind: 'free', day: null, setting })),
    ...(earlier === undefined ? [] : [copy.sheet.earlierBest(earlier.score)]),
  ];
}

interface ChoiceProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  readonly rules: readonly string[];
  readonly facts: readonly string[];
  readonly onClick: () => void;
}

function Choice({ icon, title, body, rules, facts, onClick }: ChoiceProps) {
  return (
    <Card onClick={onClick}>
      <Heading>
        <Badge aria-hidden>{icon}</Badge>
        <strong>{title}</strong>
      </Heading>
      {[body, ...rules].map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      <Facts>
        {facts.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
      </Facts>
    </Card>
  );
}

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: theme.spacing(1.5),
}));

const Card = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2),
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.vars.palette.control}`,
  textAlign: 'left',
  lineHeight: 1.6,
  transition: theme.transitions.create(['border-color', 'background-color'], { duration: 150 }),
  [POND_MEDIA.tight]: { gap: theme.spacing(0.25), padding: theme.spacing(1.25, 1.5), lineHeight: 1.5 },
  '&:hover, &:focus-visible': {
    borderColor: theme.vars.palette.primary.main,
    background: tint(theme.vars.palette.primary.main, 8),
  },
}));

const Heading = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& strong': { fontSize: 17, fontWeight: 600 },
  [POND_MEDIA.tight]: { '& > span': { display: 'none' } },
}));

const Line = styled('span')({ ...PHRASE_WRAP, textWrap: 'wrap', fontSize: 14 });

/** At the lower edge of both cards, however long their rules are. */
const Facts = styled('span')(({ theme }) => ({
  display: 'grid',
  marginTop: 'auto',
  paddingTop: theme.spacing(0.5),
  fontVariantNumeric: 'tabular-nums',
  '& small': { ...PHRASE_WRAP, fontSize: 13, color: theme.vars.palette.text.secondary },
}));

const Badge = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: theme.radius.card,
  color: theme.vars.palette.primary.main,
  background: tint(theme.vars.palette.primary.main, 12),
}));
