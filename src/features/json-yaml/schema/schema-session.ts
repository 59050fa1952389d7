import { createStore } from 'zustand/vanilla';
import { jsonTypesTool, type SchemaCheck, toSchemaFault } from '../../../bridges/json-types-bridge.ts';
import type { JsonController } from '../json/json-controller.ts';
import { perController } from '../json/per-controller.ts';
import { generateText } from '../types/generate-text.ts';
import { copy } from './copy.ts';

export type SchemaStatus =
  | { readonly step: 'idle' | 'running' | 'stale' }
  | { readonly step: 'said'; readonly words: string; readonly isFault: boolean }
  | { readonly step: 'checked'; readonly check: SchemaCheck };

interface SchemaState {
  readonly text: string;
  readonly status: SchemaStatus;
}

const IDLE: SchemaStatus = { step: 'idle' };

/** The schema of one tool. It stays while its panel is closed, and ends with the page. */
export const schemaSessionOf = perController(createSchemaSession);

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
