import { useStore } from 'zustand';
import { copy as jsonCopy } from '../json/copy.ts';
import { EncodingNotice } from '../json/EncodingNotice.tsx';
import { JsonProblemNotice } from '../json/JsonProblemNotice.tsx';
import { canBeRepaired } from '../json/json-context.ts';
import { RepairNotice } from '../json/RepairNotice.tsx';
import { NoticeStack } from '../parts/NoticeStack.tsx';
import type { CompareController } from './compare-controller.ts';
import type { CompareRepair, CompareSide } from './compare-state.ts';
import { copy } from './copy.ts';

const NO_REPAIRS: readonly CompareRepair[] = [];

interface CompareNoticesProps {
  readonly compare: CompareController;
  readonly onPlace: (side: CompareSide, line: number, column: number) => void;
}

/** Why the texts could not be compared, and the encoding of the second one. */
export function CompareNotices({ compare, onPlace }: CompareNoticesProps) {
  const input = useStore(compare.store, (state) => state.input);
  const problems = useStore(compare.store, (state) => state.problems);
  const repairs = useStore(compare.store, (state) => state.result?.repairs ?? NO_REPAIRS);
  // Both texts are repaired at once, and that only helps when each of them can be.
  const canRepair = problems.every(({ problem }) => canBeRepaired(problem));
  const repair = { action: 'compare', run: () => void compare.run(true) } as const;
  return (
    <NoticeStack>
      {problems.map(({ side, problem }, index) => (
        <JsonProblemNotice
          key={side}
          title={copy.problem(side, jsonCopy.problem.title('compare', problem.kind))}
          problem={problem}
          repair={canRepair && index === 0 ? repair : null}
          onPlace={(line, column) => onPlace(side, line, column)}
        />
      ))}
      {repairs.map(({ side, repair: report }) => (
        <RepairNotice
          key={side}
          prefix={copy.encoding(side)}
          repair={report}
          showsOriginal={false}
          onOriginalToggle={null}
          onPlace={(line, column) => {
            compare.edit();
            onPlace(side, line, column);
          }}
        />
      ))}
      <EncodingNotice
        input={input}
        prefix={copy.encoding('right')}
        onEncoding={(encoding) => void compare.right.decodeAs(encoding)}
      />
    </NoticeStack>
  );
}
