import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { openJsonTool } from '../../../bridges/json-bridge.ts';
import { createJsonSession, type JsonSession } from './json-session.ts';
import type { JsonState } from './json-state.ts';

/** The tool's session, for as long as the panel is on the page. */
export function useJsonSession(): JsonSession {
  const [session] = useState(() => createJsonSession(openJsonTool()));
  useEffect(() => () => session.stop(), [session]);
  return session;
}

export function useJsonState<Part>(session: JsonSession, select: (state: JsonState) => Part): Part {
  return useStore(session.store, select);
}
