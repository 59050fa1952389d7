import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toFallbackHead } from '../../src/app/page-heads.ts';
import { DARK_TOKENS, LIGHT_TOKENS, MARK_COLORS } from '../../src/app/theme-tokens.ts';
import { toPageTitle } from '../../src/core/page-head.ts';
import { STORAGE_KEYS } from '../../src/platform/storage/keys.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('index.html');
const script = read('src/app/public/boot.js');
const css = read('src/app/shell.css');

describe('the page before the program runs', () => {
  it('has no inline script and no inline style, which the policy forbids', () => {
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/);
    expect(page).not.toMatch(/<style|\sstyle=/);
  });

  it('is in Chinese, and reaches the edges of a notched screen', () => {
    expect(page).toContain('<html lang="zh-CN">');
    expect(page).toContain('viewport-fit=cover');
  });

  it('marks the place of the head tags and of the nonce', () => {
    expect(page.indexOf('<!--head-->')).toBeLessThan(page.indexOf('<title>'));
    expect(page.indexOf('<!--/head-->')).toBeGreaterThan(page.indexOf('<title>'));
    expect(page).toContain('<meta property="csp-nonce" nonce="%CSP_NONCE%" />');
  });

  it('describes the product until the server or the program names the page', () => {
    const { title, description, keywords } = toFallbackHead('/portal');
    expect(page).toContain(`<title>${toPageTitle(title)}</title>`);
    expect(page).toContain(`name="description" content="${description}"`);
    expect(page).toContain(`name="keywords" content="${keywords}"`);
  });

  it('sets the color scheme before the styles apply', () => {
    expect(page.indexOf('boot.js')).toBeLessThan(page.indexOf('shell.css'));
  });

  it('looks for a session under the same name as the program', () => {
    expect(script).toContain(`'${STORAGE_KEYS.authToken}'`);
  });

  it('waits for the event that the program sends when it has started', () => {
    expect(script).toContain("addEventListener('mythinkn:started'");
    expect(read('src/app/StartSignal.tsx')).toContain("'mythinkn:started'");
  });

  it('reads the color mode from the same entry as the program', () => {
    expect(script).toContain(`'${STORAGE_KEYS.colorMode}'`);
  });

  it('uses the colors of the theme', () => {
    for (const tokens of [LIGHT_TOKENS, DARK_TOKENS]) {
      expect(css).toContain(`--boot-background: ${tokens.background};`);
      expect(css).toContain(`--boot-paper: ${tokens.paper};`);
      expect(css).toContain(`--boot-border: ${tokens.border};`);
      expect(css).toContain(`--boot-text: ${tokens.text};`);
      expect(css).toContain(`--boot-focus: ${tokens.primaryText};`);
    }
    expect(page).toContain(`content="${LIGHT_TOKENS.background}"`);
    expect(script).toContain(`'${DARK_TOKENS.background}'`);
  });

  it('shows the same mark as the header', () => {
    const drawn = read('src/app/portal/ProductMark.tsx').matchAll(/ d="([^"]+)"/g);
    const icon = read('src/app/public/favicon.svg');
    const paths = [...drawn].map(([, path]) => path);
    expect(paths).toHaveLength(2);
    for (const path of paths) expect(icon).toContain(` d="${path}"`);
    for (const color of [MARK_COLORS.water, MARK_COLORS.ring]) expect(icon).toContain(color);
  });
});
