import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { OwnSession } from '../../../core/contracts/sessions.ts';
import { createDateFormat } from '../../../core/text/date-format.ts';
import { toAge } from '../../../shared/age.ts';
import { copy } from '../copy.ts';

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

const text = copy.sessions;
const TIME = createDateFormat({ month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' });

/** A signed-in device: what it is, when and from where it was used, and the button that ends its session. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, address, createdAt, lastSeenAt, isCurrent } = session;
  const name = text.device(device);
  return (
    <Row>
      <div className="text">
        <strong>
          {name}
          {isCurrent && <Chip size="small" color="primary" variant="outlined" label={text.current} />}
        </strong>
        <span>{isCurrent ? text.inUse : text.lastSeen(toAge(lastSeenAt, Date.now()))}</span>
        <span>{text.signedIn(TIME.format(createdAt), address)}</span>
      </div>
      <Button
        size="small"
        color={isCurrent ? 'inherit' : 'error'}
        aria-label={text.endOf(name, isCurrent)}
        aria-busy={isEnding}
        onClick={onEnd}
      >
        {text.end}
      </Button>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& .text': { display: 'grid', flex: 1, minWidth: 0, gap: theme.spacing(0.25), overflowWrap: 'anywhere' },
  '& strong': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1), fontWeight: 600 },
  '& .text span': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .text .MuiChip-root, & .text .MuiChip-root span': { color: theme.vars.palette.primary.main, fontSize: '0.75rem' },
}));
