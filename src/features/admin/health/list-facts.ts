import type { Health, Integrity, Vulnerabilities } from '../../../core/contracts/admin-health.ts';
import { createDateFormat } from '../../../core/text/date-format.ts';
import { toAge } from '../../../shared/age.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { copy } from './copy.ts';
import type { Part } from './model/findings.ts';

export type Fact = readonly [name: string, value: string];

const words = copy.facts;
const TIME = createDateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** The facts of every part, as names and values. */
export function listFacts(health: Health): Readonly<Record<Part, readonly Fact[]>> {
  return {
    database: toDatabaseFacts(health),
    mail: toMailFacts(health.mail),
    storage: toStorageFacts(health.storage),
    backup: toBackupFacts(health),
    origin: [[words.publicOrigin, health.isPublicOriginSet ? words.isSet : words.isNotSet]],
    process: toProcessFacts(health),
  };
}

function toDatabaseFacts({ at, database }: Health): Fact[] {
  const kind: Fact = [words.kind, words.kinds[database.kind]];
  if (database.state === 'unreachable') return [kind];
  const { answerMs, bytes, integrity } = database;
  return [
    kind,
    [words.answer, words.milliseconds(answerMs)],
    [words.databaseSize, bytes === null ? words.unknown : formatSize(bytes)],
    ...(integrity === null ? [] : [[words.integrity, toFound(integrity, at)] as const]),
  ];
}

function toFound(integrity: Integrity, at: number): string {
  const found = words.integrityStates[integrity.state];
  return integrity.state === 'unchecked' ? found : words.checked(found, toAge(integrity.at, at));
}

function toMailFacts(mail: Health['mail']): Fact[] {
  const mode: Fact = [words.mode, words.modes[mail.mode]];
  if (mail.state === 'unreadable') return [mode];
  const { proved, member, newcomer } = mail.waiting;
  const total = proved + member + newcomer;
  const waiting: Fact = [words.waiting, words.mails(total)];
  if (total === 0) return [mode, waiting];
  return [
    mode,
    waiting,
    [words.proved, words.mails(proved)],
    [words.member, words.mails(member)],
    [words.newcomer, words.mails(newcomer)],
    [words.oldest, words.duration((mail.oldestWaitingMs ?? 0) / 1000)],
  ];
}

function toStorageFacts(storage: Health['storage']): Fact[] {
  if (storage === null || storage.state === 'unreadable') return [];
  return [
    [words.free, formatSize(storage.freeBytes)],
    [words.used, formatSize(storage.usedBytes)],
  ];
}

function toBackupFacts({ at, lastBackup, database }: Health): Fact[] {
  if (database.kind === 'postgres') return [];
  if (lastBackup === 'unknown') return [[words.lastBackup, words.unknown]];
  if (lastBackup === null) return [[words.lastBackup, words.none]];
  return [[words.lastBackup, words.backupTime(TIME.format(lastBackup), toAge(lastBackup, at))]];
}

function toProcessFacts({ at, process: own }: Health): Fact[] {
  const { version, nodeVersion, uptimeS, memoryBytes, vulnerabilities } = own;
  return [
    [words.version, version ?? words.fromSources],
    [words.node, nodeVersion],
    [words.uptime, words.duration(uptimeS)],
    [words.memory, formatSize(memoryBytes)],
    [words.packages, vulnerabilities === null ? words.packagesUnchecked : toFoundPackages(vulnerabilities, at)],
  ];
}

function toFoundPackages(found: Vulnerabilities, at: number): string {
  const severities = Object.keys(words.severities) as (keyof typeof words.severities)[];
  const counts = severities
    .filter((severity) => found[severity] > 0)
    .map((severity) => words.packagesOf(words.severities[severity], found[severity]));
  return words.checked(counts.join(' · ') || words.packagesSafe, toAge(found.at, at));
}
