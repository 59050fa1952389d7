import type { ComponentType } from 'react';
import type { TablePaneProps } from './TablePane.tsx';

/** Fetches the table's part of the program. */
export async function loadTablePane(): Promise<ComponentType<TablePaneProps>> {
  return (await import('./TablePane.tsx')).TablePane;
}
