import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useChatChoices } from '../hooks/chat-choices-store.ts';
import { type NamedRoom, parseTypedRoom } from '../model/room-target.ts';
import { copy } from '../words.ts';

interface RoomWordFormProps {
  readonly isDisabled: boolean;
  readonly onJoin: (target: NamedRoom) => void;
}

const words = copy.lobby.word;

/** Leads into a room by a word that people have agreed on, a room code, or a pasted share link. */
export function RoomWordForm({ isDisabled, onJoin }: RoomWordFormProps) {
  const remembered = useChatChoices(({ roomCode }) => roomCode);
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const text = typed ?? remembered;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target = parseTypedRoom(text);
    setInvalid(target === null);
    if (target !== null) onJoin(target);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <h2>{words.title}</h2>
      <div>
        <TextField
          label={words.label}
          value={text}
          size="small"
          fullWidth
          disabled={isDisabled}
          error={isInvalid}
          helperText={isInvalid ? words.invalid : words.help}
          onChange={({ target }) => {
            setTyped(target.value);
            setInvalid(false);
          }}
          slotProps={{
            htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, enterKeyHint: 'go' },
          }}
        />
        <Button type="submit" variant="outlined" disabled={isDisabled || text.trim() === ''}>
          {words.join}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({
  width: '100%',
  marginTop: theme.spacing(1),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  textAlign: 'start',
  '& h2': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 1.5) },
  '& > div': { display: 'flex', alignItems: 'flex-start', gap: theme.spacing(1) },
  '& button': { minHeight: 40, flex: 'none' },
}));
