export const TABS = ['json', 'yaml'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that an address names; the first one where it names none, or one that does not exist. */
export function toTab(value: string | null): Tab {
  return TABS.find((tab) => tab === value) ?? TABS[0];
}
