import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { RepairReport } from '../../../bridges/json-bridge.ts';
import { copy } from '../copy.ts';

interface RepairNoticeProps {
  readonly repair: RepairReport;
  readonly showsOriginal: boolean;
  readonly onOriginalToggle: () => void;
  readonly onPlace: (line: number, column: number) => void;
}

/** Says that the text was changed, what was changed in it, and leads back to the text as it came. */
export function RepairNotice({ repair, showsOriginal, onOriginalToggle, onPlace }: RepairNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const words = copy.repair;
  const unlisted = repair.count - repair.repairs.length;
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <>
          <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hideList : words.showList}
          </Button>
          <Button size="small" color="inherit" onClick={onOriginalToggle}>
            {showsOriginal ? words.showResult : words.showOriginal}
          </Button>
        </>
      }
    >
      {words.title(repair.count)}
      {repair.isTruncated && <div>{words.truncated}</div>}
      {isOpen && (
        <List id={listId} aria-label={words.list}>
          {repair.repairs.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two changes may be alike.
            <li key={index}>
              <button type="button" onClick={() => onPlace(change.line, change.column)}>
                {words.place(change.line, change.column)}
              </button>
              <span>{words.kinds[change.kind] ?? words.fallbackKind}</span>
              <code>{change.before || words.nothing}</code>→<code>{change.after || words.nothing}</code>
            </li>
          ))}
          {unlisted > 0 && <li>{words.more(unlisted)}</li>}
        </List>
      )}
    </Alert>
  );
}

const List = styled('ul')(({ theme }) => ({
  maxHeight: 180,
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.spacing(1), padding: '2px 0' },
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: theme.vars.palette.primary.dark,
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  '& code': { maxWidth: '30ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' },
}));
