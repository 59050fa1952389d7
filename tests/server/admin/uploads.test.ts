import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sweepUploads } from '../../../server/services/admin/uploads/uploads.ts';
import { UPLOAD_CALLS, UPLOAD_LIMITS } from '../../../src/core/contracts/admin-uploads.ts';
import { type AdminApp, createAdminApp, outcomeOf } from './create-admin-app.ts';
import { createAnimatedPng, createAnimatedWebp, paint } from './pictures.ts';

const PATH = UPLOAD_CALLS.create.path;
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
const ARCHIVE = Buffer.from('PK\x03\x04 an archive');

interface Sending {
  readonly as?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function upload(
  test: AdminApp,
  payload: Buffer,
  { as = 'root', type = 'image/png', headers = {} }: Sending = {},
) {
  const authorization = `Bearer ${await test.signInAs(as)}`;
  return test.app.inject({
    method: 'POST',
    url: PATH,
    payload,
    headers: { authorization, 'content-type': type, ...headers },
  });
}

async function listStored(test: AdminApp): Promise<string[]> {
  const rows = await test.db.selectFrom('uploads').select('hash').orderBy('created_at').execute();
  return rows.map(({ hash }) => hash);
}

describe('an uploaded picture', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('of kind %s is stored as WebP under the hash of its content', async (format, type) => {
    const test = await createAdminApp();
    const reply = await upload(test, await paint(40, 30).toFormat(format).toBuffer(), { type });
    const { path, width, height, bytes } = reply.json().data;
    expect([reply.statusCode, width, height]).toEqual([200, 40, 30]);
    const served = await test.app.inject(path);
    expect(createHash('sha256').update(served.rawPayload).digest('hex')).toBe(
      path.replace(/^\/mythinkn\/uploads\/(.*)\.webp$/, '$1'),
    );
    expect(served.rawPayload.length).toBe(bytes);
    expect((await sharp(served.rawPayload).metadata()).format).toBe('webp');
    expect(await test.audited()).toEqual([`upload.create ${(await listStored(test))[0]}`]);
  });

  it('is upright, and has no metadata such as the place where it was taken', async () => {
    const test = await createAdminApp();
    const photo = await paint(40, 30)
      .withExif({ IFD0: { Copyright: 'Lin at home' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { path, width, height } = (await upload(test, photo, { type: 'image/jpeg' })).json().data;
    expect([width, height]).toEqual([30, 40]);
    const { rawPayload } = await test.app.inject(path);
    const { exif, xmp, orientation } = await sharp(rawPayload).metadata();
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
    expect(rawPayload.includes('Lin at home')).toBe(false);
  });

  it.each([
    ['a PNG with a page behind it', async () => Buffer.concat([await paint(4, 4).png().toBuffer(), PAGE])],
    ['a JPEG with an archive behind it', async () => Buffer.concat([await paint(4, 4).jpeg().toBuffer(), ARCHIVE])],
    ['a WebP with a script behind it', async () => Buffer.concat([await paint(4, 4).webp().toBuffer(), PAGE])],
    [
      'a JPEG with a page in a comment',
      async () => {
        const jpeg = await paint(4, 4).jpeg().toBuffer();
        const head = Buffer.from([0xff, 0xfe, 0, PAGE.length + 2]);
        return Buffer.concat([jpeg.subarray(0, 2), head, PAGE, jpeg.subarray(2)]);
      },
    ],
  ])('that is also something else, %s, keeps nothing but its pixels', async (_case, create) => {
    const test = await createAdminApp();
    const file = await create();
    expect(file.includes('<script>') || file.includes('PK')).toBe(true);
    const reply = await upload(test, file);
    expect(outcomeOf(reply)).toBe('ok');
    const { rawPayload } = await test.app.inject(reply.json().data.path);
    expect(rawPayload.includes('<script>') || rawPayload.includes('PK\x03\x04')).toBe(false);
    expect(rawPayload.readUInt32LE(4) + 8).toBe(rawPayload.length);
  });

  it('is stored smaller when it is wider than the longest edge', async () => {
    const test = await createAdminApp();
    const { width, height } = (await upload(test, await paint(5000, 100).png().toBuffer())).json().data;
    expect([width, height]).toEqual([UPLOAD_LIMITS.edge, 77]);
  });

  it('may have another kind than its type says, because the content decides', async () => {
    const test = await createAdminApp();
    const reply = await upload(test, await paint(4, 4).jpeg().toBuffer(), { type: 'image/png' });
    expect(outcomeOf(reply)).toBe('ok');
  });

  it('takes no more space when it is uploaded twice', async () => {
    const test = await createAdminApp();
    const file = await paint(4, 4).png().toBuffer();
    const paths = [await upload(test, file), await upload(test, file)].map((reply) => reply.json().data.path);
    expect(paths[0]).toBe(paths[1]);
    expect(await listStored(test)).toHaveLength(1);
  });
});

describe('a hostile file', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const whole = () => paint(200, 200).png().toBuffer();
  const cases: readonly (readonly [string, string, () => Promise<Buffer> | Buffer])[] = [
    ['an SVG that is named a PNG', 'UPLOAD_UNREADABLE', () => svg],
    [
      'an SVG behind the signature of a PNG',
      'UPLOAD_UNREADABLE',
      async () => Buffer.concat([(await whole()).subarray(0, 8), svg]),
    ],
    ['an empty file', 'UPLOAD_UNREADABLE', () => Buffer.alloc(0)],
    ['a page', 'UPLOAD_UNREADABLE', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', 'UPLOAD_UNREADABLE', () => paint(4, 4).gif().toBuffer()],
    [
      'a PNG that ends early',
      'UPLOAD_UNREADABLE',
      async () => {
        const noise = await sharp({
          create: {
            width: 200,
            height: 200,
            channels: 3,
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
            background: '#fff',
          },
        })
          .png()
          .toBuffer();
        return noise.subarray(0, noise.length / 2);
      },
    ],
    [
      'a JPEG that ends early',
      'UPLOAD_UNREADABLE',
      async () => {
        const jpeg = await paint(400, 400).jpeg().toBuffer();
        return jpeg.subarray(0, jpeg.length - 200);
      },
    ],
    [
      'a WebP that ends early',
      'UPLOAD_UNREADABLE',
      async () => (await paint(300, 300).webp().toBuffer()).subarray(0, 40),
    ],
    ['a signature alone', 'UPLOAD_UNREADABLE', async () => (await whole()).subarray(0, 8)],
    ['a small file of too many pixels', 'UPLOAD_TOO_MANY_PIXELS', () => paint(30_000, 1000).png().toBuffer()],
    ['an animated WebP', 'UPLOAD_ANIMATED', createAnimatedWebp],
    ['an animated PNG', 'UPLOAD_ANIMATED', createAnimatedPng],
  ];

  it.each(cases)('%s is refused with %s, and nothing is stored', async (_case, code, create) => {
    const test = await createAdminApp();
    const reply = await upload(test, await create());
    expect([reply.statusCode, outcomeOf(reply)]).toEqual([400, code]);
    expect(reply.json().message).toMatch(/图/);
    expect([await listStored(test), await test.audited()]).toEqual([[], []]);
  });

  it.each([
    ['JSON', 'application/json'],
    ['an SVG', 'image/svg+xml'],
    ['a GIF', 'image/gif'],
    ['a form', 'multipart/form-data; boundary=x'],
    ['plain text', 'text/plain'],
  ])('%s by its type is refused before it is looked at', async (_case, type) => {
    const test = await createAdminApp();
    const reply = await upload(test, await whole(), { type });
    expect([reply.statusCode, reply.json().code]).toEqual([415, '415']);
    expect(await listStored(test)).toEqual([]);
  });

  it('of more than 3 MB is refused', async () => {
    const test = await createAdminApp();
    const reply = await upload(test, Buffer.concat([await whole(), Buffer.alloc(UPLOAD_LIMITS.bytes)]));
    expect([reply.statusCode, reply.json().code]).toEqual([413, '413']);
  });

  it('from another site is refused', async () => {
    const test = await createAdminApp();
    const reply = await upload(test, await whole(), { headers: { origin: 'https://evil.example' } });
    expect([reply.statusCode, await listStored(test)]).toEqual([403, []]);
  });

  it('of an administrator who is no super administrator is refused', async () => {
    const test = await createAdminApp();
    expect(outcomeOf(await upload(test, await whole(), { as: 'ada' }))).toBe('403');
  });
});

describe('the place for pictures', () => {
  async function fill(test: AdminApp, count: number, size: number) {
    const row = { content: '', size, width: 1, height: 1, created_at: test.now(), used_at: test.now() };
    const hashes = Array.from({ length: count }, (_, at) => at.toString(16).padStart(64, '0'));
    await test.db
      .insertInto('uploads')
      .values(hashes.map((hash) => ({ hash, ...row })))
      .execute();
  }

  it.each([
    ['60 pictures', UPLOAD_LIMITS.storedFiles, 1],
    ['100 MB', 1, UPLOAD_LIMITS.storedBytes],
  ])('is full with %s', async (_case, count, size) => {
    const test = await createAdminApp();
    await fill(test, count, size);
    const reply = await upload(test, await paint(4, 4).png().toBuffer());
    expect([reply.statusCode, outcomeOf(reply)]).toEqual([409, 'UPLOAD_QUOTA']);
    expect(await listStored(test)).toHaveLength(count);
  });

  it('is never exceeded by uploads at the same time', async () => {
    const test = await createAdminApp();
    await fill(test, UPLOAD_LIMITS.storedFiles - 1, 1);
    const files = await Promise.all(
      ['#111111', '#222222', '#333333'].map((color) => paint(4, 4, color).png().toBuffer()),
    );
    const outcomes = (await Promise.all(files.map((file) => upload(test, file)))).map(outcomeOf);
    expect(outcomes.toSorted()).toEqual(['UPLOAD_QUOTA', 'UPLOAD_QUOTA', 'ok']);
  });

  it('loses pictures that no setting names, a day after their last use', async () => {
    const test = await createAdminApp();
    const sweep = () => sweepUploads(test.accounts);
    const [named, orphan] = await Promise.all(
      ['#111111', '#222222'].map((color) => paint(4, 4, color).png().toBuffer()),
    );
    const { path } = (await upload(test, named as Buffer)).json().data;
    await upload(test, orphan as Buffer);
    const value = JSON.stringify({ panelImages: [path] });
    const row = { key: 'portal-config', value, updated_at: 1, updated_by: null };
    await test.db.insertInto('system_config').values(row).execute();
    test.advance(DAY_MS - HOUR_MS);
    await sweep();
    expect(await listStored(test)).toHaveLength(2);
    test.advance(2 * HOUR_MS);
    await sweep();
    expect((await listStored(test)).map((hash) => `/mythinkn/uploads/${hash}.webp`)).toEqual([path]);
  });
});

describe('the address of a picture', () => {
  it('answers a fixed type that no browser runs, for a year', async () => {
    const test = await createAdminApp();
    const { path } = (await upload(test, await paint(4, 4).png().toBuffer())).json().data;
    const { headers, statusCode } = await test.app.inject({ url: path, headers: { 'accept-encoding': 'br, gzip' } });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect((await test.app.inject({ method: 'HEAD', url: path })).body).toBe('');
  });

  it.each([
    `/mythinkn/uploads/${'0'.repeat(64)}.webp`,
    `/mythinkn/uploads/${'0'.repeat(64)}.svg`,
    `/mythinkn/uploads/${'G'.repeat(64)}.webp`,
    '/mythinkn/uploads/x.webp',
    '/mythinkn/uploads/',
    '/mythinkn/uploads/a/b.webp',
  ])('%s answers 404 with an empty body, never a page', async (url) => {
    const test = await createAdminApp();
    const reply = await test.app.inject({ url, headers: { accept: 'text/html' } });
    expect([reply.statusCode, reply.body, reply.headers.location]).toEqual([404, '', undefined]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});
