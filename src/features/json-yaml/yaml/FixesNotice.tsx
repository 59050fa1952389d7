import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { YamlFix } from '../../../bridges/yaml-bridge.ts';
import { countChangedLines } from '../model/changed-lines.ts';
import { ChangeList } from '../parts/ChangeList.tsx';
import { copy } from './copy.ts';
import { LineChange } from './LineChange.tsx';
import type { YamlPlace } from './yaml-state.ts';

interface FixesNoticeProps {
  readonly fixes: readonly YamlFix[];
  readonly showsOriginal: boolean;
  readonly onOriginalToggle: () => void;
  readonly onPlace: (place: YamlPlace) => void;
}

/** Says that the text was mended, what was changed in it, and leads back to the text as it came. */
export function FixesNotice({ fixes, showsOriginal, onOriginalToggle, onPlace }: FixesNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const words = copy.fixes;
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <>
          <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hide : words.show}
          </Button>
          <Button size="small" color="inherit" onClick={onOriginalToggle}>
            {showsOriginal ? words.showResult : words.showOriginal}
          </Button>
        </>
      }
    >
      {words.title(countChangedLines(fixes))}
      {isOpen && (
        <ChangeList aria-label={words.list}>
          {fixes.map((fix) => (
            <LineChange key={`${fix.line} ${fix.kind} ${fix.before}`} change={fix} onPlace={onPlace} />
          ))}
        </ChangeList>
      )}
    </Alert>
  );
}
