import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FALLBACK_CONFIG, loadPortalConfig } from '../../../../src/features/goal-focus/background/portal-config.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';

const NOW = 1_795_334_400_000;
const CONFIG = {
  panelImages: ['/mythinkn/backgrounds/dawn.svg'],
  backgroundImages: ['https://a.example/b.png'],
  panelInterval: 12,
  backgroundInterval: 20,
};

let entries: Map<string, string>;
let requests: number;
let now: number;

beforeEach(() => {
  entries = new Map();
  requests = 0;
  now = NOW;
});

function load(reply: () => Response | Promise<Response>, signal = new AbortController().signal) {
  return loadPortalConfig({
    storage: { read: (key) => entries.get(key) ?? null, write: (key, text) => Boolean(entries.set(key, text)) },
    now: () => now,
    timeoutSignal: () => signal,
    fetchIt: async () => {
      requests += 1;
      return reply();
    },
  });
}

const answer =
  (data: unknown, code = '200', status = 200) =>
  () =>
    Response.json({ code, data }, { status });

describe('the portal config', () => {
  it('has uploaded pictures at the service elsewhere, also from the cache, and other paths at the origin of the page', async () => {
    vi.resetModules();
    vi.stubGlobal('__API_ORIGIN__', 'https://api.example');
    const { loadPortalConfig: loadElsewhere } = await import(
      '../../../../src/features/goal-focus/background/portal-config.ts'
    );
    const upload = '/mythinkn/uploads/0a.webp';
    const addresses: string[] = [];
    const deps = {
      storage: {
        read: (key: string) => entries.get(key) ?? null,
        write: (key: string, text: string) => Boolean(entries.set(key, text)),
      },
      now: () => now,
      timeoutSignal: () => new AbortController().signal,
      fetchIt: async (address: string) => {
        addresses.push(address);
        return answer({ ...CONFIG, backgroundImages: [upload] })();
      },
    };
    const expected = { ...CONFIG, backgroundImages: [`https://api.example${upload}`] };
    expect(await loadElsewhere(deps)).toEqual(expected);
    expect(await loadElsewhere(deps)).toEqual(expected);
    expect(addresses).toEqual(['https://api.example/mythinkn/api/system/config/public/portal-config']);
  });

  it('is fetched once in five minutes', async () => {
    expect(await load(answer(CONFIG))).toEqual(CONFIG);
    now += 299_999;
    expect(await load(answer(CONFIG))).toEqual(CONFIG);
    expect(requests).toBe(1);
    now += 1;
    await load(answer(CONFIG));
    expect(requests).toBe(2);
  });

  it.each(['', '{', '{"at":1}', JSON.stringify({ at: NOW + 1, config: CONFIG })])(
    'is fetched again where the cache is %j',
    async (cache) => {
      entries.set(STORAGE_KEYS.portalConfig, cache);
      expect(await load(answer(CONFIG))).toEqual(CONFIG);
      expect(requests).toBe(1);
    },
  );

  it.each<[string, () => Response | Promise<Response>]>([
    ['another code', answer(CONFIG, '500')],
    ['a failed status', answer(CONFIG, '200', 503)],
    ['other data', answer({ panelImages: 'x' })],
    ['no JSON', () => new Response('<html>')],
    ['no network', () => Promise.reject(new TypeError('failed'))],
  ])('falls back to no images and 15 seconds after %s, and caches nothing', async (_case, reply) => {
    expect(await load(reply)).toEqual(FALLBACK_CONFIG);
    expect(FALLBACK_CONFIG).toMatchObject({ panelImages: [], backgroundInterval: 15, panelInterval: 15 });
    expect(entries.size).toBe(0);
  });

  it('falls back when the server takes too long', async () => {
    const signal = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    expect(await load(answer(CONFIG), signal)).toEqual(FALLBACK_CONFIG);
  });

  it('leaves out addresses that must not be shown', async () => {
    const bad = ['javascript:alert(1)', 'data:image/png,', '//evil.example/a.png', '/\\evil.example', 'a.png'];
    expect((await load(answer({ ...CONFIG, panelImages: [...bad, ...CONFIG.panelImages] }))).panelImages).toEqual(
      CONFIG.panelImages,
    );
  });
});
