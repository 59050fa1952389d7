import type { SecurityLog } from '../../log/security-log.ts';
import type { Settings } from './settings.ts';

/** The same settings, whose changes also appear in the security log, without their values. */
export function recordChanges(settings: Settings, log: SecurityLog): Settings {
  return {
    ...settings,
    async save(setting, value, actor, authorize) {
      const event = { event: `settings.change.${setting.key}`, who: actor.id ?? 'system', address: actor.address };
      try {
        await settings.save(setting, value, actor, authorize);
      } catch (error) {
        log.record({ ...event, outcome: 'failed' });
        throw error;
      }
      log.record({ ...event, outcome: 'ok' });
    },
  };
}
