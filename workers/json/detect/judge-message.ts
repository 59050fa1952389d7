import { readCurlBody } from './curl.ts';
import type { Detection } from './detect.api.ts';
import { readHttpBody } from './http-message.ts';

/** Recognizes a curl command and a message of HTTP that have a body. */
export function judgeMessage(head: string): Detection | null {
  if (readCurlBody(head) !== null) return { kind: 'curl' };
  return readHttpBody(head) === null ? null : { kind: 'http' };
}
