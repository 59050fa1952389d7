import { expose } from 'comlink';
import { toWireReply } from '../../src/core/wire.ts';

/** A worker whose other side runs on this thread, over a real message channel. */
export class FakeWorker extends EventTarget {
  readonly #channel = new MessageChannel();
  isTerminated = false;

  constructor(service: object) {
    super();
    const methods = Object.entries(service).map(([name, method]) => [
      name,
      (...args: unknown[]) => toWireReply(() => method(...args)),
    ]);
    expose(Object.fromEntries(methods), this.#channel.port2 as never);
    this.#channel.port1.addEventListener('message', (event) =>
      this.dispatchEvent(new MessageEvent('message', { data: (event as MessageEvent).data })),
    );
    this.#channel.port1.start();
  }

  postMessage(message: unknown, transfer: Transferable[] = []) {
    this.#channel.port1.postMessage(message, transfer as never);
  }

  terminate() {
    this.isTerminated = true;
    this.#channel.port1.close();
  }

  fail(message: string) {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
  }
}
