import Alert from '@mui/material/Alert';
import { useStore } from 'zustand';
import type { ChangedPlaces, Detection, RefusedRepair } from '../../../bridges/json-bridge.ts';
import type { YamlProblem } from '../../../bridges/yaml-bridge.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { copy as detectCopy } from '../detect/copy.ts';
import { runConversion } from '../detect/run-conversion.ts';
import { isDecodedFirst, OFFERED } from '../json/conversions.ts';
import { copy } from '../json/copy.ts';
import { EncodingNotice } from '../json/EncodingNotice.tsx';
import { JsonProblemNotice } from '../json/JsonProblemNotice.tsx';
import type { JsonController } from '../json/json-controller.ts';
import type { Duplicates, JsonNotice, WorkName } from '../json/json-state.ts';
import { nameKinds, RepairNotice } from '../json/RepairNotice.tsx';
import { formatCount } from '../model/quantity-text.ts';
import { ChangesNotice } from '../parts/ChangesNotice.tsx';
import { NoticeButton } from '../parts/NoticeButton.tsx';
import { Offer } from '../parts/Offer.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { NoticeStack } from '../parts/tool-style.ts';
import { WorkProgress } from '../parts/WorkProgress.tsx';
import { formatTime } from '../value/time-text.ts';
import { copy as yamlCopy } from '../yaml/copy.ts';
import { LossesNotice } from '../yaml/LossesNotice.tsx';
import { WarningsNotice } from '../yaml/WarningsNotice.tsx';

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

interface DecodedNoticeProps {
  readonly notice: Extract<JsonNotice, { readonly kind: 'decoded' }>;
  readonly onPlace: (line: number, column: number) => void;
}

/** What the visitor should know about a decoded text: parts that were not checked, guessed or left out. */
function DecodedNotice({ notice: { facts, losses, warnings }, onPlace }: DecodedNoticeProps) {
  const showPlace = (place: { readonly line: number; readonly column: number }) => onPlace(place.line, place.column);
  const sentences = facts.flatMap((fact) => detectCopy.facts(fact, (ms) => formatTime(ms, Date.now())));
  return (
    <>
      {sentences.length > 0 && (
        <Alert severity="info" role="status">
          {sentences.join(detectCopy.join)}
        </Alert>
      )}
      <WarningsNotice warnings={warnings} onPlace={showPlace} />
      {losses.count > 0 && <LossesNotice losses={losses} onPlace={showPlace} />}
    </>
  );
}

interface OfferNoticeProps {
  readonly controller: JsonController;
  readonly offer: Offered;
}

/** Says what the input looks like, and offers to decode it or to open it where it belongs. */
function OfferNotice({ controller, offer: { detection, failed } }: OfferNoticeProps) {
  const { kind, ms } = detection;
  const words =
    failed !== null
      ? detectCopy.failed(copy.failed[failed], kind)
      : ms === undefined
        ? detectCopy.offer(kind)
        : detectCopy.timestamp(formatTime(ms, Date.now()));
  return (
    <Offer
      words={words}
      isError={failed !== null}
      choices={OFFERED[kind].map((conversion) => ({
        label: detectCopy.button(conversion, detection),
        onClick: () => void runConversion(controller, conversion).catch(controller.report),
      }))}
      close={detectCopy.close}
      onClose={() => controller.store.setState({ detection: null })}
    />
  );
}

interface UnreadNoticeProps {
  readonly problem: YamlProblem;
  readonly onPlace: (line: number, column: number) => void;
}

/** Why a text of another format could not be read. */
function UnreadNotice({ problem, onPlace }: UnreadNoticeProps) {
  const { reason, line, column, excerpt, caret, parserMessage } = problem;
  const place = { words: yamlCopy.problem.where(line, column), excerpt, caret };
  return (
    <ProblemNotice
      readings={[{ title: yamlCopy.problem.title('exchange', reason), place, parserMessage }]}
      onJump={() => onPlace(line, column)}
    />
  );
}

interface RewritingNoticeProps {
  readonly notice: Extract<JsonNotice, { readonly kind: 'rewritten' }>;
}

/** Says what an action changed and lists the places on request, or warns that its result may be wrong. */
function RewritingNotice({ notice: { action, changes, doubt } }: RewritingNoticeProps) {
  const words = copy.rewriting;
  if (doubt !== null) {
    return (
      <Alert severity="warning" role="status">
        {doubt.kind === 'not-json'
          ? words.notJson(doubt.problem.kind, doubt.problem.line, doubt.problem.column)
          : words.bareQuotes}
      </Alert>
    );
  }
  if (changes.length === 0) {
    return (
      <Alert severity="info" role="status">
        {words.nothing(action)}
      </Alert>
    );
  }
  return (
    <ChangesNotice
      severity={changes.some(({ kind }) => kind === 'kept' || kind === 'removed') ? 'warning' : 'success'}
      words={words}
      title={changes.map(({ kind, count }) => words.title(kind, formatCount(count))).join(words.join)}
    >
      {changes.map((places) => (
        <PlaceRows key={places.kind} places={places} />
      ))}
    </ChangesNotice>
  );
}

function PlaceRows({ places: { kind, count, paths } }: { readonly places: ChangedPlaces }) {
  const words = copy.rewriting;
  return (
    <>
      <li>{words.title(kind, formatCount(count))}</li>
      {paths.map((path, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and repeated keys have equal paths.
        <li key={index}>
          <code>{path}</code>
        </li>
      ))}
      {count > paths.length && <li>{words.more(formatCount(count - paths.length))}</li>}
    </>
  );
}

interface StrictNoticeProps {
  readonly refused: RefusedRepair;
  readonly onRepairAnyway: () => void;
}

/** Says which repairs the strict mode refused, and offers them. */
function StrictNotice({ refused: { groups, isTruncated }, onRepairAnyway }: StrictNoticeProps) {
  const words = copy.strict;
  return (
    <Alert severity="error" action={<NoticeButton label={words.repairAnyway} onClick={onRepairAnyway} />}>
      <strong>{words.refused}</strong>
      {groups.length > 0 && <div>{nameKinds(groups)}</div>}
      {isTruncated && <div>{copy.repair.truncated}</div>}
    </Alert>
  );
}

/** What the input looks like, and the action that failed on it; null when none did. */
interface Offered {
  readonly detection: Detection;
  readonly failed: WorkName | null;
}

/**
 * The offer to show for the input; null for none. After a failure it takes the place of the problem, whose place and words
 * are of no use for a text of another format.
 */
function useOffer(controller: JsonController, notice: JsonNotice | null, isWanted: boolean): Offered | null {
  const detection = useStore(controller.store, (state) => state.detection);
  const madeBy = useStore(controller.store, ({ output, isOutputStale }) =>
    output === null || isOutputStale ? null : output.action,
  );
  if (!isWanted || detection === null) return null;
  const { kind } = detection;
  if (notice?.kind === 'invalid') {
    return isDecodedFirst(kind) || kind === 'html' ? { detection, failed: notice.action } : null;
  }
  const isRead = OFFERED[kind][0]?.by === madeBy;
  const isShown = OFFERED[kind].length > 0 || kind === 'timestamp';
  return isShown && !isRead && notice?.kind !== 'unread' ? { detection, failed: null } : null;
}
