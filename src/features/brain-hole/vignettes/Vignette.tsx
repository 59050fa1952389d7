import type { ReactNode } from 'react';
import type { ReflectionId } from '../model/reflection.ts';
import { Drawing } from './Drawing.tsx';
import { BIN, POLE, SHOE } from './early-drawings.tsx';
import { BOAR, COCKROACH, KETTLE, LOCK } from './late-drawings.tsx';

const DRAWINGS: Readonly<Record<ReflectionId, ReactNode>> = {
  inertia: BIN,
  state: SHOE,
  resilience: POLE,
  cockroach: COCKROACH,
  boundary: LOCK,
  boar: BOAR,
  emotion: KETTLE,
};

/** A small picture of the thing that a reflection is about. */
export function Vignette({ id }: { readonly id: ReflectionId }) {
  return <Drawing>{DRAWINGS[id]}</Drawing>;
}
