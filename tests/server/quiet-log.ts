import type { Log } from '../../server/log/log.ts';

export const QUIET: Log = { info: () => {}, error: () => {} };
