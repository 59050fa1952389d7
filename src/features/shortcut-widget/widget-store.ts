import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { createPersistedStore } from '../../shared/storage/create-persisted-store.ts';
import { INITIAL_CHOICES, parseWidgetChoices, type WidgetChoices } from './model/choices.ts';
import { type ClosedAt, formatClosedAt, NEVER_CLOSED, parseClosedAt } from './model/closed.ts';

export const widgetChoices = createPersistedStore<WidgetChoices>({
  key: STORAGE_KEYS.shortcutWidget,
  parse: parseWidgetChoices,
  initial: INITIAL_CHOICES,
});

/** When the widget was closed (doc 2 §3), for all tabs. */
export const widgetClosed = createPersistedStore<ClosedAt>({
  key: STORAGE_KEYS.shortcutWidgetClosed,
  parse: parseClosedAt,
  initial: NEVER_CLOSED,
  format: formatClosedAt,
});

export function chooseWidget(change: Partial<WidgetChoices>): void {
  widgetChoices.update((choices) => ({ ...choices, ...change }));
}
