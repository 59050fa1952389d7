import { describe, expect, it } from 'vitest';
import type { Health } from '../../../../src/core/contracts/admin-health.ts';
import {
  BACKUP_AGE_MAX_MS,
  countAlarms,
  type Finding,
  FULL_BYTES,
  LATE_MAIL_MS,
  listFindings,
  PACKAGES_AGE_MAX_MS,
  type Part,
  SLOW_ANSWER_MS,
  TIGHT_BYTES,
  toLevel,
} from '../../../../src/features/admin/health/model/findings.ts';
import { aHealth } from './a-health.ts';

const { database, mail, at } = aHealth();
const NO_WAITING = { proved: 0, member: 0, newcomer: 0 };
const UNREADABLE_MAIL: Health['mail'] = { state: 'unreadable', mode: 'smtp', isDown: false };
const withFree = (freeBytes: number): Partial<Health> => ({ storage: { state: 'read', freeBytes, usedBytes: 1 } });
const withAnswer = (answerMs: number): Partial<Health> => ({
  database: { state: 'reachable', kind: 'embedded', answerMs, bytes: 1, integrity: { state: 'unchecked' } },
});
const DAMAGED: Health['database'] = {
  ...{ state: 'reachable', kind: 'embedded', answerMs: SLOW_ANSWER_MS + 1, bytes: 1 },
  integrity: { state: 'damaged', at },
};
const CHECKED = { at, critical: 0, high: 0, moderate: 0, low: 0 };
const withPackages = (vulnerabilities: Health['process']['vulnerabilities']): Partial<Health> => ({
  process: { ...aHealth().process, vulnerabilities },
});
const withOldest = (oldestWaitingMs: number): Partial<Health> => ({
  mail: { state: 'read', mode: 'smtp', isDown: false, waiting: NO_WAITING, oldestWaitingMs },
});

describe('findings', () => {
  const cases: [string, Partial<Health>, Part, Finding[]][] = [
    ['a quick database', {}, 'database', []],
    ['an answer at the bound', withAnswer(SLOW_ANSWER_MS), 'database', []],
    ['a slow answer', withAnswer(SLOW_ANSWER_MS + 1), 'database', ['databaseSlow']],
    ['a damaged file', { database: DAMAGED }, 'database', ['databaseDamaged', 'databaseSlow']],
    ['no answer', { database: { state: 'unreachable', kind: 'embedded' } }, 'database', ['databaseUnreachable']],
    ['mails that leave', {}, 'mail', []],
    ['mails that fail', { mail: { ...mail, isDown: true } }, 'mail', ['mailDown']],
    ['local mails', { mail: { ...mail, mode: 'local' } }, 'mail', ['mailLocal']],
    ['an unreadable queue', { mail: UNREADABLE_MAIL }, 'mail', ['mailUnreadable']],
    ['a mail at the bound', withOldest(LATE_MAIL_MS), 'mail', []],
    ['a late mail', withOldest(LATE_MAIL_MS + 1), 'mail', ['mailLate']],
    ['room on the disk', withFree(TIGHT_BYTES), 'storage', []],
    ['a tight disk', withFree(TIGHT_BYTES - 1), 'storage', ['storageTight']],
    ['the last free part of a disk', withFree(FULL_BYTES), 'storage', ['storageTight']],
    ['a full disk', withFree(FULL_BYTES - 1), 'storage', ['storageFull']],
    ['an unreadable disk', { storage: { state: 'unreadable' } }, 'storage', ['storageUnreadable']],
    ['a backup of seven days', { lastBackup: at - BACKUP_AGE_MAX_MS }, 'backup', []],
    ['an older backup', { lastBackup: at - BACKUP_AGE_MAX_MS - 1 }, 'backup', ['backupOld']],
    ['no backup', { lastBackup: null }, 'backup', ['backupNone']],
    ['a backup that cannot be read', { lastBackup: 'unknown' }, 'backup', ['backupUnknown']],
    [
      'a backup of PostgreSQL',
      { lastBackup: 'unknown', database: { ...database, kind: 'postgres' } },
      'backup',
      ['backupElsewhere'],
    ],
    ['a public address', {}, 'origin', []],
    ['no public address', { isPublicOriginSet: false }, 'origin', ['originMissing']],
    ['a checked release', {}, 'process', []],
    ['an unchecked release', withPackages(null), 'process', ['packagesUnchecked']],
    ['packages with a vulnerability', withPackages({ ...CHECKED, low: 1 }), 'process', ['packagesVulnerable']],
    ['a check of 90 days', withPackages({ ...CHECKED, at: at - PACKAGES_AGE_MAX_MS }), 'process', []],
    ['an older check', withPackages({ ...CHECKED, at: at - PACKAGES_AGE_MAX_MS - 1 }), 'process', ['packagesCheckOld']],
  ];
  it.each(cases)('of %s', (_case, changes, part, findings) => {
    expect(listFindings({ ...aHealth(), ...changes })[part]).toEqual(findings);
  });

  it('leaves the disk out where the data are elsewhere', () => {
    expect(Object.keys(listFindings({ ...aHealth(), storage: null }))).not.toContain('storage');
  });
});

describe('the urgency of a part', () => {
  const cases: [Finding[], string][] = [
    [[], 'good'],
    [['mailLocal'], 'note'],
    [['mailLocal', 'mailLate'], 'warning'],
    [['mailDown', 'mailLocal'], 'bad'],
  ];
  it.each(cases)('with %j is %s', (findings, level) => {
    expect(toLevel(findings)).toBe(level);
  });
});

it('counts parts with warnings and failures, and no notes', () => {
  const changes: Partial<Health> = { isPublicOriginSet: false, mail: { ...mail, mode: 'local' }, lastBackup: null };
  expect(countAlarms(listFindings({ ...aHealth(), ...changes }))).toBe(2);
  expect(countAlarms(listFindings(aHealth()))).toBe(0);
});
