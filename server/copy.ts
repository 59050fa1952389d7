/** Everything the server says: in the terminal and in answers. */
export const copy = {
  start: {
    ready: (address: string) => `mythinkn 已启动：${address}`,
    stopping: '正在停止……再按一次 Ctrl+C 立即退出。',
    badConfig: '启动失败，请检查以下环境变量：',
    badValue: (name: string, reason: string) => `  ${name}：${reason}`,
    port: '端口应为 0 到 65535 之间的整数，例如 PORT=8080',
    host: '应为主机名或 IP 地址，例如 HOST=0.0.0.0',
    publicOrigin: '应为不带路径的网址，例如 PUBLIC_ORIGIN=https://example.com',
    trustProxy: '应为逗号分隔的代理 IP 或网段，例如 TRUST_PROXY=127.0.0.1,10.0.0.0/8',
    missingBuild: (file: string) => `没有找到可用的页面文件（${file}）。请先运行 npm run build，再重新启动。`,
    portTaken: (port: number) =>
      `启动失败：端口 ${port} 已被占用。请关闭占用它的程序，或换一个端口，例如 PORT=${nextPort(port)} npm start`,
    portForbidden: (port: number) =>
      `启动失败：没有权限使用端口 ${port}。请换一个大于 1023 的端口，例如 PORT=8080 npm start`,
    addressMissing: (host: string) => `启动失败：本机没有地址 ${host}。请检查 HOST，例如 HOST=localhost npm start`,
    failed: '启动失败：',
  },
  answers: {
    badRequest: '请求格式不正确',
    notFound: '请求的地址不存在',
    methodNotAllowed: '不支持这种请求方式',
    payloadTooLarge: '提交的内容过大',
    urlTooLong: '请求的地址过长',
    unsupportedMediaType: '不支持这种内容格式',
    serverError: '服务器出了点问题，请稍后再试',
  },
} as const;

function nextPort(port: number): number {
  return port < 65_535 ? port + 1 : 8080;
}
