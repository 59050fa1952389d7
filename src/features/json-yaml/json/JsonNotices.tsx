import Alert from '@mui/material/Alert';
import { copy } from '../copy.ts';
import { NoticeStack } from '../parts/NoticeStack.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { WorkProgress } from '../parts/WorkProgress.tsx';
import { EncodingNotice } from './EncodingNotice.tsx';
import type { JsonController } from './json-controller.ts';
import { RepairNotice } from './RepairNotice.tsx';
import { useJsonState } from './use-json-controller.ts';

const LISTED_DUPLICATES = 3;

interface JsonNoticesProps {
  readonly controller: JsonController;
  readonly showsDuplicates: boolean;
  readonly showsOriginal: boolean;
  readonly onOriginalToggle: () => void;
  readonly onPlace: (line: number, column: number) => void;
}

/** What the visitor is told, between the toolbar and the panes. */
export function JsonNotices({
  controller,
  showsDuplicates,
  showsOriginal,
  onOriginalToggle,
  onPlace,
}: JsonNoticesProps) {
  const notice = useJsonState(controller, (state) => state.notice);
  const input = useJsonState(controller, (state) => state.input);
  return (
    <NoticeStack>
      <SlowWork controller={controller} />
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
      {showsDuplicates && <Duplicates controller={controller} />}
      <EncodingNotice input={input} onEncoding={(encoding) => void controller.decodeAs(encoding)} />
    </NoticeStack>
  );
}

function SlowWork({ controller }: { readonly controller: JsonController }) {
  const work = useJsonState(controller, (state) => state.work);
  if (!work?.isSlow) return null;
  const words = work.action === null ? copy.work.opening : copy.work.running(work.action);
  return <WorkProgress words={words} progress={work.progress} onCancel={() => controller.cancel()} />;
}

function Duplicates({ controller }: { readonly controller: JsonController }) {
  const { of, keys } = useJsonState(controller, (state) => state.duplicates);
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
