import type { Log } from '../../server/process/log.ts';

export const QUIET: Log = { info: () => {}, error: () => {} };
