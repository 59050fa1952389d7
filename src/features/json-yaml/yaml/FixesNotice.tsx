import type { YamlFix } from '../../../bridges/yaml-bridge.ts';
import { countChangedLines } from '../model/changed-lines.ts';
import { ChangesNotice } from '../parts/ChangesNotice.tsx';
import { copy } from './copy.ts';
import { LineChange } from './LineChange.tsx';
import type { YamlPlace } from './yaml-state.ts';

interface FixesNoticeProps {
  readonly fixes: readonly YamlFix[];
  readonly showsOriginal: boolean;
  readonly onOriginalToggle: () => void;
  readonly onPlace: (place: YamlPlace) => void;
}

/** Says that the smart fix repaired the text, and which lines it changed. */
export function FixesNotice({ fixes, showsOriginal, onOriginalToggle, onPlace }: FixesNoticeProps) {
  return (
    <ChangesNotice
      title={copy.fixes.title(countChangedLines(fixes))}
      showsOriginal={showsOriginal}
      onOriginalToggle={onOriginalToggle}
    >
      {fixes.map((fix) => (
        <LineChange key={`${fix.line} ${fix.kind} ${fix.before}`} change={fix} onPlace={onPlace} />
      ))}
    </ChangesNotice>
  );
}
