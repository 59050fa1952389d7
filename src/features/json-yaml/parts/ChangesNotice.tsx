import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ChangeList } from './ChangeList.tsx';
import { copy } from './copy.ts';

interface ChangesNoticeProps {
  readonly title: ReactNode;
  readonly showsOriginal: boolean;
  /** Null where the original text is on the page anyway. */
  readonly onOriginalToggle: (() => void) | null;
  /** The changes, one list item each. */
  readonly children: ReactNode;
}

/** Says that the text was repaired, lists the changes on request, and shows the original text. */
export function ChangesNotice({ title, showsOriginal, onOriginalToggle, children }: ChangesNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const words = copy.changes;
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <>
          <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hideList : words.showList}
          </Button>
          {onOriginalToggle !== null && (
            <Button size="small" color="inherit" onClick={onOriginalToggle}>
              {showsOriginal ? words.showResult : words.showOriginal}
            </Button>
          )}
        </>
      }
    >
      {title}
      {isOpen && <ChangeList aria-label={words.list}>{children}</ChangeList>}
    </Alert>
  );
}
