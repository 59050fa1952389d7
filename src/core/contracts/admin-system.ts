import { parseUrl, type UrlParts } from '../parse-url.ts';
import { BASE_PATH } from '../paths.ts';
import { z } from '../schema.ts';
import { defineCall } from './define-call.ts';

export const SYSTEM_LIMITS = {
  imagesPerList: 15,
  addressLength: 2048,
  siteIdLength: 100,
  /** Seconds. */
  intervalMin: 3,
  intervalMax: 3600,
} as const;

/** Control characters, spaces, unpaired surrogates and backslashes, which readers of addresses treat in different ways. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Z}\\]/u;
/** The policy of a page lists this host, so it has no characters with a meaning there. */
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;
/** Completes a path, so that it can be read. */
const ANY_ORIGIN = 'https://localhost';
const SITE_ID = /^[\w.-]*$/;

function parseAddress(text: string): UrlParts | null {
  const url = UNSAFE.test(text) ? null : parseUrl(text);
  return url?.username === '' && url.password === '' ? url : null;
}

/** A path of this site below the base, without dot segments. */
function isOwnPath(text: string): boolean {
  if (!text.startsWith(`${BASE_PATH}/`) || UNSAFE.test(text)) return false;
  const url = parseUrl(`${ANY_ORIGIN}${text}`);
  return url !== null && `${url.pathname}${url.search}` === text;
}

/** Address of a picture of the portal: a path of this site, or an https address. */
export function isPictureAddress(text: string): boolean {
  return isOwnPath(text) || parseAddress(text)?.protocol === 'https:';
}

/** Address that page views are sent to: https, without a query. */
function isAnalyticsEndpoint(text: string): boolean {
  const url = parseAddress(text);
  if (url === null || url.protocol !== 'https:' || /[?#]/.test(text)) return false;
  return HOST.test(url.hostname) && !text.includes('*');
}

/** Address of a page of the operator's own services. Empty where there is none. */
export function isLinkAddress(text: string): boolean {
  return text === '' || ['http:', 'https:'].includes(parseAddress(text)?.protocol ?? '');
}

const address = z.string().max(SYSTEM_LIMITS.addressLength);
const images = z.array(address.refine(isPictureAddress)).max(SYSTEM_LIMITS.imagesPerList);
const interval = z.number().min(SYSTEM_LIMITS.intervalMin).max(SYSTEM_LIMITS.intervalMax);

/** Pictures of the portal's pages and how long each is shown, as administrators may set them. */
export const portalSettingsSchema = z.object({
  panelImages: images,
  backgroundImages: images,
  /** Seconds. */
  panelInterval: interval,
  backgroundInterval: interval,
});
export type PortalSettings = z.infer<typeof portalSettingsSchema>;

/** Where page views are counted. */
export const analyticsSchema = z.object({
  endpoint: address.refine(isAnalyticsEndpoint),
  /** How the counting service names this site. */
  siteId: z.string().min(1).max(SYSTEM_LIMITS.siteIdLength).regex(SITE_ID),
});
export type Analytics = z.infer<typeof analyticsSchema>;

/** The same as a setting: empty texts while it is off. */
export const analyticsSettingSchema = z.object({
  endpoint: z.union([z.literal(''), analyticsSchema.shape.endpoint]),
  siteId: z.union([z.literal(''), analyticsSchema.shape.siteId]),
});

const link = address.refine(isLinkAddress);

/** Quick links of the console's home (doc 1 §2.7): service registry, health of the gateway, health of the order service. */
export const systemLinksSchema = z.object({ registry: link, gateway: link, orders: link });
export type SystemLinks = z.infer<typeof systemLinksSchema>;

const systemConfigSchema = z.object({
  portal: portalSettingsSchema,
  /** What the portal shows until it is changed. */
  initialPortal: portalSettingsSchema,
  /** Null while it is off. */
  analytics: analyticsSchema.nullable(),
  links: systemLinksSchema,
  /** Space that uploaded pictures take. */
  uploads: z.object({ files: z.number(), bytes: z.number() }),
});
export type SystemConfig = z.infer<typeof systemConfigSchema>;

const PATH = `${BASE_PATH}/api/admin/system-config`;
const access = { rank: 'SUPER_ADMIN' } as const;

/** The system configuration. Each part is saved by itself and takes effect at once. */
export const SYSTEM_CALLS = {
  read: defineCall({ id: 'adminSystem.read', method: 'GET', path: PATH, access, reply: systemConfigSchema }),
  savePortal: defineCall({
    id: 'adminSystem.savePortal',
    method: 'PUT',
    path: `${PATH}/portal`,
    access,
    body: portalSettingsSchema,
    reply: z.null(),
  }),
  saveAnalytics: defineCall({
    id: 'adminSystem.saveAnalytics',
    method: 'PUT',
    path: `${PATH}/analytics`,
    access,
    needsFreshPassword: true,
    body: z.object({ analytics: analyticsSchema.nullable() }),
    reply: z.null(),
  }),
  saveLinks: defineCall({
    id: 'adminSystem.saveLinks',
    method: 'PUT',
    path: `${PATH}/links`,
    access,
    body: systemLinksSchema,
    reply: z.null(),
  }),
  readLinks: defineCall({
    id: 'adminSystem.readLinks',
    method: 'GET',
    path: `${PATH}/links`,
    access: { rank: 'ADMIN' },
    reply: systemLinksSchema,
  }),
} as const;
