import Alert from '@mui/material/Alert';
import { copy } from '../copy.ts';
import { NoticeStack } from '../parts/NoticeStack.tsx';
import { WorkProgress } from '../parts/WorkProgress.tsx';
import { EncodingDoubt } from './EncodingDoubt.tsx';
import type { JsonSession } from './json-session.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import { RepairNotice } from './RepairNotice.tsx';
import { useJsonState } from './use-json-session.ts';

const LISTED_DUPLICATES = 3;

interface JsonNoticesProps {
  readonly session: JsonSession;
  readonly showsDuplicates: boolean;
  readonly showsOriginal: boolean;
  readonly onOriginalToggle: () => void;
  readonly onPlace: (line: number, column: number) => void;
}

/** What the visitor is told, between the toolbar and the panes. */
export function JsonNotices({ session, showsDuplicates, showsOriginal, onOriginalToggle, onPlace }: JsonNoticesProps) {
  const notice = useJsonState(session, (state) => state.notice);
  const input = useJsonState(session, (state) => state.input);
  return (
    <NoticeStack>
      <SlowWork session={session} />
      {notice?.kind === 'repaired' && (
        <RepairNotice
          repair={notice.repair}
          showsOriginal={showsOriginal}
          onOriginalToggle={onOriginalToggle}
          onPlace={onPlace}
        />
      )}
      {notice?.kind === 'invalid' && (
        <ProblemNotice
          title={copy.problem.title(notice.action, notice.problem.kind)}
          problem={notice.problem}
          onPlace={onPlace}
        />
      )}
      {notice?.kind === 'failed' && <Alert severity="error">{copy.failure(notice.action, notice.code)}</Alert>}
      {notice?.kind === 'binary' && <Alert severity="error">{copy.binary(notice.fileKind)}</Alert>}
      {showsDuplicates && <Duplicates session={session} />}
      <EncodingDoubt input={input} onEncoding={(encoding) => void session.decodeAs(encoding)} />
    </NoticeStack>
  );
}

function SlowWork({ session }: { readonly session: JsonSession }) {
  const work = useJsonState(session, (state) => state.work);
  if (!work?.isSlow) return null;
  const words = work.action === null ? copy.work.opening : copy.work.running(work.action);
  return <WorkProgress words={words} progress={work.progress} onCancel={() => session.cancel()} />;
}

function Duplicates({ session }: { readonly session: JsonSession }) {
  const { of, keys } = useJsonState(session, (state) => state.duplicates);
  if (keys.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      {copy.duplicates.title(keys.length)}
      <ul>
        {keys.slice(0, LISTED_DUPLICATES).map(({ key, path, line }) => (
          <li key={`${path} ${key} ${line}`}>{copy.duplicates.item(key, path, line, of)}</li>
        ))}
      </ul>
      {keys.length > LISTED_DUPLICATES && copy.duplicates.more(keys.length)}
    </Alert>
  );
}
