import type { Health, Vulnerabilities } from '../../../../core/contracts/admin-health.ts';

/** How urgent a part is. `note`: nothing is wrong, and the administrator should know it. */
export type Level = 'good' | 'note' | 'warning' | 'bad';
const LEVELS: readonly Level[] = ['good', 'note', 'warning', 'bad'];

export const PARTS = ['database', 'mail', 'storage', 'backup', 'origin', 'process'] as const;
export type Part = (typeof PARTS)[number];

/** Everything that deserves an administrator's attention, with its urgency. */
const FINDING_LEVELS = {
  databaseUnreachable: 'bad',
  databaseDamaged: 'bad',
  databaseSlow: 'warning',
  mailDown: 'bad',
  mailLate: 'warning',
  mailLocal: 'note',
  mailUnreadable: 'warning',
  storageFull: 'bad',
  storageTight: 'warning',
  storageUnreadable: 'warning',
  backupNone: 'warning',
  backupOld: 'warning',
  backupElsewhere: 'note',
  backupUnknown: 'note',
  originMissing: 'warning',
  packagesUnchecked: 'note',
  packagesVulnerable: 'warning',
  packagesCheckOld: 'note',
} as const satisfies Readonly<Record<string, Level>>;
export type Finding = keyof typeof FINDING_LEVELS;

const DAY_MS = 24 * 60 * 60_000;
/** A backup that is older counts as too old. */
export const BACKUP_AGE_MAX_MS = 7 * DAY_MS;
/** Packages without a known vulnerability are looked through again after this time. */
export const PACKAGES_AGE_MAX_MS = 90 * DAY_MS;
/** Slower answers of the smallest query are noticed by visitors. */
export const SLOW_ANSWER_MS = 500;
/** Mailed codes are valid for ten minutes, so a mail that waits half of it is late. */
export const LATE_MAIL_MS = 5 * 60_000;
/** Below the first the data directory may soon refuse changes; below the second there is time to clean up. */
export const FULL_BYTES = 200 * 1024 ** 2;
export const TIGHT_BYTES = 1024 ** 3;

/** The findings of every part that this server has. */
export function listFindings(health: Health): Readonly<Partial<Record<Part, readonly Finding[]>>> {
  return {
    database: inspectDatabase(health.database),
    mail: inspectMail(health.mail),
    ...(health.storage === null ? {} : { storage: inspectStorage(health.storage) }),
    backup: inspectBackup(health),
    origin: health.isPublicOriginSet ? [] : ['originMissing'],
    process: inspectPackages(health),
  };
}

/** The urgency of the most urgent finding. */
export function toLevel(findings: readonly Finding[]): Level {
  const ranks = findings.map((finding) => LEVELS.indexOf(FINDING_LEVELS[finding]));
  return LEVELS[Math.max(0, ...ranks)] ?? 'good';
}

/** Parts with a warning or worse. */
export function countAlarms(findings: Readonly<Partial<Record<Part, readonly Finding[]>>>): number {
  const levels = Object.values(findings).map(toLevel);
  return levels.filter((level) => level === 'warning' || level === 'bad').length;
}

function inspectDatabase(database: Health['database']): Finding[] {
  if (database.state === 'unreachable') return ['databaseUnreachable'];
  const findings: Finding[] = [];
  if (database.integrity?.state === 'damaged') findings.push('databaseDamaged');
  if (database.answerMs > SLOW_ANSWER_MS) findings.push('databaseSlow');
  return findings;
}

function inspectMail(mail: Health['mail']): Finding[] {
  const findings: Finding[] = [];
  if (mail.isDown) findings.push('mailDown');
  if (mail.mode === 'local') findings.push('mailLocal');
  if (mail.state === 'unreadable') findings.push('mailUnreadable');
  else if ((mail.oldestWaitingMs ?? 0) > LATE_MAIL_MS) findings.push('mailLate');
  return findings;
}

function inspectStorage(storage: NonNullable<Health['storage']>): Finding[] {
  if (storage.state === 'unreadable') return ['storageUnreadable'];
  if (storage.freeBytes < FULL_BYTES) return ['storageFull'];
  return storage.freeBytes < TIGHT_BYTES ? ['storageTight'] : [];
}

function inspectBackup({ at, lastBackup, database }: Health): Finding[] {
  if (database.kind === 'postgres') return ['backupElsewhere'];
  if (lastBackup === 'unknown') return ['backupUnknown'];
  if (lastBackup === null) return ['backupNone'];
  return at - lastBackup > BACKUP_AGE_MAX_MS ? ['backupOld'] : [];
}

function inspectPackages({ at, process: { vulnerabilities } }: Health): Finding[] {
  if (vulnerabilities === null) return ['packagesUnchecked'];
  const findings: Finding[] = [];
  if (countVulnerable(vulnerabilities) > 0) findings.push('packagesVulnerable');
  if (at - vulnerabilities.at > PACKAGES_AGE_MAX_MS) findings.push('packagesCheckOld');
  return findings;
}

/** Packages with a known vulnerability. */
function countVulnerable({ critical, high, moderate, low }: Vulnerabilities): number {
  return critical + high + moderate + low;
}
