import type { Args, Methods, Result } from './create-bridge.ts';

/**
 * A worker's service as the page calls it: every method is asynchronous and takes an optional signal after its own
 * arguments. `Closed` is the reply when there is no service any more.
 */
export type Forwarded<Api, Omitted extends keyof Api = never, Closed = never> = {
  readonly [Name in keyof Api as Exclude<Extract<Name, Methods<Api>>, Omitted>]: (
    ...args: [...Args<Api, Name>, signal?: AbortSignal]
  ) => Promise<Result<Api, Name> | Closed>;
};

/** Sends one call to the service. */
export type Send<Api, Closed = never> = <Name extends Methods<Api>>(
  name: Name,
  args: Args<Api, Name>,
  signal: AbortSignal | undefined,
) => Promise<Result<Api, Name> | Closed>;

/**
 * Offers every method of `Api` by passing its calls to `send`.
 *
 * [Note: Two edits a method] A new method of a worker costs two edits, its contract and its service: the names are not
 * listed here, they come with the calls. The contract checks them, together with their arguments and results.
 */
export function forward<Api extends object, Closed = never>(send: Send<Api, Closed>): Forwarded<Api, never, Closed> {
  const methods: Record<string, unknown> = Object.create(null);
  const forwarded = new Proxy(methods, {
    get(_target, name) {
      // `await` asks every object for a `then`; these methods are no promise.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      methods[name] ??= (...args: readonly unknown[]) => {
        const last = args.at(-1);
        if (!(last instanceof AbortSignal)) return send(name as Methods<Api>, args as never, undefined);
        return send(name as Methods<Api>, args.slice(0, -1) as never, last);
      };
      return methods[name];
    },
  });
  return forwarded as Forwarded<Api, never, Closed>;
}
