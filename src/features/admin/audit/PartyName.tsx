import { styled } from '@mui/material/styles';
import type { AuditEntryRow } from '../../../core/contracts/admin-audit.ts';
import { copy, subjectWords } from './copy.ts';
import { accountNameOf, isAboutAccount } from './model/entry-names.ts';

/** Letters of an id in a list. They suffice to tell accounts apart; the whole id is in the details. */
const SHORT_ID_LENGTH = 8;

interface PartyProps {
  readonly entry: AuditEntryRow;
  /** Shows whole ids. */
  readonly isFull?: boolean;
}

/** Who made the change. */
export function ActorName({ entry: { actorId, actorName }, isFull = false }: PartyProps) {
  if (actorId === null) return <span>{copy.system}</span>;
  return <Named name={actorName ?? copy.goneAccount} id={actorId} isFull={isFull} />;
}

/** The account, role, permission code, setting or file that was changed. */
export function SubjectName({ entry, isFull = false }: PartyProps) {
  const { subject } = entry;
  if (isAboutAccount(entry)) {
    return <Named name={accountNameOf(entry) ?? copy.goneAccount} id={subject} isFull={isFull} />;
  }
  if (entry.action === 'upload.create') return <Named name={copy.picture} id={subject} isFull={isFull} />;
  const words = subjectWords(subject);
  // The name of a role, a permission code or the name of a file is short enough and says it all.
  return words === null ? <span>{subject}</span> : <Named name={words} id={subject} isFull />;
}

function Named({ name, id, isFull }: { readonly name: string; readonly id: string; readonly isFull: boolean }) {
  return (
    <span>
      {name} <Id title={id}>{isFull ? id : id.slice(0, SHORT_ID_LENGTH)}</Id>
    </span>
  );
}

const Id = styled('span')(({ theme }) => ({
  ...theme.mono,
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
