import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { DevicesDrawing } from '../ui/DevicesDrawing.tsx';
import { copy } from '../words.ts';

interface DoorProps {
  readonly isDeclined: boolean;
  readonly roomName: string;
  /** Asks to be let in once more. */
  readonly onKnock: () => void;
  readonly onLeave: () => void;
}

const words = copy.door;

/** In front of a room whose creator decides who enters. */
export function Door({ isDeclined, roomName, onKnock, onLeave }: DoorProps) {
  return (
    <Page>
      <DevicesDrawing isConnected={false} />
      <h1>{isDeclined ? words.declined : words.waiting}</h1>
      <div role="status">
        <p>{isDeclined ? words.declinedBody : words.waitingBody(roomName)}</p>
        {!isDeclined && <p>{words.waitingHint}</p>}
      </div>
      <div className="actions">
        {isDeclined && (
          <Button variant="contained" onClick={onKnock}>
            {words.again}
          </Button>
        )}
        <Button variant="outlined" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Page>
  );
}

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(2),
  maxWidth: 520,
  margin: '0 auto',
  padding: theme.spacing(3, 2),
  textAlign: 'center',
  '& h1': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: theme.spacing(0, 0, 1), color: theme.vars.palette.text.secondary, textWrap: 'pretty' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.spacing(1) },
}));
