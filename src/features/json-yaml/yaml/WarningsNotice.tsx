import Alert from '@mui/material/Alert';
import type { YamlWarning } from '../../../bridges/yaml-bridge.ts';
import { ChangeList } from '../parts/tool-style.ts';
import { copy } from './copy.ts';
import type { YamlPlace } from './yaml-state.ts';

const LISTED_COUNT = 3;

interface WarningsNoticeProps {
  readonly warnings: readonly YamlWarning[];
  readonly onPlace: (place: YamlPlace) => void;
}

/** Warns of an unchanged text, of lines that YAML takes for one text, of other formats, and of duplicate keys. */
export function WarningsNotice({ warnings, onPlace }: WarningsNoticeProps) {
  const words = copy.warnings;
  const duplicates = warnings.flatMap((warning) => (warning.kind === 'duplicate-key' ? [warning] : []));
  const pairs = warnings.flatMap((warning) => (warning.kind === 'pairs-as-text' ? [warning] : []));
  return (
    <>
      {warnings.map(
        (warning) =>
          warning.kind === 'other-format' && (
            <Alert key={warning.kind} severity="warning" role="status">
              {words.otherFormat(warning.format)}
              {warning.isUntouched ? words.otherUntouched : words.otherJoined}
            </Alert>
          ),
      )}
      {pairs.slice(0, LISTED_COUNT).map(({ line, count, sign, isUntouched }) => (
        <Alert key={line} severity="warning" role="status">
          {words.pairs(line, count, sign)}
          {isUntouched ? words.pairsUntouched : words.pairsJoined}
        </Alert>
      ))}
      {warnings.some(({ kind }) => kind === 'left-untouched') && (
        <Alert severity="warning" role="status">
          {words.leftUntouched}
        </Alert>
      )}
      {duplicates.length > 0 && (
        <Alert severity="warning" role="status">
          {words.duplicates(duplicates.length)}
          <ChangeList aria-label={words.list}>
            {duplicates.slice(0, LISTED_COUNT).map(({ key, line, firstLine }) => (
              <li key={`${line} ${key}`}>
                <button type="button" onClick={() => onPlace({ line, column: 1 })}>
                  {copy.fixes.place(line)}
                </button>
                {words.duplicate(key, firstLine)}
              </li>
            ))}
            {duplicates.length > LISTED_COUNT && <li>{words.more(duplicates.length - LISTED_COUNT)}</li>}
          </ChangeList>
        </Alert>
      )}
    </>
  );
}
