import { expose } from 'comlink';
import { toWireReply } from '../../src/core/wire.ts';

/** Offers a service to the thread that started this worker. Errors keep their code and details. */
export function exposeService<Service extends object>(service: Service): void {
  const methods = Object.entries(service).map(([name, method]) => [
    name,
    (...args: unknown[]) => toWireReply(() => method(...args)),
  ]);
  expose(Object.fromEntries(methods));
}
