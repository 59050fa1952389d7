import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { JsonProblem } from '../../../bridges/json-bridge.ts';
import { copy } from '../copy.ts';
import { ProblemExcerpt } from '../parts/ProblemExcerpt.tsx';
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
          <ProblemExcerpt excerpt={excerpt} caret={caret} />
        </>
      )}
      {parserMessage !== null && <div>{words.parser(parserMessage)}</div>}
    </Alert>
  );
}
