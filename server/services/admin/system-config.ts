import type { Analytics, PortalSettings, SystemConfig, SystemLinks } from '../../../src/core/contracts/admin-system.ts';
import { ANALYTICS_SETTING, readAnalytics } from '../settings/analytics-setting.ts';
import { LINKS_SETTING } from '../settings/links-setting.ts';
import { PORTAL_SETTING } from '../settings/portal-setting.ts';
import type { Settings } from '../settings/settings.ts';
import { type AdminCaller, type AdminContext, saveAsAdmin } from './admin-context.ts';
import { keepUploads, readUploadUsage, renewUploads } from './uploads/uploads.ts';

export interface SystemContext {
  readonly admin: AdminContext;
  readonly settings: Settings;
}

export async function readSystemConfig({ admin, settings }: SystemContext): Promise<SystemConfig> {
  return {
    portal: await settings.read(PORTAL_SETTING),
    initialPortal: PORTAL_SETTING.initial,
    analytics: await readAnalytics(settings),
    links: await settings.read(LINKS_SETTING),
    uploads: await readUploadUsage(admin.accounts.db),
  };
}

/** Throws `UPLOAD_MISSING` for an uploaded picture that does not exist, before anything changes. */
export async function savePortal(context: SystemContext, caller: AdminCaller, portal: PortalSettings): Promise<void> {
  const { accounts } = context.admin;
  const previous = await context.settings.read(PORTAL_SETTING);
  await keepUploads(accounts.db, listPictures(portal), accounts.now());
  await saveAsAdmin(context.settings, caller, PORTAL_SETTING, portal);
  // Pictures that the settings no longer name stay for a day, because open pages still show them.
  await renewUploads(accounts.db, listPictures(previous), accounts.now());
}

export async function saveAnalytics(
  { settings }: SystemContext,
  caller: AdminCaller,
  analytics: Analytics | null,
): Promise<void> {
  await saveAsAdmin(settings, caller, ANALYTICS_SETTING, analytics ?? ANALYTICS_SETTING.initial);
}

export async function saveLinks({ settings }: SystemContext, caller: AdminCaller, links: SystemLinks): Promise<void> {
  await saveAsAdmin(settings, caller, LINKS_SETTING, links);
}

export async function readLinks({ settings }: SystemContext): Promise<SystemLinks> {
  return settings.read(LINKS_SETTING);
}

function listPictures({ panelImages, backgroundImages }: PortalSettings): string[] {
  return [...panelImages, ...backgroundImages];
}
