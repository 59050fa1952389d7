import { useCallback, useEffect, useState } from 'react';
import type { OwnSession } from '../../../core/contracts/sessions.ts';
import { accountApi } from '../../../shared/api/account-api.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { callWithToken } from '../../../shared/session/session.ts';
import { useIsMounted } from '../../../shared/use-is-mounted.ts';
import { copy } from '../copy.ts';

type SessionsState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly problem: string }
  | { readonly step: 'shown'; readonly sessions: readonly OwnSession[] };

interface SessionsController {
  readonly state: SessionsState;
  /** Why the latest ending failed, or null. */
  readonly problem: string | null;
  /** What the latest ending did, for assistive technology. */
  readonly news: string;
  /** Id of the session that is being ended, or null. */
  readonly ending: string | null;
  load(): void;
  end(session: OwnSession): void;
  /** The server has ended all other sessions. */
  noteOthersEnded(): void;
}

/** The user's sessions, loaded when the dialog opens. Endings run one at a time. */
export function useSessions(): SessionsController {
  const [state, setState] = useState<SessionsState>({ step: 'loading' });
  const [problem, setProblem] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const [ending, setEnding] = useState<string | null>(null);
  const isMounted = useIsMounted();

  const load = useCallback(async () => {
    setState({ step: 'loading' });
    setProblem(null);
    const loaded = await settle(callWithToken(accountApi.fetchSessions), copy.sessions.loadFailed);
    if (!isMounted()) return;
    setState(
      loaded.problem === null ? { step: 'shown', sessions: loaded.value } : { step: 'failed', problem: loaded.problem },
    );
  }, [isMounted]);

  useEffect(() => {
    void load();
  }, [load]);

  const run = async (id: string, call: (token: string) => Promise<void>, done: Ending) => {
    if (ending !== null) return;
    setEnding(id);
    setProblem(null);
    const ended = await settle(callWithToken(call), copy.sessions.endFailed);
    if (!isMounted()) return;
    setEnding(null);
    setProblem(ended.problem);
    if (ended.problem === null) note(done);
  };
  const note = ({ news: words, isKept }: Ending) => {
    setNews(words);
    setState((before) =>
      before.step === 'shown' ? { step: 'shown', sessions: before.sessions.filter(isKept) } : before,
    );
  };
  return {
    state,
    problem,
    news,
    ending,
    load: () => void load(),
    end: ({ id, device }) => {
      const done = { isKept: (each: OwnSession) => each.id !== id, news: copy.sessions.ended(device) };
      void run(id, (token) => accountApi.endSession(token, id), done);
    },
    noteOthersEnded: () => note({ isKept: (each) => each.isCurrent, news: copy.sessions.othersEnded }),
  };
}

interface Ending {
  readonly isKept: (session: OwnSession) => boolean;
  readonly news: string;
}

type Settled<Value> = { readonly problem: null; readonly value: Value } | { readonly problem: string };

/** The outcome of a call with words for its failure. */
async function settle<Value>(call: Promise<Value>, fallback: string): Promise<Settled<Value>> {
  try {
    return { problem: null, value: await call };
  } catch (error) {
    return { problem: describeFailure(toFailure(error), fallback) };
  }
}
