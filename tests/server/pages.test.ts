import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';

const HTML = { accept: 'text/html,application/xhtml+xml' };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ ALLOWED_HOSTS: 'example.cn' });
});
afterAll(() => test.close());

async function get(url: string, headers: Record<string, string> = HTML) {
  return test.app.inject({ method: 'GET', url, headers });
}

describe('redirects', () => {
  it.each([
    ['/', 302, '/mythinkn/'],
    ['/mythinkn', 302, '/mythinkn/portal/goal-focus'],
    ['/mythinkn/', 302, '/mythinkn/portal/goal-focus'],
    ['/mythinkn/portal/', 308, '/mythinkn/portal'],
    ['/mythinkn/portal/goal-focus/?room=1', 308, '/mythinkn/portal/goal-focus?room=1'],
    ['/mythinkn/portal/nowhere', 302, '/mythinkn/portal/goal-focus#unknown-page'],
    ['/mythinkn/portal/Goal-Focus', 302, '/mythinkn/portal/goal-focus#unknown-page'],
    ['/mythinkn/portal/inspiration/1/2', 302, '/mythinkn/portal/goal-focus#unknown-page'],
    ['/mythinkn/portal.html', 302, '/mythinkn/portal/goal-focus#unknown-page'],
    ['/favicon.ico', 302, '/mythinkn/icon.svg'],
  ])('%s answers %i to %s', async (url, status, location) => {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([status, location]);
  });
});

describe('a known page', () => {
  it.each([
    '/mythinkn/portal',
    '/mythinkn/portal/goal-focus',
    '/mythinkn/portal/inspiration/42',
    '/mythinkn/index.html',
  ])('%s is the shell with a nonce and its own head', async (url) => {
    const reply = await get(url, {});
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.headers.etag).toBeUndefined();
    expect(reply.headers.vary).toContain('accept-encoding');
    expect(reply.body).not.toContain('nonce="%CSP_NONCE%"');
    expect(reply.body).not.toContain('development');
    const nonces = [...reply.body.matchAll(/nonce="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(nonces).size).toBe(1);
    expect(reply.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
  });

  it('gets a new nonce with every request', async () => {
    const [one, two] = [await get('/mythinkn/portal'), await get('/mythinkn/portal')];
    expect(one.headers['content-security-policy']).not.toBe(two.headers['content-security-policy']);
  });

  it('contains its own address with the parameter filled in', async () => {
    const reply = await get('/mythinkn/portal/inspiration/42?x=1', { host: 'example.cn' });
    expect(reply.body).toContain('rel="canonical" href="http://example.cn/mythinkn/portal/inspiration/42"');
  });

  it('escapes the texts of the manifest and the address', async () => {
    const page = await get('/mythinkn/portal/goal-focus');
    expect(page.body).toContain('专注 &quot;桌面&quot; &lt;b&gt;');
    const detail = await get("/mythinkn/portal/inspiration/'$&$1'");
    expect(detail.body).toContain('/portal/inspiration/&#39;$&amp;$1&#39;');
  });

  it('answers HEAD with the same headers and no body', async () => {
    const reply = await test.app.inject({ method: 'HEAD', url: '/mythinkn/portal', headers: HTML });
    expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([
      200,
      '',
      'text/html; charset=utf-8',
    ]);
  });

  it('must not be indexed if its descriptor forbids it', async () => {
    expect((await get('/mythinkn/portal')).body).toContain('name="robots" content="index, follow"');
    expect((await get('/mythinkn/portal/data-center')).body).toContain('name="robots" content="noindex"');
  });

  it('must not be indexed as the offline copy', async () => {
    expect((await get('/mythinkn/index.html')).body).toContain('name="robots" content="noindex"');
  });
});

describe('a prerendered page', () => {
  it('carries its text, its styles with the nonce of the response, and behind its text the inert links of its scripts', async () => {
    const reply = await get('/mythinkn/portal');
    const nonce = /'nonce-([^']+)'/.exec(String(reply.headers['content-security-policy']))?.[1];
    expect(reply.body).toContain('<body><div id="root" data-view="/portal"><h1>首页的正文');
    expect(reply.body).toContain(`<style nonce="${nonce}" data-styles="a">.css-a{color:red}</style>`);
    const links = ['Home-1.js', 'icons-2.js'].map(
      (file) => `<link rel="modulepreload" crossorigin href="/mythinkn/assets/${file}">`,
    );
    expect(reply.body).toContain(`<template>${links.join('')}</template></body>`);
  });

  it('leaves the text of the page as it is', async () => {
    expect((await get('/mythinkn/portal')).body).toContain('首页的正文 $& %CSP_NONCE%</h1>');
  });

  it('has another view for a query that has one', async () => {
    const reply = await get('/mythinkn/portal?tab=second');
    expect(reply.body).toContain('第二页');
    expect(reply.body).not.toContain('首页的正文');
    expect(reply.body).toContain('rel="canonical" href="http://localhost/mythinkn/portal"');
  });

  it('shows its own view for any other query', async () => {
    expect((await get('/mythinkn/portal?from=mail')).body).toContain('data-view="/portal"');
  });

  it.each(['/mythinkn/portal/goal-focus', '/mythinkn/index.html'])(
    '%s without a view has an empty root',
    async (url) => {
      const { body } = await get(url);
      expect(body).toContain('<body><div id="root"></div></body>');
      expect(body).not.toContain('modulepreload');
    },
  );

  it('never serves the file of the views', async () => {
    expect((await get('/mythinkn/page-views.json', { accept: '*/*' })).statusCode).toBe(404);
  });
});

