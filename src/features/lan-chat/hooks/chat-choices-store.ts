import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import { type ChatChoices, DEFAULT_CHAT_CHOICES, parseChatChoices } from '../model/chat-choices.ts';

/** The visitor's choices, remembered in this browser. */
export const chatChoices = createPersistedStore<ChatChoices>({
  key: STORAGE_KEYS.lanChatChoices,
  parse: parseChatChoices,
  initial: DEFAULT_CHAT_CHOICES,
});

export const useChatChoices = chatChoices.useValue;

/** Remembers a change of the choices. */
export function chooseForChat(change: Partial<ChatChoices>): void {
  chatChoices.update((choices) => ({ ...choices, ...change }));
}
