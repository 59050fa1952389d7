import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Clock ticks per second in which Linux counts processor time for programs. */
const TICKS_PER_S = 100;
/** A shorter interval has too few ticks; the last answer is repeated. */
const SHORTEST_MS = 500;

interface BusyCores {
  /** Cores that other programs used since the last reading; null where the system does not report it. */
  read(): number | null;
  /** Starts a new interval, for example after a browser was closed, whose time can no longer be told apart. */
  restart(): void;
}

/** Measures the processor use of other programs: all busy time minus that of this process and its descendants. */
export function watchBusyCores(): BusyCores {
  let before = readUse();
  let latest: number | null = null;
  return {
    read() {
      if (before === null || performance.now() - before.at < SHORTEST_MS) return latest;
      const now = readUse();
      if (now === null) return null;
      const ticks = now.allTicks - before.allTicks - countOwnTicks(before.own, now.own);
      const cores = ((ticks / TICKS_PER_S) * 1000) / (now.at - before.at);
      latest = Math.min(Math.max(cores, 0), cpus().length);
      before = now;
      return latest;
    },
    restart() {
      before = readUse();
      latest = null;
    },
  };
}

interface Use {
  readonly at: number;
  readonly allTicks: number;
  readonly own: readonly ProcessUse[];
}

interface ProcessUse {
  readonly id: number;
  readonly parent: number;
  readonly startTick: number;
  /** Time of a process and of its terminated children. */
  readonly ticks: number;
}

/** Null on anything but Linux. */
function readUse(): Use | null {
  try {
    return { at: performance.now(), allTicks: readAllTicks(), own: listOwnProcesses() };
  } catch {
    return null;
  }
}

function countOwnTicks(before: readonly ProcessUse[], now: readonly ProcessUse[]): number {
  const ticksBefore = new Map(before.map(({ id, ticks }) => [id, ticks]));
  return now.reduce((sum, { id, ticks }) => sum + ticks - (ticksBefore.get(id) ?? 0), 0);
}

/** User, nice, system and interrupt time of all cores. */
function readAllTicks(): number {
  const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = total.split(/\s+/).map(Number);
  return user + nice + system + interrupts + softInterrupts;
}

function listOwnProcesses(): ProcessUse[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
    .filter((found) => found !== null);
  const own = new Set([process.pid]);
  // A process starts after its parent, so one pass in order of age finds all descendants.
  for (const { id, parent } of processes.toSorted((a, b) => a.startTick - b.startTick || a.id - b.id)) {
    if (own.has(parent)) own.add(id);
  }
  return processes.filter(({ id }) => own.has(id));
}

function readProcess(name: string): ProcessUse | null {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The program's name, in parentheses, may contain anything; fields are counted from behind it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, startTick = 0] = [fields[1], fields[19]];
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return { id: Number(name), parent, startTick, ticks };
  } catch {
    return null;
  }
}
