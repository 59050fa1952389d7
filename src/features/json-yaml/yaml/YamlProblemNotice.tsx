import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { YamlProblem } from '../../../bridges/yaml-bridge.ts';
import { ProblemExcerpt } from '../parts/ProblemExcerpt.tsx';
import { copy } from './copy.ts';
import type { YamlAction, YamlPlace } from './yaml-state.ts';

interface YamlProblemNoticeProps {
  readonly action: YamlAction;
  readonly problem: YamlProblem;
  readonly onPlace: (place: YamlPlace) => void;
  /** Tries again with the smart fix; null when that would change nothing. */
  readonly onFix: (() => void) | null;
}

/**
 * Why an action failed: the reason in words, the place in numbers and in the text, and what the parser says. A text that
 * was read in two ways has both.
 */
export function YamlProblemNotice({ action, problem, onPlace, onFix }: YamlProblemNoticeProps) {
  const words = copy.problem;
  const { asJson } = problem;
  return (
    <Alert
      severity="error"
      action={
        <>
          {onFix !== null && (
            <Button size="small" color="inherit" onClick={onFix}>
              {words.fixAndRetry}
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => onPlace(asJson ?? problem)}>
            {words.jump}
          </Button>
        </>
      }
    >
      {asJson === null ? (
        <Reading title={words.title(action, problem.reason)} problem={problem} />
      ) : (
        <>
          <strong>{words.bothReadings(action)}</strong>
          <Reading title={words.reading('json', asJson.reason)} problem={asJson} />
          <Reading title={words.reading('yaml', problem.reason)} problem={problem} />
        </>
      )}
    </Alert>
  );
}

function Reading({ title, problem }: { readonly title: string; readonly problem: YamlProblem }) {
  const { line, column, excerpt, caret, parserMessage } = problem;
  return (
    <Block>
      <strong>{title}</strong>
      <div>{copy.problem.where(line, column)}</div>
      <ProblemExcerpt excerpt={excerpt} caret={caret} />
      <div>{copy.problem.parser(parserMessage)}</div>
    </Block>
  );
}

const Block = styled('div')(({ theme }) => ({ '* + &': { marginTop: theme.spacing(1) } }));
