import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { formatClockDate, msToNextTick, toClockTime } from '../model/clock.ts';
import { copy } from '../words.ts';

interface ClockFaceProps {
  readonly is24Hours: boolean;
  readonly showsSeconds: boolean;
  /** False while the page is hidden. */
  readonly isRunning: boolean;
}

/** Time, date and weekday (doc 2 §2). Empty until the page runs: a prerendered time would be wrong. */
export function ClockFace({ is24Hours, showsSeconds, isRunning }: ClockFaceProps) {
  const at = useTime(isRunning, showsSeconds);
  if (at === null) return <Face aria-hidden="true" />;
  const { hours, minutes, seconds, half } = toClockTime(at, is24Hours);
  const isBlinkedOff = showsSeconds && at.getSeconds() % 2 === 1;
  const date = formatClockDate(at);
  return (
    <Face>
      <h1>{copy.product}</h1>
      <Time
        dateTime={at.toISOString()}
        role="timer"
        aria-label={copy.card.clock(`${half === null ? '' : copy.card.half[half]}${hours}:${minutes}`, date)}
        data-short={!showsSeconds}
      >
        {half !== null && <small>{copy.card.half[half]}</small>}
        <span>{hours}</span>
        <Colon data-off={isBlinkedOff}>:</Colon>
        <span>{minutes}</span>
        {showsSeconds && (
          <>
            <Colon data-off={isBlinkedOff}>:</Colon>
            <span>{seconds}</span>
          </>
        )}
      </Time>
      <Day>{date}</Day>
    </Face>
  );
}

/** The time at the latest change of the shown digits; null before the page runs. */
function useTime(isRunning: boolean, showsSeconds: boolean): Date | null {
  const [at, setAt] = useState<Date | null>(null);
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = new Date();
      setAt(now);
      timer = setTimeout(tick, msToNextTick(now, showsSeconds));
    };
    tick();
    return () => clearTimeout(timer);
  }, [isRunning, showsSeconds]);
  return at;
}

const Face = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2.5cqw',
  width: '100%',
  minHeight: '32cqw',
  textAlign: 'center',
  '& h1': { margin: 0, fontSize: 'clamp(0.9375rem, 2.2cqw, 1.375rem)', fontWeight: 500, opacity: 0.86 },
  [MEDIA.phone]: { gap: theme.spacing(2) },
}));

const Time = styled('time')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'baseline',
  fontSize: 'min(17cqw, var(--zoom, 1) * var(--clock-max, 13rem))',
  fontWeight: 200,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&[data-short="true"]': { fontSize: 'min(26cqw, var(--zoom, 1) * var(--clock-max, 18rem))' },
  '& small': { marginRight: '0.3em', fontSize: '0.18em', fontWeight: 400 },
});

const Colon = styled('span')({
  margin: '0 0.04em',
  transform: 'translateY(-0.08em)',
  '&[data-off="true"]': { opacity: 0.25 },
  [MEDIA.reducedMotion]: { '&[data-off="true"]': { opacity: 1 } },
});

const Day = styled('p')({ margin: 0, fontSize: 'clamp(1rem, 2.9cqw, 1.875rem)', fontWeight: 400 });
