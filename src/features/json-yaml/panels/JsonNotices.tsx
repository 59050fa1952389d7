import Alert from '@mui/material/Alert';
import { useStore } from 'zustand';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { DecodedNotice } from '../detect/DecodedNotice.tsx';
import { OfferNotice } from '../detect/OfferNotice.tsx';
import { UnreadNotice } from '../detect/UnreadNotice.tsx';
import { useOffer } from '../detect/use-offer.ts';
import { copy } from '../json/copy.ts';
import { EncodingNotice } from '../json/EncodingNotice.tsx';
import { JsonProblemNotice } from '../json/JsonProblemNotice.tsx';
import type { JsonController } from '../json/json-controller.ts';
import type { Duplicates } from '../json/json-state.ts';
import { RepairNotice } from '../json/RepairNotice.tsx';
import { RewritingNotice } from '../json/RewritingNotice.tsx';
import { StrictNotice } from '../json/repair/StrictNotice.tsx';
import { NoticeStack } from '../parts/NoticeStack.tsx';
import { WorkProgress } from '../parts/WorkProgress.tsx';

const LISTED_DUPLICATES = 3;

interface JsonNoticesProps {
  readonly controller: JsonController;
  /** The text that the messages are about. */
  readonly of: 'input' | 'output';
  /** The input is compared with another text, so that it gets no offers. */
  readonly isComparing: boolean;
  readonly showsOriginal: boolean;
  readonly onOriginalToggle: () => void;
  readonly onPlace: (line: number, column: number) => void;
}

/** Messages about the input, or about the result and the work that makes it. */
export function JsonNotices(props: JsonNoticesProps) {
  const { controller, isComparing, showsOriginal, onOriginalToggle, onPlace } = props;
  const notice = useStore(controller.store, (state) => state.notice);
  const input = useStore(controller.store, (state) => state.input);
  const work = useStore(controller.store, (state) => state.work);
  const duplicates = useStore(controller.store, (state) => state.duplicates);
  const isStale = useStore(controller.store, (state) => state.isOutputStale);
  const offer = useOffer(controller, notice, !isComparing);
  const isOfInput = props.of === 'input';
  const isHere = (isAboutInput: boolean) => isAboutInput === isOfInput;
  return (
    <NoticeStack data-stale={isStale && !isOfInput}>
      {isHere(work?.name === null) && (
        <WorkProgress work={work} toWords={copy.work.running} onCancel={controller.cancel} />
      )}
      {!isOfInput && notice?.kind === 'repaired' && (
        <RepairNotice
          repair={notice.repair}
          showsOriginal={showsOriginal}
          onOriginalToggle={onOriginalToggle}
          onPlace={onPlace}
        />
      )}
      {!isOfInput && notice?.kind === 'rewritten' && <RewritingNotice notice={notice} />}
      {!isOfInput && notice?.kind === 'imported' && (
        <Alert severity="info" role="status">
          {notice.words}
        </Alert>
      )}
      {isOfInput && notice?.kind === 'refused' && (
        <StrictNotice refused={notice.refused} onRepairAnyway={notice.onRepairAnyway} />
      )}
      {isOfInput && offer !== null && <OfferNotice controller={controller} offer={offer} />}
      {isOfInput && notice?.kind === 'invalid' && offer === null && (
        <JsonProblemNotice
          title={copy.problem.title(notice.action, notice.problem.kind)}
          problem={notice.problem}
          repair={notice.onRepair && { action: notice.action, run: notice.onRepair }}
          onPlace={onPlace}
        />
      )}
      {!isOfInput && notice?.kind === 'decoded' && <DecodedNotice notice={notice} onPlace={onPlace} />}
      {isOfInput && notice?.kind === 'unread' && <UnreadNotice problem={notice.problem} onPlace={onPlace} />}
      {notice?.kind === 'failed' && isHere(notice.action === null) && (
        <ErrorAlert title={copy.failure(notice.action, notice.code)} />
      )}
      {isOfInput && notice?.kind === 'binary' && <ErrorAlert title={copy.binary(notice.fileKind)} />}
      {!isComparing && duplicates.keys.length > 0 && isHere(duplicates.of === 'input') && (
        <DuplicatesNotice duplicates={duplicates} />
      )}
      {isOfInput && <EncodingNotice input={input} onEncoding={controller.decodeAs} />}
    </NoticeStack>
  );
}

function DuplicatesNotice({ duplicates: { of, keys } }: { readonly duplicates: Duplicates }) {
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