describe('anything but a page gets an honest error, never the shell', () => {
  const ENVELOPE = { code: '404', message: '请求的地址不存在', data: null };

  it.each(['/mythinkn/api/unknown', '/mythinkn/api', '/mythinkn/auth/', '/mythinkn/auth/login?token=1'])(
    'service path %s answers 404 with an envelope',
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.json()]).toEqual([404, ENVELOPE]);
      expect(reply.headers['content-type']).toContain('application/json');
    },
  );

  it.each([
    '/mythinkn/assets/missing.js',
    '/mythinkn/assets/',
    '/mythinkn/assets',
    '/elsewhere',
    '/mythinknx/portal',
    '/index.html',
    '/sw.js',
    '//example.com/mythinkn/portal',
  ])('%s answers 404 with an empty body', async (url) => {
    const reply = await get(url, url === '/mythinkn/assets' ? { accept: '*/*' } : HTML);
    expect([reply.statusCode, reply.body]).toEqual([404, '']);
    expect(reply.headers['content-security-policy']).toBeDefined();
  });

  it('the id of the portal home leads there for good', async () => {
    for (const url of ['/mythinkn/portal/home', '/mythinkn/portal/home/']) {
      const reply = await get(url);
      expect([reply.statusCode, reply.headers.location]).toEqual([308, '/mythinkn/portal']);
    }
  });

  it.each([
    ['/mythinkn/portal/nowhere', 'text/html', 302],
    ['/mythinkn/portal/nowhere', '*/*', 404],
    ['/mythinkn/portal', '*/*', 200],
    ['/mythinkn/portal/home', '*/*', 308],
    ['/mythinkn/api/unknown', '*/*', 404],
  ])('HEAD %s, accepting %s, is answered as GET: %i', async (url, accept, status) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await test.app.inject({ method, url, headers: { accept } });
      expect([method, reply.statusCode]).toEqual([method, status]);
    }
  });

  it('answers 404 to a program that requests an unknown page', async () => {
    const reply = await get('/mythinkn/portal/nowhere', { accept: '*/*' });
    expect([reply.statusCode, reply.body]).toEqual([404, '']);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s on a page answers 405', async (method) => {
    const reply = await test.app.inject({ method, url: '/mythinkn/portal' });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('POST on an unknown service path answers 404 with an envelope', async () => {
    const reply = await test.app.inject({ method: 'POST', url: '/mythinkn/api/unknown', payload: { a: 1 } });
    expect([reply.statusCode, reply.json()]).toEqual([404, ENVELOPE]);
  });

  it.each([
    ['/mythinkn/portal%2Fgoal-focus', 400],
    ['/mythinkn/..%2f..%2fsecret.txt', 400],
    ['/mythinkn/..%5c..%5csecret.txt', 400],
    ['/mythinkn/%00', 400],
    ['/mythinkn/sw.js%00.html', 400],
    ['/mythinkn/%0d%0aset-cookie:a', 400],
    ['/mythinkn/%zz', 400],
    ['/mythinkn/portal/inspiration/%ff', 400],
    ['/mythinkn/api/%zz', 400],
  ])('%s answers %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  it.each([
    ['an address', `/mythinkn/portal?x=${'1'.repeat(5000)}`],
    ['a parameter', `/mythinkn/portal/inspiration/${'1'.repeat(300)}`],
  ])('%s beyond its length answers 414', async (_what, url) => {
    expect((await get(url)).statusCode).toBe(414);
  });
});
