import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageView } from '../../src/core/contracts/page-views.ts';
import type { RouteManifest } from '../../src/core/contracts/route-manifest.ts';
import { TEST_FILES } from './test-files.ts';

export const manifest: RouteManifest = {
  landing: '/portal/goal-focus',
  fallback: { path: '/portal', title: '工具箱', description: '离线时的页面', keywords: '离线' },
  pages: [
    { path: '/portal', title: '首页', description: '首页的介绍', keywords: '首页' },
    { path: '/portal/goal-focus', title: 'DIY SHOW', description: '专注 "桌面" <b>', keywords: '专注' },
    { path: '/portal/inspiration/:inspirationId', title: '目标', description: '目标的介绍', keywords: '目标' },
    { path: '/portal/data-center', title: '数据中心', description: '自己的数据', keywords: '数据', robots: 'noindex' },
  ],
};

export const shellHtml = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="UTF-8" />
    <link rel="icon" type="image/svg+xml" href="/mythinkn/icon.svg" />
    <style nonce="%CSP_NONCE%"></style>
    <!--head-->
    <title>development</title>
    <!--/head-->
    <script type="module" crossorigin src="/mythinkn/assets/index-abc.js" nonce="%CSP_NONCE%"></script>
  </head>
  <body><!--view--><div id="root"></div><!--/view--></body>
</html>
`;

/** Its texts look like what the server replaces, and must be left alone. */
const views: readonly PageView[] = [
  {
    address: '/portal',
    styles: '<style nonce="%CSP_NONCE%" data-styles="a">.css-a{color:red}</style>',
    modules: ['/mythinkn/assets/Home-1.js', '/mythinkn/assets/icons-2.js'],
    body: '<div id="root" data-view="/portal"><h1>首页的正文 $& %CSP_NONCE%</h1></div>',
  },
  {
    address: '/portal?tab=second',
    styles: '<style nonce="%CSP_NONCE%" data-styles="b">.css-b{color:red}</style>',
    modules: ['/mythinkn/assets/Home-1.js'],
    body: '<div id="root" data-view="/portal?tab=second"><h1>第二页</h1></div>',
  },
];

export const script = `console.log(${JSON.stringify('x'.repeat(4000))});\n`;

export interface FakeClientBuild {
  readonly directory: string;
  remove(): Promise<void>;
}

/** Writes a small client build to a new folder. Later entries of `extra` win; null leaves a file out. */
export async function writeClientBuild(extra: Readonly<Record<string, string | null>> = {}): Promise<FakeClientBuild> {
  return writeClientBuildTo(await mkdtemp(join(TEST_FILES, 'mythinkn-server-')), extra);
}

/** The same below `root`, as `client/`. */
export async function writeClientBuildTo(
  root: string,
  extra: Readonly<Record<string, string | null>> = {},
): Promise<FakeClientBuild> {
  const directory = join(root, 'client');
  const files: Record<string, string | Buffer | null> = {
    'index.html': shellHtml,
    'route-manifest.json': JSON.stringify(manifest),
    'page-views.json': JSON.stringify(views),
    'assets/index-abc.js': script,
    'assets/index-abc.js.br': brotliCompressSync(script),
    'assets/index-abc.js.gz': gzipSync(script),
    'assets/plain-def.css': `.a{color:red}${' '.repeat(2000)}`,
    'assets/json.worker-123.js': script,
    'assets/flock-123.wasm': '\0asm\u0001\0\0\0',
    'sw.js': 'self.addEventListener("fetch", () => {});\n',
    'manifest.webmanifest': '{"name":"mythinkn"}',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '../secret.txt': 'secret',
    ...extra,
  };
  for (const [name, content] of Object.entries(files)) {
    if (content === null) continue;
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  return {
    directory,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
