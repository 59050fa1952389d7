import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Call, CallRequest } from '../../../core/contracts/define-call.ts';
import type { SaveTarget } from '../../../platform/save-target.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from './copy.ts';
import { downloadFile, isAbort } from './download-file.ts';

interface DownloadOptions {
  readonly type: string;
  /** Shown after the download. */
  readonly done: string;
  /** The replies of the calls with these ids are read again afterwards. */
  readonly changedCallIds?: readonly string[];
  /** Asks for the place of the file, which is then written as it arrives; null when the visitor chooses none. */
  readonly openTarget: () => Promise<SaveTarget | null>;
}

interface Download<C extends Call> {
  readonly request: CallRequest<C>;
  readonly target: SaveTarget;
  readonly signal: AbortSignal;
}

/** Downloads the file of a call, one at a time. The download continues when its screen is closed. */
export function useFileDownload<C extends Call>(
  call: C,
  { type, done, changedCallIds = [], openTarget }: DownloadOptions,
) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ request, ...options }: Download<C>) =>
      downloadFile(call, request, { type, ...options, onProgress: setBytes }),
    onSettled: () => Promise.all(changedCallIds.map((id) => client.invalidateQueries({ queryKey: [id] }))),
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [bytes, setBytes] = useState(0);
  const running = useRef<AbortController | null>(null);

  async function download(request: CallRequest<C>): Promise<void> {
    if (running.current !== null) return;
    const own = new AbortController();
    running.current = own;
    setProblem(null);
    setBytes(0);
    let target: SaveTarget | null = null;
    try {
      target = await openTarget();
      if (target === null) return;
      await mutateAsync({ request, target, signal: own.signal });
      showToast(done, { severity: 'success' });
    } catch (error) {
      await target?.abort();
      setProblem(toProblem(error));
    } finally {
      running.current = null;
    }
  }

  const cancel = () => running.current?.abort(new DOMException('The visitor cancelled', 'AbortError'));
  return { download, cancel, bytes, problem, clearProblem: () => setProblem(null), isBusy: isPending };
}

/** Nothing is to be said when the visitor cancelled the download or the question for the password. */
function toProblem(error: unknown): string | null {
  if (isAbort(error)) return null;
  const failure = toFailure(error);
  return failure.code === 'INTERRUPTED' ? copy.interrupted : describeFailure(failure);
}
