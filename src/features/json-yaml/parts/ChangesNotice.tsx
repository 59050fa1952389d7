import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import { copy } from './copy.ts';
import { NoticeButton } from './NoticeButton.tsx';
import { ChangeList } from './tool-style.ts';

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

interface ChangesNoticeProps {
  readonly title: ReactNode;
  /** `info` for changes that cannot have changed the data. */
  readonly severity?: 'warning' | 'info' | 'success';
  readonly words?: { readonly list: string; readonly showList: string; readonly hideList: string };
  readonly isOpenAtFirst?: boolean;
  readonly showsOriginal?: boolean;
  /** Null where the original text is on the page anyway. */
  readonly onOriginalToggle?: (() => void) | null;
  /** The changes, one list item each; null when there is nothing to list. */
  readonly children: ReactNode;
}

/** Says that the text was changed, lists the changes on request, and shows the original text. */
export function ChangesNotice(props: ChangesNoticeProps) {
  const { title, severity = 'warning', words = copy.changes, onOriginalToggle = null, children } = props;
  const [isOpen, setOpen] = useState(props.isOpenAtFirst === true);
  return (
    <Alert
      severity={severity}
      role="status"
      action={
        <>
          {children !== null && (
            <NoticeButton
              label={isOpen ? words.hideList : words.showList}
              sx={ONE_LINE}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )}
          {onOriginalToggle !== null && (
            <NoticeButton
              label={props.showsOriginal === true ? copy.changes.showResult : copy.changes.showOriginal}
              sx={ONE_LINE}
              onClick={onOriginalToggle}
            />
          )}
        </>
      }
    >
      {title}
      {isOpen && <ChangeList aria-label={words.list}>{children}</ChangeList>}
    </Alert>
  );
}
