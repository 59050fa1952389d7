import { type Envelope, SUCCESS_CODE } from '../../src/core/contracts/envelope.ts';

/** The answer to a service call that did what it was asked. */
export function toSuccess<Data>(data: Data, message: string): Envelope<Data> {
  return { code: SUCCESS_CODE, message, data };
}
