import { styled } from '@mui/material/styles';
import { tint } from '../look/tint.ts';
import type { MatchRange } from './match-text.ts';

interface HighlightedTextProps {
  readonly text: string;
  readonly ranges: readonly MatchRange[];
}

/** A text whose found parts are marked. */
export function HighlightedText({ text, ranges }: HighlightedTextProps) {
  if (ranges.length === 0) return text;
  const parts = ranges.flatMap(([start, end], index) => [
    text.slice(ranges[index - 1]?.[1] ?? 0, start),
    <Mark key={start}>{text.slice(start, end)}</Mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

const Mark = styled('mark')(({ theme }) => ({
  borderRadius: theme.radius.mark,
  background: tint(theme.vars.palette.primary.main, 22),
  color: 'inherit',
}));
