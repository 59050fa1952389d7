import OpenIcon from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import { PHRASE_WRAP } from '../look/phrase-wrap.ts';
import { actionStyle } from '../ui/action-style.ts';
import { copy } from './copy.ts';
import { mailboxOf, mailboxUrl } from './model/mailbox.ts';
import type { CodeSender } from './use-code-sender.ts';

interface CodeHelpProps {
  readonly sender: CodeSender;
  /** Another message takes the place of the words about where the code arrives. */
  readonly isWhereKnown: boolean;
}

/** After a code was sent: where it arrives, and what to do when it does not. */
export function CodeHelp({ sender, isWhereKnown }: CodeHelpProps) {
  const { email, purpose, mailMode, isSent, isSure } = sender;
  if (!isSent) return null;
  const text = copy.code;
  const whereSent = purpose === 'newAddress' ? text.whereNewAddress : text.whereSent;
  const mailbox = mailMode === 'local' ? null : mailboxOf(email);
  return (
    <Box>
      <p role="status" className={isSure ? 'sure' : undefined}>
        {!isWhereKnown && (isSure ? whereSent : text.whereMaybe)[mailMode]}
      </p>
      <div className="ways">
        {mailbox !== null && (
          <MailboxLink href={mailboxUrl(mailbox)} target="_blank" rel="noopener noreferrer">
            {text.openMailbox(copy.mailboxes[mailbox.id])}
            <OpenIcon fontSize="inherit" aria-hidden="true" />
          </MailboxLink>
        )}
        <details>
          <summary>{text.help.title}</summary>
          <ul>
            <li>{text.help.address(email)}</li>
            {mailMode === 'smtp' && <li>{text.help.spam}</li>}
            {(purpose === 'login' || purpose === 'reset') && <li>{text.help.registered}</li>}
            {purpose === 'register' && <li>{text.help.taken}</li>}
            <li>{text.help.slow}</li>
            <li>{text.help.again}</li>
          </ul>
        </details>
      </div>
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0 },
  '& p.sure': { color: theme.vars.palette.success.main },
  '& .ways': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: theme.spacing(2) },
  '& details': { flex: '1 1 8em', padding: theme.spacing(0.75, 0) },
  '& details[open]': { flexBasis: '100%' },
  '& summary': { width: 'fit-content', cursor: 'pointer' },
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingInlineStart: theme.spacing(2.5), ...PHRASE_WRAP },
}));

const MailboxLink = styled('a')((props) => ({
  ...actionStyle(props),
  minHeight: 36,
  padding: props.theme.spacing(0.5, 0),
  fontSize: 'inherit',
}));
