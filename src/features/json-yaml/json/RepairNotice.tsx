import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { RepairReport } from '../../../bridges/json-bridge.ts';
import { copy } from '../copy.ts';
import { ChangeList } from '../parts/ChangeList.tsx';

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
      {repair.isTruncated && (
        <Box component="span" sx={{ marginInlineStart: 1.5 }}>
          {words.truncated}
        </Box>
      )}
      {isOpen && (
        <ChangeList id={listId} aria-label={words.list}>
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
        </ChangeList>
      )}
    </Alert>
  );
}
