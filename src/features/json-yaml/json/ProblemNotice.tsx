import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { JsonProblem } from '../../../bridges/json-bridge.ts';
import { copy } from '../copy.ts';
import type { JsonAction } from './json-state.ts';

interface ProblemNoticeProps {
  readonly action: JsonAction;
  readonly problem: JsonProblem;
  readonly onPlace: (line: number, column: number) => void;
}

/** Why an action failed: the reason in words, the place in numbers and in the text, and what the parser says. */
export function ProblemNotice({ action, problem, onPlace }: ProblemNoticeProps) {
  const words = copy.problem;
  const { kind, expected, line, column, excerpt, caret, parserMessage } = problem;
  const hasPlace = kind !== 'empty';
  return (
    <Alert
      severity="error"
      action={
        hasPlace && (
          <Button size="small" color="inherit" onClick={() => onPlace(line, column)}>
            {words.jump}
          </Button>
        )
      }
    >
      <strong>{words.title(action, kind)}</strong>
      {hasPlace && (
        <>
          <div>{words.where(line, column, expected)}</div>
          <Excerpt>
            {excerpt.slice(0, caret)}
            <mark>{excerpt.slice(caret, caret + 1) || ' '}</mark>
            {excerpt.slice(caret + 1)}
          </Excerpt>
        </>
      )}
      {parserMessage !== null && <div>{words.parser(parserMessage)}</div>}
    </Alert>
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
