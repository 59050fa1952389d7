import { AppError } from '../../src/core/errors.ts';
import { createByteSink, type OpenScratch } from './byte-sink.ts';
import { joinBytes } from './byte-source.ts';
import { createDiffService } from './diff/diff-service.ts';
import { findDuplicateKeys } from './duplicate-keys.ts';
import { encodeText } from './encodings.ts';
import { BadEscape, escapeText, unescapeText } from './escape.ts';
import { findMatch } from './find.ts';
import type { JsonApi, JsonIndent, OpenedDocument, RepairReport, TextDocument } from './json.api.ts';
import { describeProblem } from './json-problem.ts';
import type { JsonCore, JsonRefusal, JsonTask } from './json-wasm.ts';
import { getLines } from './lines.ts';
import { openBlob, openString, reopenAs } from './open-text.ts';
import { check, rewrite } from './rewrite.ts';
import { requireSortable, rewriteSorted } from './rewrite-sorted.ts';
import { createTextStore, type StoredText, storeText, type TextOrigin } from './text-store.ts';
import { createTreeService } from './tree/tree-service.ts';
import { createWorkQueue, type Work, type WorkQueueDeps } from './work-queue.ts';

/**
 * Makes JSON of a text that is none, as well as that can be done. Its answer need not be JSON.
 * @throws AppError for a text that has nothing of JSON in it.
 */
export type Repair = (text: string) => RepairReport & { readonly text: string };

export interface JsonServiceDeps extends WorkQueueDeps {
  readonly loadCore: () => Promise<JsonCore>;
  readonly openScratch: OpenScratch;
  readonly repair: Repair;
}

