import LockIcon from '@mui/icons-material/LockOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import MuiTab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { refuseFileDrops } from '../../platform/file-read.ts';
import { lockNetwork } from '../../platform/network-lock.ts';
import { canCountRequests, countRequests } from '../../platform/request-count.ts';
import { useHandedOver } from '../../shared/handoff/use-handed-over.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { type HandoffKind, hasPendingHandoff } from '../../shared/tool/handoff-kinds.ts';
import { usePageCommand } from '../../shared/tool/use-page-command.ts';
import { HIDDEN } from '../../shared/ui/VisuallyHidden.tsx';
import { useCompareController } from './compare/use-compare-controller.ts';
import { copy } from './copy.ts';
import { jsonController, useJsonController } from './json/use-json-controller.ts';
import { TABS, type Tab, toTab } from './model/tab.ts';
import { openInJson } from './open-in-json.ts';
import { openInYaml } from './open-in-yaml.ts';
import { provideTabs } from './open-tab.ts';
import { usePageParts } from './page-parts.ts';
import { JsonPanel } from './panels/JsonPanel.tsx';
import { ShortcutHost } from './panels/ShortcutHost.tsx';
import { YamlPanel } from './panels/YamlPanel.tsx';
import { takeInput } from './parts/input-actions.ts';
import type { InputController } from './parts/input-controller.ts';
import { rememberedInputs } from './remembered.ts';
import { useYamlController, yamlController } from './yaml/use-yaml-controller.ts';

const PANELS: Record<Tab, ReactNode> = { json: <JsonTool />, yaml: <YamlTool /> };
/** What each tool takes from other pages, and the input that it goes to. */
const HANDOFFS = { json: ['json-text'], yaml: ['yaml-text'] } as const satisfies Record<Tab, readonly HandoffKind[]>;
const CONTROLLERS: Record<Tab, () => InputController> = { json: jsonController, yaml: yamlController };

export default function JsonYamlScreen() {
  const areLoaded = usePageParts();
  const [tab, setTab] = useTab();
  useCommands(tab);
  useEffect(() => {
    provideTabs(setTab);
    return () => provideTabs(null);
  });
  const shown = useTabsShownSoFar(tab);
  const id = useId();
  useHandedOver(HANDOFFS[tab], {
    onTaken: ({ name, text }) => void takeInput(CONTROLLERS[tab](), text, name || null),
  });
  useEffect(refuseFileDrops, []);
  useEffect(lockNetwork, []);

  return (
    <Page>
      <ShortcutHost />
      <header>
        <h1>{copy.heading}</h1>
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
        <PrivacyLine isReady={areLoaded} />
      </header>
      {TABS.map((each) => (
        <div
          key={each}
          role="tabpanel"
          id={`${id}-panel-${each}`}
          aria-labelledby={`${id}-tab-${each}`}
          hidden={each !== tab}
        >
          {shown.has(each) && PANELS[each]}
        </div>
      ))}
    </Page>
  );
}

function JsonTool() {
  const controller = useJsonController();
  return <JsonPanel controller={controller} compare={useCompareController(controller)} />;
}

function YamlTool() {
  return <YamlPanel controller={useYamlController()} onJsonTool={(text) => void repairAsJson(text)} />;
}

async function repairAsJson(text: string): Promise<void> {
  const json = await openInJson(text);
  await json.run('format');
}

/**
 * The tab is part of the address. The browser's Back button leaves the page instead of returning to the previous tab. A
 * visitor who comes back from another page by an address without a tab sees the last one, unless a text for the JSON tool
 * waits.
 */
