import { createId } from '../../platform/create-id.ts';
import { sessionTextStorage } from '../../platform/storage/session.ts';
import { createHandoff } from './handoff.ts';
import type { HandoffKind } from './handoff-kinds.ts';

/** The hand-over of this page. */
export const pageHandoff = createHandoff<HandoffKind>({ markers: sessionTextStorage, now: Date.now, createId });
