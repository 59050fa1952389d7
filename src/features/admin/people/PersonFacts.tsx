import { styled } from '@mui/material/styles';
import type { PersonDetails } from '../../../core/contracts/admin-people.ts';
import { createDateFormat } from '../../../core/text/date-format.ts';
import { copy } from './copy.ts';

const TIME = createDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
const words = copy.details;

/** Times, sessions and locks of an account. */
export function PersonFacts({ person }: { readonly person: PersonDetails }) {
  const { createdAt, updatedAt, lastLoginAt, sessionCount, blockedUntil } = person;
  const facts = [
    { label: copy.columns.created, value: TIME.format(createdAt) },
    { label: words.updated, value: TIME.format(updatedAt) },
    { label: copy.columns.lastLogin, value: lastLoginAt === null ? copy.never : TIME.format(lastLoginAt) },
    { label: words.sessions, value: words.sessionCount(sessionCount) },
    {
      label: words.login,
      value: blockedUntil === null ? words.notBlocked : words.blockedUntil(TIME.format(blockedUntil)),
      isAlarm: blockedUntil !== null,
    },
    { label: words.id, value: person.id },
  ];
  return (
    <Facts>
      {facts.map(({ label, value, isAlarm = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-alarm={isAlarm}>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  margin: 0,
  ...theme.typography.body2,
  '& > div': { display: 'grid', gridTemplateColumns: '6em minmax(0, 1fr)', gap: theme.spacing(1.5) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& dd[data-alarm="true"]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));
