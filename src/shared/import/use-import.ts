import { useEffect, useEffectEvent, useState } from 'react';
import { AppError } from '../../core/errors.ts';
import { applyImports, type ImportOverview, planImport, restore } from '../data/change-data.ts';
import { toDataErrorWords } from '../data/error-words.ts';
import type { RestorePoint, RestorePoints } from '../data/restore-points.ts';
import { secureData } from '../data/secure-data.ts';
import type { ImportMode, ToolData } from '../tool/tool-data.ts';

type ImportState =
  | { readonly step: 'reading' }
  /** `isUnreadable`: this page cannot import the file. */
  | { readonly step: 'failed'; readonly words: string; readonly isUnreadable: boolean }
  | { readonly step: 'planned' | 'applying'; readonly overview: ImportOverview }
  /** `point` is null when nothing on this page can undo the import. */
  | { readonly step: 'done'; readonly overview: ImportOverview; readonly point: RestorePoint | null }
  | { readonly step: 'undoing' | 'undone' };

interface Import {
  readonly state: ImportState;
  apply(mode: ImportMode): Promise<void>;
  undo(): Promise<void>;
}

export interface ImportSource {
  readonly file: Blob;
  /** Tools whose data the file may hold. */
  readonly datas: readonly ToolData[];
  /** Reads a file of another format than the archive. The same function at every render. */
  readonly planFile?: (file: Blob) => Promise<ImportOverview>;
  /** Words for a failure of `planFile`. */
  readonly toWords?: (error: unknown) => string;
}

/** One import, from the file to its report. */
export function useImport(
  { file, datas, planFile, toWords = toDataErrorWords }: ImportSource,
  points: RestorePoints,
): Import {
  const [state, setState] = useState<ImportState>({ step: 'reading' });

  const onPlanFailed = useEffectEvent(toWords);

  useEffect(() => {
    let isCurrent = true;
    const plan = planFile === undefined ? planImport(file, datas) : planFile(file);
    plan.then(
      (overview) => {
        if (isCurrent) setState({ step: 'planned', overview });
      },
      (error) => {
        if (isCurrent) setState({ step: 'failed', words: onPlanFailed(error), isUnreadable: true });
        if (!(error instanceof AppError)) throw error;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [file, datas, planFile]);

  const attempt = async (job: () => Promise<void>) => {
    try {
      await job();
    } catch (error) {
      setState({ step: 'failed', words: toDataErrorWords(error), isUnreadable: false });
      if (!(error instanceof AppError)) throw error;
    }
  };

  return {
    state,
    apply: (mode) =>
      attempt(async () => {
        if (state.step !== 'planned') return;
        const { overview } = state;
        setState({ step: 'applying', overview });
        const affected = overview.imports.map(({ data }) => data);
        const safety = await secureData(points, 'import', affected);
        if (safety === null) return setState({ step: 'planned', overview });
        await applyImports(overview.imports, mode, safety);
        setState({ step: 'done', overview, point: safety.point });
      }),
    undo: () =>
      attempt(async () => {
        if (state.step !== 'done' || state.point === null) return;
        setState({ step: 'undoing' });
        await restore(points, state.point, datas);
        setState({ step: 'undone' });
      }),
  };
}
