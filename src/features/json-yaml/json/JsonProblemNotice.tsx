import type { JsonProblem } from '../../../bridges/json-bridge.ts';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { copy } from './copy.ts';

interface JsonProblemNoticeProps {
  readonly title: string;
  readonly problem: JsonProblem;
  readonly onPlace: (line: number, column: number) => void;
}

/** Why a text is not JSON. An empty text has no place to go to. */
export function JsonProblemNotice({ title, problem, onPlace }: JsonProblemNoticeProps) {
  const { kind, expected, line, column, excerpt, caret, parserMessage } = problem;
  const place = kind === 'empty' ? null : { words: copy.problem.where(line, column, expected), excerpt, caret };
  return (
    <ProblemNotice
      readings={[{ title, place, parserMessage }]}
      onJump={place === null ? null : () => onPlace(line, column)}
    />
  );
}
