import { styled } from '@mui/material/styles';
import type { RepairReport } from '../../../bridges/json-bridge.ts';
import { ChangesNotice } from '../parts/ChangesNotice.tsx';
import { copy } from './copy.ts';
import { nameKinds } from './repair/name-kinds.ts';
import { RepairGroupItem } from './repair/RepairGroupItem.tsx';

interface RepairNoticeProps {
  readonly repair: RepairReport;
  /** Before the title. */
  readonly prefix?: string;
  readonly showsOriginal: boolean;
  /** Null where the original text is on the page anyway. */
  readonly onOriginalToggle: (() => void) | null;
  readonly onPlace: (line: number, column: number) => void;
}

/**
 * Says how a text was repaired: first the repairs that the visitor has to check, by kind, and all places on request.
 * Harmless repairs are information, risky ones a warning.
 */
export function RepairNotice({ repair, prefix = '', showsOriginal, onOriginalToggle, onPlace }: RepairNoticeProps) {
  const words = copy.repair;
  const risky = repair.groups.filter(({ risk }) => risk === 'risky');
  const riskyCount = risky.reduce((sum, { count }) => sum + count, 0);
  const records = repair.groups.find(({ kind }) => kind === 'json-lines')?.count ?? null;
  const changes = repair.groups.filter(({ kind }) => kind !== 'json-lines');
  const isRisky = riskyCount > 0 || repair.isTruncated;
  return (
    <ChangesNotice
      severity={isRisky ? 'warning' : 'info'}
      title={
        <Title>
          {prefix}
          {riskyCount > 0 && <strong>{words.check(riskyCount)}</strong>}
          {repair.isTruncated && <strong>{words.truncated}</strong>}
          {repair.count > 0 && <span>{words.title(repair.count)}</span>}
          {records !== null && <span>{words.records(records)}</span>}
          {risky.length > 0 && <span className="kinds">{nameKinds(risky)}</span>}
        </Title>
      }
      showsOriginal={showsOriginal}
      onOriginalToggle={onOriginalToggle}
    >
      {changes.length === 0
        ? null
        : changes.map((group) => (
            <RepairGroupItem
              key={`${group.risk} ${group.kind}`}
              group={group}
              repairs={repair.repairs.filter(({ kind, risk }) => kind === group.kind && risk === group.risk)}
              isOpenAtFirst={changes.length === 1}
              onPlace={onPlace}
            />
          ))}
    </ChangesNotice>
  );
}

const Title = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 1.5),
  '& strong': { fontWeight: 600 },
  '& .kinds': { flexBasis: '100%', ...theme.typography.body2 },
}));