/** Levels of a text that is indented: a deeper one has more blanks than content, 100 KB of it gigabytes. */
const PRETTY_DEPTH = 2000;
/** The repair holds a text whole, several times over, and cannot be stopped. */
const REPAIRED_BYTES = 64 << 20;
const LISTED_REPAIRS = 200;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Implements the JSON tool over the core. */
export function createJsonService(deps: JsonServiceDeps): JsonApi {
  const store = createTextStore();
  const queue = createWorkQueue(deps);
  const searches = createWorkQueue(deps);
  let loading: Promise<JsonCore> | null = null;

  const loadCore = () => {
    // A core that could not be loaded is asked for again.
    loading ??= deps.loadCore().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const openSink = () => createByteSink(deps.openScratch);

  const toOpened = (document: TextDocument, { encoding, hadBom, otherEncodings }: TextOrigin): OpenedDocument => ({
    ...document,
    encoding,
    hadBom,
    otherEncodings,
  });

  const throwInvalid = async (text: StoredText, refusal: JsonRefusal): Promise<never> => {
    const problem = await describeProblem(text, refusal);
    throw new AppError('json-invalid', `${refusal.kind} at byte ${refusal.offset}`, { ...problem });
  };

  const send = async (source: StoredText['source'], task: JsonTask, sortsKeys: boolean, work: Work) => {
    if (!sortsKeys) {
      const input = { byteLength: source.byteLength, chunks: source.chunks() };
      return rewrite(await loadCore(), task, input, openSink(), work);
    }
    requireSortable(source.byteLength);
    return rewriteSorted(await loadCore(), task, await source.read(0, source.byteLength), openSink, work);
  };

  /** Runs `job` on a text and times it. That the text is closed meanwhile may break the reading off. */
  const runOn = <Outcome>(id: number, job: (text: StoredText, work: Work) => Promise<Outcome>) =>
    queue.run(async (work) => {
      const before = deps.now();
      const text = store.text(id);
      try {
        const outcome = await job(text, work);
        return { outcome, tookMs: deps.now() - before };
      } catch (error) {
        store.text(id);
        throw error;
      }
    });

  const requireValid = async (text: StoredText, work: Work) => {
    const input = { byteLength: text.source.byteLength, chunks: text.source.chunks() };
    const refusal = await check(await loadCore(), input, work);
    if (refusal !== null) await throwInvalid(text, refusal);
  };

  const repairAndIndent = async (
    text: StoredText,
    refusal: JsonRefusal,
    task: JsonTask,
    sortsKeys: boolean,
    work: Work,
  ) => {
    const isHopeless = refusal.kind === 'empty' || refusal.kind === 'too-deep';
    if (isHopeless || text.source.byteLength > REPAIRED_BYTES) return throwInvalid(text, refusal);
    const repaired = tryRepair(deps.repair, decoder.decode(await text.source.read(0, text.source.byteLength)));
    if (repaired === null) return throwInvalid(text, refusal);
    const chunks = encodeText(repaired.text);
    const core = await loadCore();
    const outcome = await (sortsKeys
      ? rewriteSorted(core, task, joinBytes([...chunks]), openSink, work)
      : rewrite(core, task, { byteLength: repaired.text.length, chunks }, openSink(), work));
    // What the repair could not mend is reported where the visitor's own text is wrong.
    if (!outcome.isValid) return throwInvalid(text, refusal);
    const { count, repairs, isTruncated } = repaired;
    const repair = { count, repairs: repairs.slice(0, LISTED_REPAIRS), isTruncated };
    return { text: outcome.text, repair };
  };

  return {
    ...createTreeService(store, deps),
    ...createDiffService({ store, queue, now: deps.now, requireValid }),

    open: (source) =>
      queue.run(async (work) => {
        const isString = typeof source === 'string';
        const { text, origin } = await (isString
          ? openString(source, openSink(), work)
          : openBlob(source, openSink(), work));
        return toOpened(store.add(text, origin), origin);
      }),

    decodeAs: (id, encoding) =>
      queue.run(async (work) => {
        const origin = store.origin(id);
        if (origin === null) throw new AppError('document-closed', `Document ${id} is a result`);
        const again = await reopenAs(origin, encoding, openSink(), work);
        return toOpened(store.replace(id, again.text, again.origin), again.origin);
      }),

    close: (id) => store.close(id),

    async format(id, { indent, repairs, sortsKeys = false }) {
      const task = toPretty(indent);
      const { outcome, tookMs } = await runOn(id, async (text, work) => {
        const indented = await send(text.source, task, sortsKeys, work);
        if (indented.isValid) return { text: indented.text, repair: null };
        if (!repairs) return throwInvalid(text, indented.refusal);
        return repairAndIndent(text, indented.refusal, task, sortsKeys, work);
      });
      return { document: store.add(outcome.text), repair: outcome.repair, tookMs };
    },

    async minify(id, { sortsKeys = false } = {}) {
      const { outcome, tookMs } = await runOn(id, async (text, work) => {
        const minified = await send(text.source, { mode: 'minify' }, sortsKeys, work);
        return minified.isValid ? minified.text : throwInvalid(text, minified.refusal);
      });
      return { document: store.add(outcome), repair: null, tookMs };
    },

    async validate(id) {
      const { tookMs } = await runOn(id, requireValid);
      return { tookMs };
    },

    async escape(id) {
      const { outcome, tookMs } = await runOn(id, async (text, work) => {
        await requireValid(text, work);
        return storeText(openSink(), escapeText(text.source), () => work.step(1));
      });
      return { document: store.add(outcome), repair: null, tookMs };
    },

    async unescape(id, { indent }) {
      const { outcome, tookMs } = await runOn(id, async (text, work) => {
        const plain = await storeText(openSink(), unescapeText(text.source), () => work.step(0.5)).catch((error) => {
          if (!(error instanceof BadEscape)) throw error;
          return throwInvalid(text, { kind: 'bad-escape', expected: 'value', offset: error.offset, depth: 0 });
        });
        const indented = await send(plain.source, toPretty(indent), false, work);
        if (!indented.isValid) return plain;
        plain.source.dispose();
        return indented.text;
      });
      return { document: store.add(outcome), repair: null, tookMs };
    },

    async findDuplicateKeys(id) {
      const { outcome } = await runOn(id, (text, work) => findDuplicateKeys(text.source, work));
      return outcome;
    },

    cancel() {
      queue.cancel();
      searches.cancel();
    },

    progress: () => queue.progress(),

    getLines: async (id, from, count) => getLines(store.text(id), from, count),

    async getText(id, maxBytes) {
      const { source } = store.text(id);
      const { byteLength } = source;
      if (byteLength > maxBytes) throw new AppError('json-too-large', `${byteLength} bytes`, { byteLength, maxBytes });
      return decoder.decode(await source.read(0, byteLength));
    },

    getBlob: async (id) => store.text(id).source.toBlob(),

    find(id, query, from, isBackwards) {
      searches.cancel();
      return searches.run(async (work) => findMatch(store.text(id), query, from, isBackwards, work));
    },
  };
}

function tryRepair(repair: Repair, text: string): ReturnType<Repair> | null {
  try {
    return repair(text);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function toPretty(indent: JsonIndent): JsonTask {
  return { mode: 'pretty', indent, maxDepth: PRETTY_DEPTH };
}
