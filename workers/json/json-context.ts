import { AppError } from '../../src/core/errors.ts';
import { type ByteSink, createByteSink, type OpenScratch } from './byte-sink.ts';
import { describeProblem } from './json-problem.ts';
import type { JsonCore, JsonRefusal, JsonTask } from './json-wasm.ts';
import type { RepairReport } from './repair/repair.api.ts';
import { check, type Rewritten, rewrite, type Utf8Input } from './rewrite.ts';
import { createTextStore, type StoredText, type TextStore } from './text-store.ts';
import type { JsonProblem } from './texts.api.ts';
import { createWorkQueue, type Work, type WorkQueue, type WorkQueueDeps, within } from './work-queue.ts';

/**
 * Turns a text that is not JSON into JSON as well as possible. The result may still be invalid.
 * @throws AppError for a text without anything that looks like JSON.
 */
export type Repair = (text: string) => RepairReport & { readonly text: string };

export interface JsonServiceDeps extends WorkQueueDeps {
  readonly loadCore: () => Promise<JsonCore>;
  readonly openScratch: OpenScratch;
  readonly repair: Repair;
}

/** The state of the JSON service, shared by the functions of this folder. */
export interface JsonContext {
  readonly deps: JsonServiceDeps;
  readonly store: TextStore;
  /** Work on whole texts, one job at a time: the core holds one text. */
  readonly queue: WorkQueue;
  readonly searches: WorkQueue;
  core: Promise<JsonCore> | null;
  /** A second core, for the contents of strings while the first one holds the text. */
  checker: Promise<JsonCore> | null;
}

export function createJsonContext(deps: JsonServiceDeps): JsonContext {
  return {
    deps,
    store: createTextStore(),
    queue: createWorkQueue(deps),
    searches: createWorkQueue(deps),
    core: null,
    checker: null,
  };
}

/** The core, or the second one, loaded at the first call. After a failure the next call tries again. */
export function loadCore(context: JsonContext, name: 'core' | 'checker' = 'core'): Promise<JsonCore> {
  context[name] ??= context.deps.loadCore().catch((error) => {
    context[name] = null;
    throw error;
  });
  return context[name];
}

export function openSink({ deps }: JsonContext): ByteSink {
  return createByteSink(deps.openScratch);
}

/** Runs `job` on a text when its turn comes, and times it. */
export function runOn<Outcome>(
  { deps, store, queue }: JsonContext,
  id: number,
  job: (text: StoredText, work: Work) => Promise<Outcome>,
): Promise<{ readonly outcome: Outcome; readonly tookMs: number }> {
  return queue.run(async (work) => {
    const before = deps.now();
    const text = store.text(id);
    try {
      const outcome = await job(text, work);
      return { outcome, tookMs: deps.now() - before };
    } catch (error) {
      // A text that was closed meanwhile fails as closed, whatever error its reading ended with.
      store.text(id);
      throw error;
    }
  });
}

/** Work on a text. */
export interface Job {
  readonly context: JsonContext;
  readonly text: StoredText;
  readonly work: Work;
}

/** Runs `job` as `runOn` does, and keeps the text that it makes. */
export async function makeResult<Made extends { readonly text: StoredText }>(
  context: JsonContext,
  id: number,
  job: (job: Job) => Promise<Made>,
) {
  const { outcome, tookMs } = await runOn(context, id, (text, work) => job({ context, text, work }));
  const { text, ...report } = outcome;
  return { document: context.store.add(text), repair: null, ...report, tookMs };
}

/** A part of a job, between two shares of the whole. */
export function partOf(job: Job, from: number, to: number): Job {
  return { ...job, work: within(job.work, from, to) };
}

/** Sends the text of a job through the core, or another input, as `rewrite` does. */
export async function rewriteJob(job: Job, task: JsonTask, input = toInput(job.text)): Promise<Rewritten> {
  return rewrite(await loadCore(job.context), task, input, openSink(job.context), job.work);
}

/** Why the text of a job is not JSON of at most `maxDepth` levels, or null. */
export async function checkJob({ context, text, work }: Job, maxDepth?: number): Promise<JsonRefusal | null> {
  return check(await loadCore(context), toInput(text), work, maxDepth);
}

/** A stored text as the core reads it. */
function toInput({ source }: StoredText): Utf8Input {
  return { byteLength: source.byteLength, chunks: source.chunks() };
}

/** @throws AppError `json-invalid`, whose details are the problem and `limits`. */
export async function throwInvalid(
  text: StoredText,
  refusal: JsonRefusal,
  limits: Pick<JsonProblem, 'repairMaxBytes' | 'repairLimit'> = {},
): Promise<never> {
  const problem = await describeProblem(text, refusal);
  throw new AppError('json-invalid', `${refusal.kind} at byte ${refusal.offset}`, { ...problem, ...limits });
}

/** @throws AppError `json-invalid`. */
export async function requireValid(job: Job): Promise<void> {
  const refusal = await checkJob(job);
  if (refusal !== null) await throwInvalid(job.text, refusal);
}
