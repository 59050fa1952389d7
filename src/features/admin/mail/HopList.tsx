import FailedIcon from '@mui/icons-material/CancelOutlined';
import PassedIcon from '@mui/icons-material/CheckCircle';
import UnknownIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import { type HopState, toHopStates } from './model/mail-hops.ts';

const ICONS = { passed: PassedIcon, failed: FailedIcon, unknown: UnknownIcon } as const satisfies Record<
  HopState,
  unknown
>;

interface HopListProps {
  /** Code of the failed test; null for a delivered mail. */
  readonly failure: string | null;
}

/** The way of a test mail, hop by hop, so that the failing one can be seen. Nothing for a failure that names no hop. */
export function HopList({ failure }: HopListProps) {
  const hops = toHopStates(failure);
  if (hops === null) return null;
  return (
    <List aria-label={copy.setup.hopsTitle}>
      {hops.map(([hop, state]) => {
        const Icon = ICONS[state];
        return (
          <li key={hop} data-state={state}>
            <Icon aria-hidden="true" />
            <span>{copy.hops[hop]}</span>
            <span className="state">{copy.hopStates[state]}</span>
          </li>
        );
      })}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
  '& .state': { marginInlineStart: 'auto' },
  '& svg': { flex: 'none', width: 18, height: 18 },
  '& li[data-state="passed"] svg': { color: theme.vars.palette.success.main },
  '& li[data-state="failed"]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));
