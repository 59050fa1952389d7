import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { JsonProblem } from '../../../bridges/json-bridge.ts';
import { copy } from '../copy.ts';
import { ProblemExcerpt } from './ProblemExcerpt.tsx';

interface ProblemNoticeProps {
  readonly title: string;
  readonly problem: JsonProblem;
  readonly onPlace: (line: number, column: number) => void;
}

/** Why an action failed: the reason in words, the place in numbers and in the text, and what the parser says. */
export function ProblemNotice({ title, problem, onPlace }: ProblemNoticeProps) {
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
      <strong>{title}</strong>
      {hasPlace && (
        <>
          <div>{words.where(line, column, expected)}</div>
          <ProblemExcerpt excerpt={excerpt} caret={caret} />
        </>
      )}
      {parserMessage !== null && <div>{words.parser(parserMessage)}</div>}
    </Alert>
  );
}
