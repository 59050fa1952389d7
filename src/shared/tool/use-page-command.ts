import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COMMAND_PARAMETER } from './page-path.ts';

/**
 * Carries out the command in the address once, as soon as the page is ready, and removes it from the address, so that
 * reloading does not repeat it. Unknown commands are removed only.
 */
export function usePageCommand(commands: Readonly<Record<string, () => void>>, isReady = true): void {
  const [query, setQuery] = useSearchParams();
  const name = query.get(COMMAND_PARAMETER);
  const carryOut = useEffectEvent((command: string) => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(COMMAND_PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    if (Object.hasOwn(commands, command)) commands[command]?.();
  });
  useEffect(() => {
    if (name === null || !isReady) return;
    // In a task of its own: React mounts twice in development, and the first mount is undone.
    const timer = setTimeout(() => carryOut(name));
    return () => clearTimeout(timer);
  }, [name, isReady]);
}
