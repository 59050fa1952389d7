import { type ReactNode, useCallback, useState } from 'react';
import { readLocal } from '../../../platform/storage/local.ts';
import { useIsHydrated } from '../../../shared/hooks/use-is-hydrated.ts';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import type { Page } from '../../../shared/tool/define-page.ts';
import type { FirstStep, FirstStepReaderProps } from './FirstStepReader.tsx';

const loadReader = () => import('./FirstStepReader.tsx').then(({ FirstStepReader }) => FirstStepReader);

interface FirstStepState {
  /** Null: the goals ask for nothing, or are not read yet. */
  readonly step: FirstStep | null;
  /** False until they are read, where there are goals. */
  readonly isReady: boolean;
  /** Reads them. To be rendered. */
  readonly reader: ReactNode;
}

/** The first step of the visitor's goals. Only visitors with goals load what reads them. */
export function useFirstStep(tools: readonly Page[]): FirstStepState {
  const entry = tools.find(({ loadGoals }) => loadGoals !== undefined)?.homePanel?.entry;
  const isNeeded = useIsHydrated() && entry !== undefined && readLocal(entry) !== null;
  const [step, setStep] = useState<FirstStep | null | undefined>();
  const handleFailed = useCallback(() => setStep(null), []);
  const Reader = useLazyComponent<FirstStepReaderProps>(loadReader, {
    isNeeded,
    isQuiet: true,
    onFailed: handleFailed,
  });
  return {
    step: step ?? null,
    isReady: !isNeeded || step !== undefined,
    reader: isNeeded && Reader !== null && <Reader onRead={setStep} />,
  };
}
