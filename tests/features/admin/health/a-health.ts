import type { Health } from '../../../../src/core/contracts/admin-health.ts';

const AT = Date.UTC(2030, 0, 10);
const HOUR_MS = 60 * 60_000;

/** The state of a server on which everything works. */
export function aHealth(): Health {
  return {
    at: AT,
    database: {
      state: 'reachable',
      kind: 'embedded',
      answerMs: 0.4,
      bytes: 3 * 1024 ** 2,
      integrity: { state: 'whole', at: AT - HOUR_MS },
    },
    mail: {
      ...{ state: 'read', mode: 'smtp', isDown: false, oldestWaitingMs: 2000 },
      waiting: { proved: 1, member: 0, newcomer: 2 },
    },
    storage: { state: 'read', freeBytes: 20 * 1024 ** 3, usedBytes: 5 * 1024 ** 3 },
    process: {
      ...{ version: '1.2.3', nodeVersion: '20.20.2', uptimeS: 93_600, memoryBytes: 120 * 1024 ** 2 },
      vulnerabilities: { at: AT - 48 * HOUR_MS, critical: 0, high: 0, moderate: 0, low: 0 },
    },
    lastBackup: AT - 2 * HOUR_MS,
    storedBackups: [],
    isPublicOriginSet: true,
  };
}
