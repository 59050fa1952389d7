import Box from '@mui/material/Box';
import type { RepairReport } from '../../../bridges/json-bridge.ts';
import { ChangesNotice } from '../parts/ChangesNotice.tsx';
import { copy as sharedCopy } from '../parts/copy.ts';
import { copy } from './copy.ts';

interface RepairNoticeProps {
  readonly repair: RepairReport;
  /** Before the title. */
  readonly prefix?: string;
  readonly showsOriginal: boolean;
  /** Null where the original text is on the page anyway. */
  readonly onOriginalToggle: (() => void) | null;
  readonly onPlace: (line: number, column: number) => void;
}

/** Says that broken JSON was repaired, and lists the changes. */
export function RepairNotice({ repair, prefix = '', showsOriginal, onOriginalToggle, onPlace }: RepairNoticeProps) {
  const words = copy.repair;
  const { nothing } = sharedCopy.changes;
  const unlisted = repair.count - repair.repairs.length;
  return (
    <ChangesNotice
      title={
        <>
          {prefix}
          {words.title(repair.count)}
          {repair.isTruncated && (
            <Box component="span" sx={{ marginInlineStart: 1.5 }}>
              {words.truncated}
            </Box>
          )}
        </>
      }
      showsOriginal={showsOriginal}
      onOriginalToggle={onOriginalToggle}
    >
      {repair.repairs.map(({ line, column, kind, before, after }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two changes may be alike.
        <li key={index}>
          <button type="button" onClick={() => onPlace(line, column)}>
            {words.place(line, column)}
          </button>
          <span>{words.kinds[kind] ?? words.fallbackKind}</span>
          <code>{before || nothing}</code>→<code>{after || nothing}</code>
        </li>
      ))}
      {unlisted > 0 && <li>{words.more(unlisted)}</li>}
    </ChangesNotice>
  );
}
