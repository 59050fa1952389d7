import CheckIcon from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { jsonTypesTool, type SchemaCheck, toSchemaFault } from '../../../bridges/json-types-bridge.ts';
import { isComposing } from '../../../shared/ime.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { showToast } from '../../../shared/toast-store.ts';
import type { JsonController } from '../json/json-controller.ts';
import { perController } from '../json/per-controller.ts';
import { generateText } from '../types/generate-text.ts';
import { PanelRows } from '../types/PanelRows.tsx';
import { copy } from './copy.ts';

/** A check of the input against a schema, and a schema made from the input. */
export function SchemaPanel({ controller }: { readonly controller: JsonController }) {
  const session = schemaSessionOf(controller);
  const { text, status } = useStore(session.store);
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const check = () => void session.check().catch(controller.report);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    check();
  };
  const open = (chosen: File | undefined) =>
    chosen?.text().then(session.setText, () => showToast(copy.fileFailed, { severity: 'error' }));
  const isFault = status.step === 'said' && status.isFault;
  return (
    <PanelRows>
      <TextField
        multiline
        fullWidth
        size="small"
        minRows={2}
        maxRows={8}
        label={copy.field}
        placeholder={copy.placeholder}
        value={text}
        error={isFault}
        inputRef={field}
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off' } }}
        sx={(theme) => ({ '& textarea': theme.mono })}
        onChange={({ target }) => session.setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row">
        <Button variant="contained" startIcon={<CheckIcon />} disabled={text.trim() === ''} onClick={check}>
          {copy.check}
        </Button>
        <Button onClick={() => file.current?.click()}>{copy.open}</Button>
        <Button onClick={() => void session.generate().catch(controller.report)}>{copy.generate}</Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,application/json,application/schema+json"
          onChange={({ target }) => {
            open(target.files?.[0]);
            target.value = '';
          }}
        />
        <p role="status">{toWords(status)}</p>
      </div>
      {status.step === 'checked' && status.check.count > 0 && (
        <ViolationList check={status.check} onPlace={controller.showPlace} />
      )}
    </PanelRows>
  );
}

function toWords(status: SchemaStatus): string {
  switch (status.step) {
    case 'idle':
      return copy.hint;
    case 'running':
      return copy.running;
    case 'stale':
      return copy.stale;
    case 'said':
      return status.words;
    case 'checked': {
      const { count, draft, isRounded } = status.check;
      const words = count === 0 ? copy.valid(draft) : copy.invalid(count);
      return isRounded ? copy.withRounded(words) : words;
    }
  }
}

interface ViolationListProps {
  readonly check: SchemaCheck;
  /** Line and column from 1. */
  readonly onPlace: (line: number, column: number) => void;
}

/** The places of a document that do not fulfil a schema; each leads to its place in the text. */
function ViolationList({ check, onPlace }: ViolationListProps) {
  const { violations, count } = check;
  return (
    <div>
      <List aria-label={copy.list}>
        {violations.map((violation) => {
          const { instancePath, schemaPath, member, line, column } = violation;
          return (
            <li key={`${instancePath} ${schemaPath} ${member ?? ''}`}>
              <button type="button" title={schemaPath} onClick={() => onPlace(line, column)}>
                <b>{copy.line(line)}</b>
                <span>{copy.violation(violation)}</span>
                <code>{instancePath === '' ? copy.whole : instancePath}</code>
                <code>{`#${schemaPath}`}</code>
              </button>
            </li>
          );
        })}
      </List>
      {violations.length < count && <p>{copy.more(count - violations.length)}</p>}
    </div>
  );
}

const List = styled('ul')(({ theme }) => ({
  maxHeight: 200,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  '& button': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: theme.spacing(0, 1.5),
    width: '100%',
    padding: theme.spacing(0.5, 1),
    border: 0,
    borderRadius: theme.radius.control,
    background: 'none',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& button:hover': { background: theme.vars.palette.action.hover },
  '& button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& b': { fontWeight: 600, color: theme.vars.palette.primary.main, fontVariantNumeric: 'tabular-nums' },
  '& code': { ...theme.mono, color: theme.vars.palette.text.secondary },
  [MEDIA.coarse]: { '& button': { minHeight: 44 } },
}));

type SchemaStatus =
  | { readonly step: 'idle' | 'running' | 'stale' }
  | { readonly step: 'said'; readonly words: string; readonly isFault: boolean }
  | { readonly step: 'checked'; readonly check: SchemaCheck };

interface SchemaState {
  readonly text: string;
  readonly status: SchemaStatus;
}

const IDLE: SchemaStatus = { step: 'idle' };

/** The schema of one tool. It stays while its panel is closed, and ends with the page. */
const schemaSessionOf = perController(createSchemaSession);

function createSchemaSession(controller: JsonController) {
  const store = createStore<SchemaState>(() => ({ text: '', status: IDLE }));
  const setStale = () => {
    if (store.getState().status.step === 'checked') store.setState({ status: { step: 'stale' } });
  };
  // A verdict holds until the input changes, and a check sets one.
  controller.store.subscribe(({ verdict }, before) => {
    if (verdict === null && before.verdict !== null) setStale();
  });
  return {
    store,
    setText(text: string) {
      store.setState({ text });
      if (store.getState().status.step === 'said') store.setState({ status: IDLE });
      setStale();
    },
    /** Checks the input against the schema. */
    async check(): Promise<void> {
      store.setState({ status: { step: 'running' } });
      const status = await check(controller, store.getState().text);
      store.setState({ status });
    },
    /** Makes a schema from the input and shows it as the result. */
    async generate(): Promise<void> {
      store.setState({ status: IDLE });
      const print = (source: Blob, signal: AbortSignal) => jsonTypesTool.printSchema(source, '', signal);
      const generation = { name: 'schema', language: 'json', extension: 'schema.json', print } as const;
      const facts = await generateText(controller, generation);
      if (facts === null) return;
      const words = facts.isSampled ? copy.sampled : copy.generated;
      store.setState({ status: { step: 'said', words, isFault: false } });
    },
  };
}

/** Problems of the input are shown like those of other work; those of the schema are the status. */
async function check({ context, tool, store }: JsonController, schema: string): Promise<SchemaStatus> {
  const outcome: SchemaStatus[] = [];
  context.notices.show(null);
  context.repairAndRepeat = null;
  await context.work.run('schema', async (signal) => {
    if (store.getState().isBlank) return;
    const document = await context.input.held(signal);
    await tool.validate(document.id, signal);
    const source = await tool.getBlob(document.id);
    try {
      const check = await jsonTypesTool.checkSchema(source, schema, signal);
      signal.throwIfAborted();
      store.setState({ verdict: { isValid: true } });
      outcome.push({ step: 'checked', check });
    } catch (error) {
      const fault = toSchemaFault(error);
      if (fault === null) throw error;
      outcome.push({ step: 'said', words: copy.fault(fault.reason, fault.found), isFault: true });
    }
  });
  return outcome[0] ?? IDLE;
}
