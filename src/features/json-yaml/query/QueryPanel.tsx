import RunIcon from '@mui/icons-material/ManageSearchOutlined';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { QueryResultForm } from '../../../bridges/json-bridge.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import type { JsonController } from '../json/json-controller.ts';
import { MenuButton } from '../parts/MenuButton.tsx';
import { COUNT_DELAY_MS } from './constants.ts';
import { copy, EXAMPLES } from './copy.ts';
import { completeQuery } from './model/complete-query.ts';
import { QueryField } from './QueryField.tsx';
import { QueryStatusLine } from './QueryStatusLine.tsx';
import { type QuerySession, type QuerySource, querySessionOf } from './query-session.ts';

const FORMS = Object.keys(copy.forms) as QueryResultForm[];
const SOURCES: readonly QuerySource[] = ['input', 'output'];

/** A query over the input or the shown result, whose results become the output. */
export function QueryPanel({ controller }: { readonly controller: JsonController }) {
  const session = querySessionOf(controller);
  const { text, source, form, status, history, names } = useStore(session.store);
  const hasJsonOutput = useStore(controller.store, ({ output }) => output !== null && output.language !== 'text');
  const [isComposing, setComposing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const statusId = useId();
  const { pick, showPlace } = useField(session, field);
  const steps = useHistory(session, pick);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (source === 'output' && !hasJsonOutput) session.setSource('input');
  }, [session, source, hasJsonOutput]);
  useLiveCount(controller, session, text, source, isComposing);

  const run = () => {
    steps.reset();
    session.run().then((problem) => problem !== null && showPlace(problem.at, problem.found.length), controller.report);
  };
  return (
    <Panel>
      <div className="row">
        <QueryField
          inputRef={field}
          text={text}
          problem={status.step === 'wrong' ? status.problem : null}
          describedBy={statusId}
          onText={session.setText}
          onComposing={setComposing}
          onFocus={() => session.recount().catch(controller.report)}
          onRun={run}
          onHistory={(isUp) => steps.go(isUp, history)}
          onClose={() => {
            controller.showPanel(null);
            controller.focus();
          }}
        />
        <Button variant="contained" startIcon={<RunIcon />} onClick={run}>
          {copy.run}
        </Button>
      </div>
      <div className="row">
        <QueryStatusLine id={statusId} text={text} status={status} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={source}
          aria-label={copy.source.label}
          onChange={(_event, next: QuerySource | null) => next !== null && session.setSource(next)}
        >
          {SOURCES.map((each) => (
            <ToggleButton key={each} value={each} disabled={each === 'output' && !hasJsonOutput}>
              {copy.source[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          select
          size="small"
          label={copy.form}
          value={form}
          onChange={({ target }) => {
            const chosen = FORMS.find((each) => each === target.value);
            if (chosen !== undefined) session.setForm(chosen);
          }}
        >
          {FORMS.map((each) => (
            <MenuItem key={each} value={each}>
              {copy.forms[each]}
            </MenuItem>
          ))}
        </TextField>
        <PickMenu label={copy.examples} items={EXAMPLES} onPick={pick} />
        <PickMenu label={copy.history} items={history.map((query) => ({ query, meaning: null }))} onPick={pick} />
      </div>
      <NameChips names={names} onPick={(name) => pick(completeQuery(text, name))} />
    </Panel>
  );
}

/** Puts a query into the field, and the cursor behind it or at a place. */
function useField(session: QuerySession, field: { readonly current: HTMLInputElement | null }) {
  const showPlace = (at: number, length: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(at, at + length);
  };
  return {
    showPlace,
    pick(query: string) {
      session.setText(query);
      // After the field has the new text and the menu has closed.
      requestAnimationFrame(() => showPlace(query.length, 0));
    },
  };
}

/** Steps through the queries of the history; the step after the latest is the unfinished query. */
function useHistory(session: QuerySession, pick: (query: string) => void) {
  const place = useRef(-1);
  const unfinished = useRef('');
  return {
    reset() {
      place.current = -1;
    },
    go(isUp: boolean, history: readonly string[]) {
      const next = place.current + (isUp ? 1 : -1);
      if (next < -1 || next >= history.length) return;
      if (place.current === -1) unfinished.current = session.store.getState().text;
      place.current = next;
      pick(next === -1 ? unfinished.current : (history[next] ?? ''));
    },
  };
}

function useLiveCount(
  controller: JsonController,
  session: QuerySession,
  text: string,
  source: QuerySource,
  isComposing: boolean,
): void {
  // The query and its source are no parameters of the count, but each of their changes asks for another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isComposing) return;
    const timer = setTimeout(() => session.recount().catch(controller.report), COUNT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [controller, session, text, source, isComposing]);
}

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  '& .row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1.25, 1) },
  '& .MuiToggleButton-root': {
    height: 32,
    padding: theme.spacing(0, 1.25),
    textTransform: 'none',
    whiteSpace: 'nowrap',
  },
  '& .MuiTextField-root': { width: 112 },
  '& .MuiTextField-root .MuiInputBase-root': { height: 32, fontSize: theme.typography.body2.fontSize },
}));

/** Names of members that may be written at the end of the query. */
function NameChips({ names, onPick }: { readonly names: readonly string[]; readonly onPick: (name: string) => void }) {
  if (names.length === 0) return null;
  return (
    <Row>
      <span id="query-names">{copy.names}</span>
      <ul aria-labelledby="query-names">
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onPick(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(1),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& > span': { flex: 'none' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.75), margin: 0, padding: 0, listStyle: 'none' },
  '& button': {
    minHeight: 28,
    maxWidth: 240,
    padding: theme.spacing(0, 1.25),
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radius.full,
    ...theme.mono,
    fontSize: 13,
    color: theme.vars.palette.text.primary,
    background: 'none',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { borderColor: theme.vars.palette.primary.main },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
    [MEDIA.coarse]: { minHeight: 44 },
  },
}));

interface PickMenuProps {
  readonly label: string;
  readonly items: readonly { readonly query: string; readonly meaning: string | null }[];
  /** Takes the query over into the field, which then takes the focus. */
  readonly onPick: (query: string) => void;
}

/** A button with a list of queries to take over. */
function PickMenu({ label, items, onPick }: PickMenuProps) {
  return (
    <MenuButton label={label} isDisabled={items.length === 0} movesFocus>
      {(close) =>
        items.map(({ query, meaning }) => (
          <Item
            key={query}
            onClick={() => {
              close();
              onPick(query);
            }}
          >
            <ListItemText primary={query} secondary={meaning} />
          </Item>
        ))
      }
    </MenuButton>
  );
}

const Item = styled(MenuItem)(({ theme }) => ({
  '& .MuiListItemText-primary': { ...theme.mono, fontSize: 13, whiteSpace: 'normal', overflowWrap: 'anywhere' },
}));
