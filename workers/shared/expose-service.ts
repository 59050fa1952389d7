import { expose } from 'comlink';
import { toWireReply, type WireReply } from '../../src/core/wire-error.ts';

/** A service's methods as they cross: every one asynchronous, its failure encoded in the reply. */
export type WireService<Service> = {
  [Name in keyof Service]: Service[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<WireReply<Awaited<Result>>>
    : never;
};

/** Offers a service to the thread that started this worker. Errors cross with their code and details. */
export function exposeService<Service extends object>(service: Service): void {
  const methods = Object.entries(service).map(([name, method]) => [
    name,
    (...args: unknown[]) => toWireReply(() => method(...args)),
  ]);
  expose(Object.fromEntries(methods));
}
