import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState } from 'react';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { useAdmin } from '../access/admin-context.ts';
import { copy } from './copy.ts';
import { CONSOLE_TABS, type ConsoleTab, listVisibleTabs, toShownTab } from './tabs.ts';
import { useShownTab } from './use-shown-tab.ts';

/** The modules of the administration behind tabs (doc 1 §2.8). Only the shown one is fetched and mounted. */
export function PermissionConsole({ tabs = CONSOLE_TABS }: { readonly tabs?: readonly ConsoleTab[] }) {
  const visible = listVisibleTabs(useAdmin(), tabs);
  const [named, open] = useShownTab();
  const shown = toShownTab(named, visible);
  const id = useId();
  if (shown === undefined) return <Alert severity="info">{copy.none}</Alert>;
  return (
    <>
      <Bar
        value={shown.id}
        aria-label={copy.tabs}
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_event, next: ConsoleTab['id']) => void open(next)}
      >
        {visible.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            label={tab.label}
            id={`${id}-${tab.id}`}
            // The other panels are not mounted.
            aria-controls={tab === shown ? `${id}-panel` : undefined}
          />
        ))}
      </Bar>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`}>
        <Description>{shown.description}</Description>
        <TabContent key={shown.id} tab={shown} />
      </div>
    </>
  );
}

function TabContent({ tab }: { readonly tab: ConsoleTab }) {
  const [isFailed, setIsFailed] = useState(false);
  const Panel = useLazyComponent(tab.load, { isNeeded: !isFailed, onFailed: () => setIsFailed(true) });
  if (Panel !== null) return <Panel />;
  if (isFailed) {
    return (
      <ErrorAlert title={copy.loadFailed} onRetry={() => setIsFailed(false)}>
        {copy.loadAdvice}
      </ErrorAlert>
    );
  }
  return (
    <Loading>
      <CircularProgress size={22} aria-hidden="true" />
      <span role="status">{copy.loading}</span>
    </Loading>
  );
}

const Bar = styled(Tabs)(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&, & .MuiTab-root': { minHeight: 44 },
  [MEDIA.phone]: { marginInline: theme.spacing(-2) },
})) as typeof Tabs;

const Description = styled('p')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 2),
  color: theme.vars.palette.text.secondary,
}));

const Loading = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  minHeight: 240,
  color: theme.vars.palette.text.secondary,
}));
