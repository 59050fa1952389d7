import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in which Linux counts processor time for programs. */
const TICKS_PER_S = 100;
/** Over less time the ticks say nothing; the answer before holds a little longer. */
const SHORTEST_MS = 500;

/**
 * Tells how many cores other programs used between two calls: all busy time less that of this process and everything
 * it started. Null where the system does not say (anything but Linux).
 */
export function watchBusyCores(): () => number | null {
  let before = readUse();
  let latest: number | null = null;
  return () => {
    if (before !== null && performance.now() - before.at < SHORTEST_MS) return latest;
    const now = readUse();
    if (now === null || before === null) return null;
    const seconds = (now.at - before.at) / 1000;
    const foreignS = (now.allTicks - before.allTicks - (now.ownTicks - before.ownTicks)) / TICKS_PER_S;
    before = now;
    latest = Math.max(foreignS / seconds, 0);
    return latest;
  };
}

interface Use {
  readonly at: number;
  readonly allTicks: number;
  readonly ownTicks: number;
}

function readUse(): Use | null {
  try {
    return { at: performance.now(), allTicks: readAllTicks(), ownTicks: readOwnTicks() };
  } catch {
    return null;
  }
}

/** User, nice and system time, and interrupts, of all cores. */
function readAllTicks(): number {
  const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = total.split(/\s+/).map(Number);
  return user + nice + system + interrupts + softInterrupts;
}

function readOwnTicks(): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
    .filter((found) => found !== null);
  const own = new Set([process.pid]);
  // A process starts after its parent, so one pass in order of age finds the whole family.
  for (const { id, parent } of processes.toSorted((a, b) => a.startTick - b.startTick || a.id - b.id)) {
    if (own.has(parent)) own.add(id);
  }
  return processes.filter(({ id }) => own.has(id)).reduce((sum, { ticks }) => sum + ticks, 0);
}

interface ProcessUse {
  readonly id: number;
  readonly parent: number;
  readonly startTick: number;
  /** Its own and that of the children it has outlived. */
  readonly ticks: number;
}

function readProcess(name: string): ProcessUse | null {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything; fields are counted from behind it.
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
