import { HEALTH_CALLS } from '../../src/core/contracts/admin-health.ts';
import { PRODUCT_VERSION } from '../product-version.ts';
import { BACKUP_BYTES_MAX } from '../services/admin/health/backup-context.ts';
import { createBackups } from '../services/admin/health/backups.ts';
import { readDiskUsage } from '../services/admin/health/disk-usage.ts';
import { type HealthContext, readHealth } from '../services/admin/health/health.ts';
import { listStoredBackups } from '../services/admin/health/stored-backups.ts';
import { toAdminCaller } from './admin-caller.ts';
import type { AppDeps } from './app-deps.ts';
import { type ServedCall, serveCall } from './serve-call.ts';
import { serveDownload } from './serve-file.ts';

const calls = HEALTH_CALLS;

/** The calls about the state of the server and its backup. */
export function adminHealthRoutes({
  accounts,
  adminAccess,
  config,
  log,
  vulnerabilities,
}: Pick<AppDeps, 'accounts' | 'adminAccess' | 'config' | 'log' | 'vulnerabilities'>): readonly ServedCall[] {
  const health: HealthContext = {
    accounts,
    config,
    version: PRODUCT_VERSION,
    vulnerabilities,
    readLastBackup: () => adminAccess.readLastBackup(),
    listStoredBackups: () => listStoredBackups(config.dataDirectory),
    readIntegrity: () => adminAccess.readIntegrity(),
  };
  const admin = { accounts, publicOrigin: config.publicOrigin };
  const backups = createBackups({ admin, config, log, readDiskUsage, bytesMax: BACKUP_BYTES_MAX });
  return [
    serveCall(calls.read, () => readHealth(health)),
    serveDownload(calls.backup, (_input, context) => backups.download(toAdminCaller(calls.backup, context))),
    serveCall(calls.storeBackup, (_input, context) => backups.store(toAdminCaller(calls.storeBackup, context))),
  ];
}
