import { styled } from '@mui/material/styles';
import { copy } from '../copy.ts';
import { formatCount, formatSize } from '../model/quantity-text.ts';
import type { JsonSession } from './json-session.ts';
import { useJsonState } from './use-json-session.ts';

/** Size, lines, time and repaired places of the result. */
export function StatusLine({ session }: { readonly session: JsonSession }) {
  const output = useJsonState(session, (state) => state.output);
  const words = copy.status;
  return (
    <Line aria-label={words.label}>
      {output !== null && (
        <>
          <span>{words.size(formatSize(output.document.byteLength))}</span>
          <span>{words.lines(formatCount(output.document.lineCount))}</span>
          <span>{words.took(output.tookMs)}</span>
          {output.repair !== null && <span>{words.repaired(output.repair.count)}</span>}
        </>
      )}
    </Line>
  );
}

const Line = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 3),
  minHeight: 24,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
