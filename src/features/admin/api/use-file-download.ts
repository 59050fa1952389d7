import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Call, CallRequest } from '../../../core/contracts/define-call.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { copy } from './copy.ts';
import { downloadFile, type FileKind } from './download-file.ts';

interface DownloadOptions {
  readonly kind: FileKind;
  /** Shown after the download. */
  readonly done: string;
  /** The replies of the calls with these ids are read again afterwards. */
  readonly changedCallIds?: readonly string[];
}

/** Downloads the file of a call, one at a time. The download continues when its screen is closed. */
export function useFileDownload<C extends Call>(call: C, { kind, done, changedCallIds = [] }: DownloadOptions) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (request: CallRequest<C>) => downloadFile(call, request, kind),
    onSettled: () => Promise.all(changedCallIds.map((id) => client.invalidateQueries({ queryKey: [id] }))),
  });
  const [problem, setProblem] = useState<string | null>(null);
  const isRunning = useRef(false);

  async function download(request: CallRequest<C>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setProblem(null);
    try {
      await mutateAsync(request);
      showToast(done, { severity: 'success' });
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      isRunning.current = false;
    }
  }

  return { download, problem, clearProblem: () => setProblem(null), isBusy: isPending };
}

/** Nothing is to be said when the visitor cancelled the question for the password. */
function toProblem(error: unknown): string | null {
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  const failure = toFailure(error);
  return failure.code === 'INTERRUPTED' ? copy.interrupted : describeFailure(failure);
}
