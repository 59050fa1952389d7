import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { openJsonTool } from '../../../bridges/json-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { declareUnsavedWork } from '../../../shared/unsaved-work.ts';
import { copy } from '../copy.ts';
import { rememberedInputs } from '../remembered.ts';
import { createJsonSession, type JsonSession } from './json-session.ts';
import type { JsonState } from './json-state.ts';

let opened: JsonSession | null = null;

/** The tool's session: what is typed outlives the screen, the worker and its texts do not. */
export function useJsonSession(): JsonSession {
  const [session] = useState(jsonSession);
  useEffect(() => () => session.stop(), [session]);
  const isBlank = useJsonState(session, (state) => state.isBlank);
  const isKept = useStore(rememberedInputs.store, ({ isOn, isRefused }) => isOn && !isRefused);
  useEffect(() => (isBlank || isKept ? undefined : declareUnsavedWork(copy.unsaved.json)), [isBlank, isKept]);
  return session;
}

export function useJsonState<Part>(session: JsonSession, select: (state: JsonState) => Part): Part {
  return useStore(session.store, select);
}

/** The one session that there is. */
export function jsonSession(): JsonSession {
  if (opened !== null) return opened;
  const kept = rememberedInputs.keep(STORAGE_KEYS.rememberedJson, () => session.inputText());
  const session = createJsonSession(openJsonTool(), { initialText: kept.initial, onInput: kept.changed });
  opened = session;
  return session;
}
