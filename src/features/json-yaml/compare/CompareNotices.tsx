import { useStore } from 'zustand';
import { copy as jsonCopy } from '../json/copy.ts';
import { EncodingNotice } from '../json/EncodingNotice.tsx';
import { JsonProblemNotice } from '../json/JsonProblemNotice.tsx';
import { NoticeStack } from '../parts/NoticeStack.tsx';
import type { CompareController } from './compare-controller.ts';
import type { CompareSide } from './compare-state.ts';
import { copy } from './copy.ts';

interface CompareNoticesProps {
  readonly compare: CompareController;
  readonly onPlace: (side: CompareSide, line: number, column: number) => void;
}

/** Why the texts could not be compared, and the encoding of the second one. */
export function CompareNotices({ compare, onPlace }: CompareNoticesProps) {
  const input = useStore(compare.store, (state) => state.input);
  const problem = useStore(compare.store, (state) => state.problem);
  return (
    <NoticeStack>
      {problem !== null && (
        <JsonProblemNotice
          title={copy.problem(problem.side, jsonCopy.problem.title('compare', problem.problem.kind))}
          problem={problem.problem}
          onPlace={(line, column) => onPlace(problem.side, line, column)}
        />
      )}
      <EncodingNotice
        input={input}
        prefix={copy.encoding('right')}
        onEncoding={(encoding) => void compare.right.decodeAs(encoding)}
      />
    </NoticeStack>
  );
}
