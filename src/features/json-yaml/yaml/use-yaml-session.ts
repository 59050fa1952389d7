import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { yamlTool } from '../../../bridges/yaml-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { declareUnsavedWork } from '../../../shared/unsaved-work.ts';
import { rememberedInputs } from '../remembered.ts';
import { copy } from './copy.ts';
import { createYamlSession, type YamlSession } from './yaml-session.ts';
import type { YamlState } from './yaml-state.ts';

let opened: YamlSession | null = null;

/** The tool's session: it outlives the screen, the work under way does not. */
export function useYamlSession(): YamlSession {
  const [session] = useState(yamlSession);
  useEffect(() => () => session.stop(), [session]);
  const isBlank = useYamlState(session, (state) => state.isBlank);
  const isKept = useStore(rememberedInputs.store, ({ isOn, isRefused }) => isOn && !isRefused);
  useEffect(() => (isBlank || isKept ? undefined : declareUnsavedWork(copy.unsaved)), [isBlank, isKept]);
  return session;
}

export function useYamlState<Part>(session: YamlSession, select: (state: YamlState) => Part): Part {
  return useStore(session.store, select);
}

/** The one session that there is. */
function yamlSession(): YamlSession {
  if (opened !== null) return opened;
  const kept = rememberedInputs.keep(STORAGE_KEYS.rememberedYaml, () => session.inputText());
  const session = createYamlSession(yamlTool, { initialText: kept.initial, onInput: kept.changed });
  opened = session;
  return session;
}
