import { describe, expect, it } from 'vitest';
import { readClientBuild } from '../../server/http/client-build.ts';
import { parsePageShell, renderPage } from '../../server/http/page-shell.ts';
import { manifest, shellHtml, writeClientBuild } from './fake-client-build.ts';

describe('a missing or damaged client build makes the server say to build first', () => {
  it.each([
    ['no manifest', { 'route-manifest.json': null }],
    ['a broken manifest', { 'route-manifest.json': '{' }],
    ['a manifest of another shape', { 'route-manifest.json': '{"landing":"portal","pages":[]}' }],
    [
      'a manifest with a service address that would change the policy',
      { 'route-manifest.json': JSON.stringify({ ...manifest, apiOrigin: 'https://a.example; script-src *' }) },
    ],
    ['no page', { 'index.html': null }],
    ['a page without a place for head tags', { 'index.html': '<!--view--><!--/view-->' }],
    ['a page without a place for its view', { 'index.html': '<!--head--><!--/head-->' }],
    ['a page without an end', { 'index.html': '<!--head--><!--/head--><!--view--><!--/view-->' }],
    ['no views', { 'page-views.json': null }],
    ['views of another shape', { 'page-views.json': '[{"address":"portal"}]' }],
  ])('%s', async (_case, files) => {
    const build = await writeClientBuild(files);
    await expect(readClientBuild(build.directory)).rejects.toThrow('npm run build');
    await build.remove();
  });

  it('no folder at all', async () => {
    await expect(readClientBuild('/nowhere/client')).rejects.toThrow('npm run build');
  });
});

describe('the page shell', () => {
  it('knows the icon of the page', () => {
    expect(parsePageShell(shellHtml).icon).toBe('/mythinkn/icon.svg');
  });

  it('has no icon where the page names none', () => {
    expect(parsePageShell('<!--head--><!--/head--><!--view--><!--/view--></body>').icon).toBeNull();
  });

  it('inserts replacement patterns in nonces and tags literally', () => {
    const shell = parsePageShell(
      '<p nonce="%CSP_NONCE%"><!--head-->old<!--/head--></p><!--view-->old<!--/view--></body>',
    );
    const view = { address: '/portal', styles: '<i nonce="%CSP_NONCE%">', modules: [], body: '$& %CSP_NONCE%' };
    expect(renderPage(shell, "$& $' $1", '$&', view)).toBe(
      `<p nonce="$&">$& $' $1\n<i nonce="$&"></p>$& %CSP_NONCE%<template></template></body>`,
    );
  });
});
