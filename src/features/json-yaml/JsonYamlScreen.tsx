import { styled } from '@mui/material/styles';
import MuiTab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { refuseFileDrops } from '../../platform/file-read.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { useCompareController } from './compare/use-compare-controller.ts';
import { copy } from './copy.ts';
import { JsonPanel } from './json/JsonPanel.tsx';
import { jsonController, useJsonController } from './json/use-json-controller.ts';
import { TABS, type Tab, toTab } from './model/tab.ts';
import { PrivacyLine } from './PrivacyLine.tsx';
import { usePageParts } from './page-parts.ts';
import { takeInput } from './parts/input-actions.ts';
import { useYamlController } from './yaml/use-yaml-controller.ts';
import { YamlPanel } from './yaml/YamlPanel.tsx';

export default function JsonYamlScreen() {
  const areLoaded = usePageParts();
  const [tab, setTab] = useTab();
  const shown = useTabsShownSoFar(tab);
  const id = useId();
  useEffect(refuseFileDrops, []);
  const panels: Record<Tab, ReactNode> = { json: <JsonTool />, yaml: <YamlTool onJson={() => setTab('json')} /> };

  return (
    <Page>
      <header>
        <h1>{copy.heading}</h1>
        <PrivacyLine isReady={areLoaded} />
      </header>
      <Tabs value={tab} aria-label={copy.tabs.label} onChange={(_event, next: Tab) => setTab(next)}>
        {TABS.map((each) => (
          <MuiTab
            key={each}
            value={each}
            label={copy.tabs[each]}
            id={`${id}-tab-${each}`}
            aria-controls={`${id}-panel-${each}`}
          />
        ))}
      </Tabs>
      {TABS.map((each) => (
        <div
          key={each}
          role="tabpanel"
          id={`${id}-panel-${each}`}
          aria-labelledby={`${id}-tab-${each}`}
          hidden={each !== tab}
        >
          {shown.has(each) && panels[each]}
        </div>
      ))}
    </Page>
  );
}

function JsonTool() {
  const controller = useJsonController();
  return <JsonPanel controller={controller} compare={useCompareController(controller)} />;
}

function YamlTool({ onJson }: { readonly onJson: () => void }) {
  const repairAsJson = async (text: string) => {
    onJson();
    const json = jsonController();
    await takeInput(json, text, null);
    await json.run('format');
  };
  return <YamlPanel controller={useYamlController()} onJsonTool={(text) => void repairAsJson(text)} />;
}

/**
 * The tab is part of the address. The browser's Back button leaves the page instead of returning to the previous tab.
 */
function useTab(): [Tab, (tab: Tab) => void] {
  const [search, setSearch] = useSearchParams();
  const setTab = (tab: Tab) => {
    const next = new URLSearchParams(search);
    if (tab === TABS[0]) next.delete('tab');
    else next.set('tab', tab);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [toTab(search.get('tab')), setTab];
}

/** The tabs shown so far. A tool is mounted when it is first shown, and stays mounted. */
function useTabsShownSoFar(tab: Tab): ReadonlySet<Tab> {
  const [shown, setShown] = useState<ReadonlySet<Tab>>(new Set([tab]));
  if (!shown.has(tab)) setShown(new Set([...shown, tab]));
  return shown;
}

const Page = styled('main')(({ theme }) => ({
  paddingBottom: theme.spacing(6),
  '& h1': { ...theme.typography.h2, margin: 0, [MEDIA.stacked]: { marginBottom: theme.spacing(1) } },
  '& .MuiTabs-root, & .MuiTab-root': { minHeight: 40 },
  '& .MuiTabs-root': { marginBottom: theme.spacing(1.5), borderBottom: `1px solid ${theme.vars.palette.divider}` },
  // On the page's background the plain primary is too light for small text.
}));
