import type { ComponentProps } from 'react';
import { useStore } from 'zustand';
import { copy as jsonCopy } from '../json/copy.ts';
import { EncodingNotice } from '../json/EncodingNotice.tsx';
import { JsonProblemNotice } from '../json/JsonProblemNotice.tsx';
import { canBeRepaired } from '../json/json-context.ts';
import { RepairNotice } from '../json/RepairNotice.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { NoticeStack } from '../parts/tool-style.ts';
import { copy as yamlCopy } from '../yaml/copy.ts';
import type { CompareController } from './compare-controller.ts';
import type { CompareProblem, CompareSide } from './compare-state.ts';
import { SIDES } from './constants.ts';
import { copy } from './copy.ts';

interface CompareNoticesProps {
  readonly compare: CompareController;
  readonly onPlace: (side: CompareSide, line: number, column: number) => void;
}

/** Why the texts could not be compared, and the encoding of the second one. */
export function CompareNotices({ compare, onPlace }: CompareNoticesProps) {
  const input = useStore(compare.store, (state) => state.input);
  const problems = useStore(compare.store, (state) => state.problems);
  const result = useStore(compare.store, (state) => state.result);
  // Both texts are repaired at once, and that only helps when each of them can be.
  const canRepair = problems.every(({ problem, yaml }) => yaml === null && canBeRepaired(problem));
  const repair = { action: 'compare', run: () => void compare.run(true) } as const;
  return (
    <NoticeStack>
      {problems.map((problem, index) => (
        <SideProblem
          key={problem.side}
          of={problem}
          repair={canRepair && index === 0 ? repair : null}
          onPlace={(line, column) => onPlace(problem.side, line, column)}
        />
      ))}
      {SIDES.map((side) => {
        const report = result?.[side].repair ?? null;
        return (
          report !== null && (
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
          )
        );
      })}
      <EncodingNotice
        input={input}
        prefix={copy.encoding('right')}
        onEncoding={(encoding) => void compare.right.decodeAs(encoding)}
      />
    </NoticeStack>
  );
}

interface SideProblemProps {
  readonly of: CompareProblem;
  readonly repair: ComponentProps<typeof JsonProblemNotice>['repair'];
  readonly onPlace: (line: number, column: number) => void;
}

/** Why one text cannot be read. A text that looks like YAML was read as YAML. */
function SideProblem({ of: { side, problem, yaml }, repair, onPlace }: SideProblemProps) {
  if (yaml === null) {
    const title = copy.problem(side, jsonCopy.problem.title('compare', problem.kind));
    return <JsonProblemNotice title={title} problem={problem} repair={repair} onPlace={onPlace} />;
  }
  const { line, column, excerpt, caret, parserMessage } = yaml;
  const place = { words: yamlCopy.problem.where(line, column), excerpt, caret };
  const title = copy.problem(side, yamlCopy.problem.reading('yaml', yaml.reason));
  return <ProblemNotice readings={[{ title, place, parserMessage }]} onJump={() => onPlace(line, column)} />;
}