function useTab(): [Tab, (tab: Tab) => void] {
  const [search, setSearch] = useSearchParams();
  const setTab = (tab: Tab) => {
    const next = new URLSearchParams(search);
    if (tab === TABS[0]) next.delete('tab');
    else next.set('tab', tab);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const named = search.get('tab');
  const start = useEffectEvent(() => {
    if (named === null && search.size === 0 && lastTab !== TABS[0] && !hasPendingHandoff('json-text')) setTab(lastTab);
  });
  useEffect(() => start(), []);
  useEffect(() => {
    lastTab = toTab(named);
  }, [named]);
  return [toTab(named), setTab];
}

/** The tab that was shown last since the product was opened. */
let lastTab: Tab = TABS[0];

/** The tabs shown so far. A tool is mounted when it is first shown, and stays mounted. */
function useTabsShownSoFar(tab: Tab): ReadonlySet<Tab> {
  const [shown, setShown] = useState<ReadonlySet<Tab>>(new Set([tab]));
  if (!shown.has(tab)) setShown(new Set([...shown, tab]));
  return shown;
}

const Page = styled('main')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 3),
    marginBottom: theme.spacing(1),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& h1': { ...theme.typography.h3, margin: 0 },
  '& .MuiTabs-root, & .MuiTab-root': { minHeight: 40, [MEDIA.coarse]: { minHeight: 44 } },
  '& > [role=tabpanel]:not([hidden])': { display: 'flex', flex: 1, flexDirection: 'column' },
  // The tabs say the same, and the input is to be seen without scrolling.
  [MEDIA.phone]: { '& h1': HIDDEN },
}));

/** Carries out the commands that lead to this page. Without a text, the cursor waits in the input. */
function useCommands(tab: Tab): void {
  usePageCommand({
    format: () => (tab === 'json' ? runJson('format') : runYaml('format')),
    minify: () => runJson('minify'),
    'to-yaml': () => void convertToYaml(),
  });
}

function runJson(action: 'format' | 'minify'): void {
  const controller = jsonController();
  if (controller.store.getState().isBlank) controller.focus();
  else void controller.run(action);
}

function runYaml(action: 'format' | 'convert'): void {
  const controller = yamlController();
  if (controller.store.getState().isBlank) controller.focus();
  else void controller.run(action);
}

/** Converts the text of the YAML tool; where there is none, the one of the JSON tool. */
async function convertToYaml(): Promise<void> {
  const json = jsonController();
  if (yamlController().store.getState().isBlank && !json.store.getState().isBlank) await openInYaml(json, 'input');
  runYaml('convert');
}

interface PrivacyLineProps {
  /** Every file of the page is loaded: requests are counted from now on. */
  readonly isReady: boolean;
}

/** Promises that nothing leaves the page, counts the requests, and lets the visitor keep the input in this browser. */
function PrivacyLine({ isReady }: PrivacyLineProps) {
  const words = copy.privacy;
  const [count, setCount] = useState<number | null>(null);
  const { isOn, isRefused } = useStore(rememberedInputs.store);

  useEffect(() => {
    if (!isReady || !canCountRequests()) return;
    setCount(0);
    return countRequests(setCount);
  }, [isReady]);

  return (
    <Line>
      <span className="promise">
        <LockIcon fontSize="small" aria-hidden="true" />
        {words.promise}
      </span>
      {/* Takes its room from the start, so that nothing moves when the count appears. */}
      {canCountRequests() && <span className={count === null ? 'waiting' : ''}>{words.requests(count ?? 0)}</span>}
      <Tooltip describeChild title={words.kept}>
        <FormControlLabel
          control={<Checkbox size="small" checked={isOn} onChange={(_event, next) => rememberedInputs.setOn(next)} />}
          label={words.remember}
        />
      </Tooltip>
      {isRefused && <span role="status">{words.notRemembered}</span>}
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  marginLeft: 'auto',
  [MEDIA.stacked]: { marginLeft: 0 },
  // One row, so that the input is in view.
  [MEDIA.phone]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    maskImage: 'linear-gradient(to left, transparent, black 24px)',
    '& > *': { flex: 'none' },
    '& > :last-child': { paddingRight: theme.spacing(3) },
  },
  [MEDIA.coarse]: { '& .MuiFormControlLabel-root': { minHeight: 44 } },
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& .waiting': { visibility: 'hidden' },
  '& .promise': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
  '& .MuiFormControlLabel-root': { margin: 0, marginLeft: theme.spacing(-1) },
  '& .MuiFormControlLabel-label': { ...theme.typography.body2 },
}));
