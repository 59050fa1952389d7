import { styled } from '@mui/material/styles';
import { AUDIT_ACTIONS } from '../../../core/contracts/audit-actions.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { DayRangeFilter } from '../lists/DayRangeFilter.tsx';
import { TextFilter } from '../lists/TextFilter.tsx';
import { actionWords, copy } from './copy.ts';
import { type AuditListState, FILTER_LENGTH_MAX } from './model/audit-list.ts';

interface AuditFiltersProps {
  readonly filters: AuditListState['filters'];
  readonly onChange: (filters: AuditListState['filters']) => void;
}

const words = copy.filters;

export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const { actor = '', action = '', subject = '', from, to } = filters;
  return (
    <>
      <TextFilter
        label={words.actor}
        value={actor}
        lengthMax={FILTER_LENGTH_MAX}
        onChange={(text) => onChange({ actor: text })}
      />
      <div>
        <SelectField
          label={words.action}
          value={action}
          options={toActionOptions(action)}
          onChange={(value) => onChange({ action: value })}
        />
      </div>
      <TextFilter
        label={words.subject}
        value={subject}
        lengthMax={FILTER_LENGTH_MAX}
        onChange={(text) => onChange({ subject: text })}
      />
      <Times>
        <DayRangeFilter label={words.time} from={from} to={to} onChange={onChange} />
      </Times>
    </>
  );
}

/** An action that only another version of the product knows stays selectable in a shared address. */
function toActionOptions(chosen: string) {
  const known: readonly string[] = AUDIT_ACTIONS;
  const unknown = chosen === '' || known.includes(chosen) ? [] : [chosen];
  const options = [...known, ...unknown].map((action) => ({ value: action, label: actionWords(action) }));
  return [{ value: '', label: copy.anyAction }, ...options];
}

const Times = styled('div')({ '&&&': { flex: '1 1 300px', maxWidth: 380 } });
