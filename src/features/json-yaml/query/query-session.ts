import { createStore } from 'zustand/vanilla';
import {
  type QueryCount,
  type QueryProblem,
  type QueryResult,
  type QueryResultForm,
  toJsonProblem,
} from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { copy as jsonCopy } from '../json/copy.ts';
import type { JsonController } from '../json/json-controller.ts';
import { perController } from '../json/per-controller.ts';
import { HISTORY_MAX, LIVE_BYTES, NAMES_MAX } from './constants.ts';
import { readQueryEnd } from './model/complete-query.ts';

export type QuerySource = 'input' | 'output';

/** The state of the query in the field. */
export type QueryStatus =
  | { readonly step: 'idle' | 'running' | 'unfinished' | 'large' | 'blank' | 'invalid' }
  | { readonly step: 'wrong'; readonly problem: QueryProblem }
  | { readonly step: 'counted' | 'done'; readonly count: QueryCount }
  | { readonly step: 'failed'; readonly words: string };

interface QueryState {
  readonly text: string;
  readonly source: QuerySource;
  readonly form: QueryResultForm;
  readonly status: QueryStatus;
  /** Queries of this visit that were run, the latest first. */
  readonly history: readonly string[];
  /** Names that may be written at the end of the query. */
  readonly names: readonly string[];
}

/** The query of one tool. It stays while its panel is closed, and ends with the page. */
export type QuerySession = ReturnType<typeof createQuerySession>;

const IDLE: QueryStatus = { step: 'idle' };

/** The one session of a controller. */
export const querySessionOf = perController(createQuerySession);

function createQuerySession(controller: JsonController) {
  const store = createStore<QueryState>(() => ({
    text: '',
    source: 'input',
    form: 'array',
    status: IDLE,
    history: [],
    names: [],
  }));
  /** Answers to older questions are dropped. */
  let asked = 0;
  const change = (part: Partial<QueryState>) => {
    asked += 1;
    store.setState({ status: IDLE, names: [], ...part });
  };
  return {
    store,
    setText: (text: string) => change({ text }),
    setSource: (source: QuerySource) => change({ source }),
    setForm: (form: QueryResultForm) => store.setState({ form }),
    /**
     * Counts the results of the present query, unless the text is too large for that, or they are the result already. A
     * query that only lacks its end is not reported as a problem.
     */
    async recount(): Promise<void> {
      const { step } = store.getState().status;
      if (step === 'running' || step === 'done') return;
      asked += 1;
      const question = asked;
      const { status, names } = await count(controller, store.getState());
      if (question === asked) store.setState({ status, names });
    },
    /** Makes the result. @returns the problem of the query when it has one. */
    async run(): Promise<QueryProblem | null> {
      asked += 1;
      const question = asked;
      const { text, history } = store.getState();
      const problem = await controller.tool.checkQuery(text);
      if (problem !== null) {
        store.setState({ status: { step: 'wrong', problem }, names: [] });
        return problem;
      }
      store.setState({
        history: [text, ...history.filter((each) => each !== text)].slice(0, HISTORY_MAX),
        names: [],
        status: { step: 'running' },
      });
      const result = await run(controller, store.getState());
      if (question === asked) store.setState({ status: result === null ? IDLE : { step: 'done', count: result } });
      return null;
    },
  };
}

type Answer = Pick<QueryState, 'status' | 'names'>;

async function count(controller: JsonController, { text, source }: QueryState): Promise<Answer> {
  const answer = (status: QueryStatus, names: readonly string[] = []): Answer => ({ status, names });
  if (text.trim() === '') return answer(IDLE);
  try {
    const document = await findDocument(controller, source);
    if (document === null) return answer({ step: 'blank' });
    if (document.byteLength > LIVE_BYTES) {
      const problem = await controller.tool.checkQuery(text);
      return answer(problem === null ? { step: 'large' } : toProblemStatus(problem));
    }
    const { problem, outcome } = await controller.tool.countQuery(document.id, text);
    const names = await listNames(controller, document.id, text);
    return answer(problem === null ? { step: 'counted', count: outcome } : toProblemStatus(problem), names);
  } catch (error) {
    return answer(toStatus(error));
  }
}

/** The text to be queried, in the worker; null when there is none. */
async function findDocument({ context, store }: JsonController, source: QuerySource) {
  const { isBlank, output } = store.getState();
  if (source === 'output') return output?.document ?? null;
  // This signal never aborts: aborting a call would stop the work of the tool.
  return isBlank ? null : context.input.held(new AbortController().signal);
}

/** Names that complete the end of the query. */
async function listNames({ tool }: JsonController, id: number, text: string): Promise<readonly string[]> {
  const end = readQueryEnd(text);
  if (end === null) return [];
  const names = await tool.listQueryNames(id, end.path);
  return names.filter((name) => name !== end.begun && name.startsWith(end.begun)).slice(0, NAMES_MAX);
}

function toProblemStatus(problem: QueryProblem): QueryStatus {
  const isUnfinished = problem.kind === 'unexpected-end' || problem.kind === 'string-not-closed';
  return isUnfinished ? { step: 'unfinished' } : { step: 'wrong', problem };
}

function toStatus(error: unknown): QueryStatus {
  if (toJsonProblem(error) !== null) return { step: 'invalid' };
  if (error instanceof DOMException && error.name === 'AbortError') return IDLE;
  if (!(error instanceof AppError)) throw error;
  const words = Object.entries(jsonCopy.errors).find(([code]) => code === error.code)?.[1];
  if (words === undefined) throw error;
  return { step: 'failed', words };
}

async function run(controller: JsonController, { text, source, form }: QueryState): Promise<QueryResult | null> {
  const { tool, store } = controller;
  const { indent, joinsArrays } = store.getState();
  return controller.runTool({
    name: 'query',
    from: source,
    language: form === 'lines' ? 'text' : 'json',
    extension: form === 'lines' ? 'jsonl' : 'json',
    make: (document, signal) => tool.query(document.id, text, { form, indent, joinsArrays }, signal),
  });
}
