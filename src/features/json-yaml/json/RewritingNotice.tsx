import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ChangedPlaces } from '../../../bridges/json-bridge.ts';
import { formatCount } from '../model/quantity-text.ts';
import { ChangeList } from '../parts/ChangeList.tsx';
import { copy } from './copy.ts';
import type { JsonNotice } from './json-state.ts';

interface RewritingNoticeProps {
  readonly notice: Extract<JsonNotice, { readonly kind: 'rewritten' }>;
}

/** Says what an action changed and lists the places on request, or warns that its result may be wrong. */
export function RewritingNotice({ notice: { action, changes, doubt } }: RewritingNoticeProps) {
  const [isOpen, setOpen] = useState(false);
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
    <Alert
      severity={changes.some(({ kind }) => kind === 'kept' || kind === 'removed') ? 'warning' : 'success'}
      role="status"
      action={
        <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.hideList : words.showList}
        </Button>
      }
    >
      {changes.map(({ kind, count }) => words.title(kind, formatCount(count))).join(words.join)}
      {isOpen && changes.map((places) => <PlaceList key={places.kind} places={places} />)}
    </Alert>
  );
}

function PlaceList({ places: { kind, count, paths } }: { readonly places: ChangedPlaces }) {
  const words = copy.rewriting;
  return (
    <ChangeList aria-label={words.list}>
      <li>{words.title(kind, formatCount(count))}</li>
      {paths.map((path, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and repeated keys have equal paths.
        <li key={index}>
          <code>{path}</code>
        </li>
      ))}
      {count > paths.length && <li>{words.more(formatCount(count - paths.length))}</li>}
    </ChangeList>
  );
}
