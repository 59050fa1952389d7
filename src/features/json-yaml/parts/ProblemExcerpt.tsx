import { styled } from '@mui/material/styles';

interface ProblemExcerptProps {
  readonly excerpt: string;
  /** Index in the excerpt of the character that is marked, in UTF-16 units. */
  readonly caret: number;
}

/** The line that a problem is in, with the place marked. */
export function ProblemExcerpt({ excerpt, caret }: ProblemExcerptProps) {
  return (
    <Excerpt>
      {excerpt.slice(0, caret)}
      <mark>{excerpt.slice(caret, caret + 1) || ' '}</mark>
      {excerpt.slice(caret + 1)}
    </Excerpt>
  );
}

const Excerpt = styled('pre')(({ theme }) => ({
  margin: theme.spacing(0.5, 0),
  overflow: 'auto',
  fontFamily: 'ui-monospace, "JetBrains Mono", "Cascadia Code", Menlo, Consolas, monospace',
  fontSize: 13,
  '& mark': {
    color: 'inherit',
    background: `color-mix(in srgb, ${theme.vars.palette.error.main} 35%, transparent)`,
    borderBottom: `2px solid ${theme.vars.palette.error.main}`,
  },
}));
