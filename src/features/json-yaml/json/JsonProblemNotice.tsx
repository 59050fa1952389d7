import type { JsonProblem } from '../../../bridges/json-bridge.ts';
import { formatCount } from '../model/quantity-text.ts';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { copy } from './copy.ts';

interface JsonProblemNoticeProps {
  readonly title: string;
  readonly problem: JsonProblem;
  readonly onPlace: (line: number, column: number) => void;
}

/** Why a text is not JSON. An empty text has no place to go to. */
export function JsonProblemNotice({ title, problem, onPlace }: JsonProblemNoticeProps) {
  const { kind, excerpt, caret, line, column, parserMessage } = problem;
  const place = kind === 'empty' ? null : { words: toPlaceWords(problem), excerpt, caret };
  return (
    <ProblemNotice
      readings={[{ title, place, parserMessage }]}
      onJump={place === null ? null : () => onPlace(line, column)}
    />
  );
}

function toPlaceWords({ line, column, expected, maxDepth, repairMaxBytes }: JsonProblem): string {
  const words = copy.problem;
  if (maxDepth !== undefined) return words.whereTooDeep(line, column, formatCount(maxDepth));
  const where = words.where(line, column, expected);
  return repairMaxBytes === undefined ? where : `${where}${words.notRepaired(repairMaxBytes)}`;
}
