import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import type { RefusedLink } from '../model/import-rows.ts';
import { copy } from '../words.ts';

/** Refused links that are named; the rest is counted. */
const NAMED_MAX = 20;
const words = copy.import;

/** The links that are not imported, each with its reason. */
export function RefusedLinks({ refused }: { readonly refused: readonly RefusedLink[] }) {
  if (refused.length === 0) return null;
  const lines = refused.slice(0, NAMED_MAX).map(({ name, refusal }, index) => ({
    key: index,
    text: words.refusedLine(name.trim() || words.unnamed, copy.refusal(refusal)),
  }));
  return (
    <Alert severity="warning">
      <AlertTitle>{words.refused(refused.length)}</AlertTitle>
      <Lines>
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {refused.length > NAMED_MAX && <li>{words.more(refused.length - NAMED_MAX)}</li>}
      </Lines>
    </Alert>
  );
}

const Lines = styled('ul')({ maxHeight: 120, margin: 0, padding: 0, overflow: 'auto', listStyle: 'none' });
