import Button from '@mui/material/Button';
import type { YamlProblem } from '../../../bridges/yaml-bridge.ts';
import { ProblemNotice, type ProblemReading } from '../parts/ProblemNotice.tsx';
import { copy } from './copy.ts';
import type { YamlAction, YamlPlace } from './yaml-state.ts';

interface YamlProblemNoticeProps {
  readonly action: YamlAction;
  readonly problem: YamlProblem;
  readonly onPlace: (place: YamlPlace) => void;
  /** Tries again with the smart fix; null when that would change nothing. */
  readonly onFix: (() => void) | null;
  /** Takes a text that is no valid JSON to the JSON tool, which can repair it. */
  readonly onJsonTool: (() => void) | null;
}

/** Why a text could not be read. A text in brackets was read as JSON and as YAML, and has a problem in both. */
export function YamlProblemNotice({ action, problem, onPlace, onFix, onJsonTool }: YamlProblemNoticeProps) {
  const words = copy.problem;
  const { asJson } = problem;
  return (
    <ProblemNotice
      {...(asJson === null ? {} : { heading: words.bothReadings(action) })}
      readings={
        asJson === null
          ? [toReading(words.title(action, problem.reason), problem)]
          : [
              toReading(words.reading('json', asJson.reason), asJson),
              toReading(words.reading('yaml', problem.reason), problem),
            ]
      }
      onJump={() => onPlace(asJson ?? problem)}
      actions={
        <>
          {asJson !== null && onJsonTool !== null && (
            <Button size="small" color="inherit" onClick={onJsonTool}>
              {words.repairAsJson}
            </Button>
          )}
          {onFix !== null && (
            <Button size="small" color="inherit" onClick={onFix}>
              {words.fixAndRetry}
            </Button>
          )}
        </>
      }
    />
  );
}

function toReading(title: string, { line, column, excerpt, caret, parserMessage }: YamlProblem): ProblemReading {
  return { title, place: { words: copy.problem.where(line, column), excerpt, caret }, parserMessage };
}
