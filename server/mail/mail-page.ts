import { escapeHtml } from '../../src/core/text/escape-html.ts';
import type { MailWords } from './mail-words.ts';

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif";
const DIGITS_FONT = "ui-monospace,'SF Mono',Menlo,Consolas,monospace";
const TEXT = `margin:0 0 16px;font-size:15px;line-height:1.7`;

/**
 * A mail as a page: a table and inline styles, which mail programs support, and nothing that is loaded from elsewhere. The
 * code is one run of text, so that it is selected, copied and recognized as a whole.
 */
export function renderMailPage({ greeting, subject, code, paragraphs, footer }: MailWords): string {
  const rows = [
    `<p style="${TEXT}">${escapeHtml(greeting)}</p>`,
    ...(code === null ? [] : renderCode(code)),
    ...paragraphs.map((paragraph) => `<p style="${TEXT}">${escapeHtml(paragraph)}</p>`),
    `<p class="quiet" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d8dce3;font-size:13px;line-height:1.6;color:#5b6472">${escapeHtml(footer)}</p>`,
  ];
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f5f8;color:#1d2430">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f8"><tr><td align="center" style="padding:24px 12px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px"><tr><td class="card" style="padding:28px 24px;border-radius:12px;font-family:${FONT};color:#1d2430">
<p class="quiet" style="margin:0 0 20px;font-size:14px;font-weight:600;color:#5b6472">mythinkn</p>
${rows.join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** Mail programs that drop style elements show the light colors of the inline styles. */
const DARK_STYLE = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.page{background:#12161d!important}.card{background:#1b212b!important;color:#e8ecf2!important}.code{background:#12161d!important;color:#ffffff!important}.quiet{color:#a3adbb!important;border-color:#39424f!important}}`;

function renderCode({ name, digits }: NonNullable<MailWords['code']>): string[] {
  return [
    `<p style="margin:0 0 8px;font-size:15px">${escapeHtml(name)}</p>`,
    `<p class="code" style="margin:0 0 20px;padding:16px 12px;border-radius:8px;background:#eef2f8;color:#0f1722;text-align:center;white-space:nowrap;font-family:${DIGITS_FONT};font-size:32px;font-weight:700;line-height:1.3;letter-spacing:6px;-webkit-user-select:all;user-select:all">${escapeHtml(digits)}</p>`,
  ];
}
