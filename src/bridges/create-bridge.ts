import { type Remote, releaseProxy, transfer, wrap } from 'comlink';
import { AppError } from '../core/errors.ts';
import { fromWireReply, type WireReply, type WireService } from '../core/wire.ts';

/** Names of a service's methods, the arguments of one, and the result of one. */
export type Methods<Api> = {
  [Name in keyof Api]: Api[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Api];
export type Args<Api, Name extends keyof Api> = Api[Name] extends (...args: infer List) => unknown ? List : never;
export type Result<Api, Name extends keyof Api> = Api[Name] extends (...args: never[]) => infer Value
  ? Awaited<Value>
  : never;

interface CallOptions {
  /** Aborting ends the worker, since wasm cannot be interrupted; the next call starts a new one. */
  readonly signal?: AbortSignal | undefined;
  /** Objects in the first argument, or the first argument itself, that the worker takes over. */
  readonly transfer?: readonly Transferable[];
}

interface Bridge<Api> {
  /**
   * Calls a method of the worker's service.
   * @throws AppError with the service's code, or `worker-unavailable` when the worker cannot start or has crashed;
   * the signal's reason after an abort.
   */
  call<Name extends Methods<Api>>(name: Name, args: Args<Api, Name>, options?: CallOptions): Promise<Result<Api, Name>>;
  /** Ends the worker. Calls under way fail with an AbortError; the next call starts a new worker. */
  stop(): void;
}

interface BridgeOptions {
  readonly startWorker: () => Worker;
  /** A worker without calls is ended after this long; without it, only `stop` and aborts end it. */
  readonly idleStopMs?: number;
}

interface WorkerConnection<Api> {
  readonly worker: Worker;
  readonly remote: Remote<WireService<Api>>;
  /** Rejects when the worker is lost; never resolves. */
  readonly lost: Promise<never>;
  readonly lose: (error: unknown) => void;
}

/** The main thread's side of one worker: starts it at the first call, ends it when it is no longer needed. */
export function createBridge<Api extends object>({ startWorker, idleStopMs }: BridgeOptions): Bridge<Api> {
  let connection: WorkerConnection<Api> | null = null;
  let underWay = 0;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  const end = (reason: unknown) => {
    clearTimeout(idleTimer);
    const ended = connection;
    connection = null;
    ended?.lose(reason);
    ended?.remote[releaseProxy]();
    ended?.worker.terminate();
  };

  const open = (): WorkerConnection<Api> => {
    clearTimeout(idleTimer);
    connection ??= connect<Api>(startWorker, end);
    return connection;
  };

  const settle = () => {
    underWay -= 1;
    if (underWay > 0 || idleStopMs === undefined || connection === null) return;
    idleTimer = setTimeout(() => end(new DOMException('Idle', 'AbortError')), idleStopMs);
  };

  return {
    async call(name, args, options = {}) {
      options.signal?.throwIfAborted();
      const { remote, lost } = open();
      underWay += 1;
      const onAbort = () => end(options.signal?.reason);
      options.signal?.addEventListener('abort', onAbort, { once: true });
      try {
        const method = remote[name as keyof typeof remote] as (...list: unknown[]) => Promise<WireReply<never>>;
        const list = args as readonly unknown[];
        if (options.transfer?.length) transfer(list[0], [...options.transfer]);
        return fromWireReply(await Promise.race([method(...list), lost]));
      } finally {
        options.signal?.removeEventListener('abort', onAbort);
        settle();
      }
    },
    stop() {
      end(new DOMException('The worker was stopped', 'AbortError'));
    },
  };
}

function connect<Api extends object>(startWorker: () => Worker, end: (reason: unknown) => void): WorkerConnection<Api> {
  let lose: (error: unknown) => void = () => undefined;
  const lost = new Promise<never>((_, reject) => {
    lose = reject;
  });
  // Callers receive this error from the calls under way; without calls the rejection must not be reported as unhandled.
  lost.catch(() => undefined);
  const worker = startOrFail(startWorker);
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end(new AppError('worker-unavailable', event.message || 'The worker could not be loaded'));
  });
  return { worker, remote: wrap<WireService<Api>>(worker), lost, lose };
}

function startOrFail(startWorker: () => Worker): Worker {
  try {
    return startWorker();
  } catch (cause) {
    throw new AppError('worker-unavailable', `The worker cannot be started: ${String(cause)}`);
  }
}
