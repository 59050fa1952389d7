import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** One of a browser's processes. */
interface BrowserProcess {
  readonly id: number;
  /** `browser`, `GPU`, `renderer` or another type. */
  readonly type: string;
  /** Processor time since its start, in milliseconds. */
  readonly cpuMs: number;
}

export async function readProcesses(browser: Browser): Promise<BrowserProcess[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.map(({ id, type, cpuTime }) => ({ id, type, cpuMs: cpuTime * 1000 }));
}

/** Processor time of one type of process between two readings, in milliseconds. */
export function cpuBetween(before: readonly BrowserProcess[], after: readonly BrowserProcess[], type: string): number {
  const sum = (processes: readonly BrowserProcess[]) =>
    processes.filter((process) => process.type === type).reduce((total, { cpuMs }) => total + cpuMs, 0);
  return sum(after) - sum(before);
}

/** Memory of a process in bytes; null where the system does not report it (anything but Linux). */
export function readResidentBytes(processId: number): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
