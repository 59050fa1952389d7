import type { YamlProblem } from '../../../bridges/yaml-bridge.ts';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { copy } from '../yaml/copy.ts';

interface UnreadNoticeProps {
  readonly problem: YamlProblem;
  readonly onPlace: (line: number, column: number) => void;
}

/** Why a text of another format could not be read. */
export function UnreadNotice({ problem, onPlace }: UnreadNoticeProps) {
  const { reason, line, column, excerpt, caret, parserMessage } = problem;
  const place = { words: copy.problem.where(line, column), excerpt, caret };
  return (
    <ProblemNotice
      readings={[{ title: copy.problem.title('exchange', reason), place, parserMessage }]}
      onJump={() => onPlace(line, column)}
    />
  );
}
