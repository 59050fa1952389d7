import { copy } from './copy.ts';
import { toFailingHop } from './model/mail-hops.ts';

/** Names the hop at which mailing failed, and what to check there. */
export function describeMailFailure(code: string): string {
  const hop = toFailingHop(code);
  return hop === null ? copy.failingUnknown : copy.failing(copy.hops[hop], copy.hopAdvice[hop]);
}
