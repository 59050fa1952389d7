import AttachIcon from '@mui/icons-material/AttachFile';
import FolderIcon from '@mui/icons-material/DriveFolderUploadOutlined';
import SendIcon from '@mui/icons-material/SendRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import type { FormEvent, KeyboardEvent } from 'react';
import { canPickFolder, pickFiles, pickFolder } from '../../../platform/file-read.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { isComposing } from '../../../shared/ime.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { PACKET_LIMITS } from '../constants.ts';
import { useHeldRoom, useRoom, useRoomState } from '../hooks/room-context.ts';
import { sendFiles } from '../hooks/send-files.ts';
import type { SendOutcome } from '../room/room-session.ts';
import { copy } from '../words.ts';

const words = copy.composer;

/** Text of up to three visible rows, files, and the button to send (doc 2 §2 and §5). */
export function Composer() {
  const { holder, session } = useRoom();
  const draft = useHeldRoom((held) => held.draft);
  const isTouch = useMediaQuery(MEDIA.coarse);
  const target = useRoomState((state) => state.target);
  const isTooLong = draft.length > PACKET_LIMITS.textChars;
  const canSend = draft.trim() !== '' && !isTooLong;

  const send = () => {
    if (!canSend) return;
    const outcome = session.sendText(draft);
    if (outcome === 'sent') holder.setDraft('');
    else showToast(toRefusal(outcome, target?.username ?? ''), { severity: 'warning' });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Bar onSubmit={handleSubmit}>
      <Tooltip title={words.attach}>
        <IconButton
          aria-label={words.attach}
          onClick={() => void pickFiles('', true).then((files) => sendFiles(session, files))}
        >
          <AttachIcon />
        </IconButton>
      </Tooltip>
      {canPickFolder() && (
        <Tooltip title={words.attachFolder}>
          <IconButton
            aria-label={words.attachFolder}
            onClick={() => void pickFolder().then((files) => sendFiles(session, files))}
          >
            <FolderIcon />
          </IconButton>
        </Tooltip>
      )}
      <TextField
        value={draft}
        onChange={({ target }) => holder.setDraft(target.value)}
        onKeyDown={handleKey}
        placeholder={toPlaceholder(isTouch, target?.username ?? null)}
        multiline
        maxRows={3}
        size="small"
        fullWidth
        error={isTooLong}
        helperText={isTooLong ? words.tooLong(draft.length, PACKET_LIMITS.textChars) : undefined}
        slotProps={{ htmlInput: { 'aria-label': words.label, enterKeyHint: 'send' } }}
      />
      <Button
        type="submit"
        variant="contained"
        aria-label={words.send}
        disabled={!canSend}
        // The input keeps the focus, and with it the on-screen keyboard.
        onPointerDown={(event) => event.preventDefault()}
      >
        <SendIcon />
        <span>{words.send}</span>
      </Button>
    </Bar>
  );
}

function toRefusal(outcome: Exclude<SendOutcome, 'sent'>, username: string): string {
  if (outcome === 'away') return words.away(username);
  return outcome === 'too-fast' ? words.tooFast : words.notSent;
}

function toPlaceholder(isTouch: boolean, only: string | null): string {
  if (only !== null) return words.placeholderOnly(only);
  return isTouch ? words.placeholderTouch : words.placeholder;
}

const Bar = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  flex: 'none',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  paddingBottom: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > button[type="submit"]': { flex: 'none', gap: theme.spacing(0.75), minWidth: 48, minHeight: 40 },
  // Smaller letters make phones zoom into the field.
  [MEDIA.coarse]: { '& textarea': { fontSize: 16 } },
  [MEDIA.phone]: {
    gap: theme.spacing(0.5),
    padding: theme.spacing(1, 1),
    paddingBottom: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom))`,
    '& > button[type="submit"] > span:not([class])': { display: 'none' },
  },
}));
