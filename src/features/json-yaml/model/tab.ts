export const TABS = ['json', 'yaml'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that an address names; the first tab when it names none, or an unknown one. */
export function toTab(value: string | null): Tab {
  return TABS.find((tab) => tab === value) ?? TABS[0];
}
