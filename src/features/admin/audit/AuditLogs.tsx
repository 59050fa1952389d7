import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuditPanel } from './AuditPanel.tsx';
import { copy } from './copy.ts';
import { SignInPanel } from './SignInPanel.tsx';

/** The two logs, each under the value of the address. The first one is that of an address without a value. */
const LOGS = [
  { id: '', label: copy.list, Panel: AuditPanel },
  { id: 'sign-ins', label: copy.signIns.list, Panel: SignInPanel },
] as const;
const ENTRY = 'log';

/** Who changed what, and who signed in. The rest of the query belongs to the shown list, so the other one starts without it. */
export function AuditLogs() {
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const shown = LOGS.find((log) => log.id === search.get(ENTRY)) ?? LOGS[0];
  const open = (log: string) =>
    setSearch(log === '' ? {} : { [ENTRY]: log }, { replace: true, preventScrollReset: true });
  return (
    <>
      <Bar value={shown.id} aria-label={copy.logs} onChange={(_event, next: string) => open(next)}>
        {LOGS.map((log) => (
          <Tab
            key={log.id}
            value={log.id}
            label={log.label}
            id={`${id}-tab-${log.id}`}
            // The other list is not mounted.
            aria-controls={log === shown ? `${id}-panel` : undefined}
          />
        ))}
      </Bar>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${shown.id}`}>
        <shown.Panel />
      </div>
    </>
  );
}

const Bar = styled(Tabs)(({ theme }) => ({
  marginBottom: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&, & .MuiTab-root': { minHeight: 44 },
})) as typeof Tabs;
