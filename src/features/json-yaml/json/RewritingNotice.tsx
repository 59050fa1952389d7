import Alert from '@mui/material/Alert';
import type { ChangedPlaces } from '../../../bridges/json-bridge.ts';
import { formatCount } from '../model/quantity-text.ts';
import { ChangesNotice } from '../parts/ChangesNotice.tsx';
import { copy } from './copy.ts';
import type { JsonNotice } from './json-state.ts';

interface RewritingNoticeProps {
  readonly notice: Extract<JsonNotice, { readonly kind: 'rewritten' }>;
}

/** Says what an action changed and lists the places on request, or warns that its result may be wrong. */
export function RewritingNotice({ notice: { action, changes, doubt } }: RewritingNoticeProps) {
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
