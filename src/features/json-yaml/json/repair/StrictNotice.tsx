import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { RefusedRepair } from '../../../../bridges/json-bridge.ts';
import { copy } from '../copy.ts';
import { nameKinds } from './name-kinds.ts';

interface StrictNoticeProps {
  readonly refused: RefusedRepair;
  readonly onRepairAnyway: () => void;
}

/** Says which repairs the strict mode refused, and offers them. */
export function StrictNotice({ refused: { groups, isTruncated }, onRepairAnyway }: StrictNoticeProps) {
  const words = copy.strict;
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={onRepairAnyway}>
          {words.repairAnyway}
        </Button>
      }
    >
      <strong>{words.refused}</strong>
      {groups.length > 0 && <div>{nameKinds(groups)}</div>}
      {isTruncated && <div>{copy.repair.truncated}</div>}
    </Alert>
  );
}
