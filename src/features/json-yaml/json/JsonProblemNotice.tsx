import type { JsonProblem } from '../../../bridges/json-bridge.ts';
import { formatCount } from '../model/quantity-text.ts';
import { NoticeButton } from '../parts/NoticeButton.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { copy } from './copy.ts';
import type { WorkName } from './json-state.ts';

interface JsonProblemNoticeProps {
  readonly title: string;
  readonly problem: JsonProblem;
  /** What the visitor may do after a repair; null where a repair cannot help. */
  readonly repair: { readonly action: WorkName; readonly run: () => void } | null;
  readonly onPlace: (line: number, column: number) => void;
}

/** Why a text is not JSON. An empty text has no place to go to. */
export function JsonProblemNotice({ title, problem, repair, onPlace }: JsonProblemNoticeProps) {
  const { kind, excerpt, caret, line, column, parserMessage } = problem;
  const place = kind === 'empty' ? null : { words: toPlaceWords(problem), excerpt, caret };
  return (
    <ProblemNotice
      readings={[{ title, place, parserMessage }]}
      actions={repair !== null && <NoticeButton label={copy.problem.repair(repair.action)} onClick={repair.run} />}
      onJump={place === null ? null : () => onPlace(line, column)}
    />
  );
}

function toPlaceWords({ line, column, expected, maxDepth, repairMaxBytes, repairLimit }: JsonProblem): string {
  const words = copy.problem;
  if (maxDepth !== undefined) return words.whereTooDeep(line, column, formatCount(maxDepth));
  const where = words.where(line, column, expected);
  if (repairLimit !== undefined) return `${where}${words.notRepairedFurther(repairLimit)}`;
  return repairMaxBytes === undefined ? where : `${where}${words.notRepaired(repairMaxBytes)}`;
}
