import { useEffect, useEffectEvent } from 'react';
import { type Blocker, useBlocker, useHref } from 'react-router-dom';
import { onNextPageMove, pagePath } from '../platform/page-history.ts';
import { confirm } from '../shared/confirm/confirm.ts';
import { backStack } from '../shared/ui/use-back-closes.ts';
import { guardPageUnload, listWorkLostByLeaving } from '../shared/unsaved-work.ts';
import { copy } from './copy.ts';

/** Asks before unsaved work is lost by another page of the product, or by closing or reloading this one. */
export function UnsavedWorkGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && listWorkLostByLeaving().length > 0,
  );
  const href = useHref(blocker.location ?? '');
  const ask = useEffectEvent(() => askToLeave(blocker, href));

  useEffect(guardPageUnload, []);
  // A second attempt during the question replaces the place to go to; the question stays the same.
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  return null;
}

async function askToLeave(blocker: Blocker, href: string): Promise<void> {
  // After Back the router returns to this page first. The question's own history entry belongs on top of this page.
  await returned(href);
  const isLeaving = await confirm({
    title: copy.leave.title,
    body: copy.leave.body(listWorkLostByLeaving()),
    confirmLabel: copy.leave.confirm,
    cancelLabel: copy.leave.cancel,
  });
  // At once: an attempt to leave that comes before it would replace this one, and ask nothing.
  if (!isLeaving) return blocker.reset?.();
  await backStack.settled();
  blocker.proceed?.();
}

/** Resolves when the address is no longer the one of the page that Back led to. */
async function returned(href: string): Promise<void> {
  while (pagePath() === href) await new Promise<void>((resolve) => onNextPageMove(resolve));
}
