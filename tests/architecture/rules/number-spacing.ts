import type { SourceFile } from '../source-files.ts';

/** Words of the product. Files named `lexicon.ts` hold what visitors type, with and without spaces. */
const COPY_FILES = /(?:^|\/)(?:copy|words|content|templates)\.ts$/;
/** A placeholder whose name says that it holds a number. */
const NUMBER = String.raw`(?:\d|\$\{[\w.]*(?:[cC]ount|minimum|maximum|seconds|minutes|hours|days?|score|total)\})`;
const HAN = String.raw`\p{Script=Han}`;
const TIGHT = new RegExp(`${HAN}${NUMBER}|${NUMBER}${HAN}`, 'u');
/** Dates are written without spaces: 2026年11月3日, 每月1号. */
const DATE = /[年月]?(?:\d{1,4}|\$\{\w+\})[年月日号]/g;
/** Names of files have no spaces. */
const FILE_NAME = /\.png`/;
const COMMENT = /^\s*(?:\*|\/\*|\/\/)/;

/** Messages that the documents quote without the space (doc 1 §5, doc 2 §5). */
const QUOTED = [
  '请输入6位数字验证码',
  '请输入6位验证码',
  '验证码应为6位数字',
  '6位数字验证码',
  '用户名至少2个字符',
  `用户名至少\${minimum}个字符`,
  '密码长度至少6位',
  '密码长度至少8位',
  `密码长度至少\${minimum}位`,
  '，且长度至少8位',
];

/** Reports every line of words where a number touches a Chinese character without a space. */
export function findTightNumbers(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => COPY_FILES.test(path) && !path.startsWith('tests/'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const own = QUOTED.reduce((rest, quoted) => rest.replaceAll(quoted, ''), line).replace(DATE, '');
        return TIGHT.test(own) && !COMMENT.test(line) && !FILE_NAME.test(line)
          ? [`${path}:${index + 1}: ${line.trim()}`]
          : [];
      }),
    );
}
