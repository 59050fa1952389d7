import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SYSTEM_CALLS, SYSTEM_LIMITS } from '../../../core/contracts/admin-system.ts';
import { describeFailure, toFailure } from '../../../shared/api/failure.ts';
import { copy } from './copy.ts';
import { findFileProblem, uploadPicture } from './upload-picture.ts';

const words = copy.uploads;

/** Uploads files one after the other. `onUploaded` gets the address of each as soon as it is stored. */
export function useUploads(onUploaded: (path: string) => void) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [stored, setStored] = useState(0);

  /** `room` is how many pictures the list still takes. */
  async function upload(files: readonly File[], room: number): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setStored(0);
    const found = files.length > room ? [words.full(SYSTEM_LIMITS.imagesPerList)] : [];
    for (const file of files.slice(0, room)) {
      const problem = findFileProblem(file);
      const failed = problem === null ? await send(file) : words[problem](file.name);
      if (failed !== null) found.push(failed);
    }
    setProblems(found);
    setIsBusy(false);
    await client.invalidateQueries({ queryKey: [SYSTEM_CALLS.read.id] });
  }

  /** Words for a failure, or null. */
  async function send(file: File): Promise<string | null> {
    try {
      onUploaded((await uploadPicture(file)).path);
      setStored((count) => count + 1);
      return null;
    } catch (error) {
      return words.failed(file.name, describeFailure(toFailure(error), words.noReason));
    }
  }

  return { upload, isBusy, problems, stored, clearProblems: () => setProblems([]) };
}
