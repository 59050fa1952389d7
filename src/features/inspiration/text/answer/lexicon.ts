/** A line that names the items below it. */
export const SECTION = /^(?!以下|如下|下面|这是|好的|here)(.{1,30})[:：]$/i;
/** A line in brackets, and a short word behind them: 【第一周】准备. */
export const BRACKETED_SECTION =
  /^[【〖《「[]([^【】〖〗《》「」[\]]{1,40})[】〗》」\]][:：]?\s*([^。！？；，：:!?;,\s(（]{0,12})$/;
/** A line that begins with a number's name: 第一阶段（1-2周）, 阶段一 准备, Week 1 - Basics. */
export const COUNTED_SECTION =
  /^(?:\p{Extended_Pictographic}\ufe0f?\s*)?(?:第\s?[\d一二三四五六七八九十百]+\s?个?(?:步|天|日|周|章|节|月|阶段|部分|季度|年)|(?:阶段|步骤|模块|部分|周|天)\s?[\d一二三四五六七八九十]+|(?:step|day|week|phase|stage|month|part|sprint)\s?\d+)(?=$|[\s（(:：·—–-])[^。！？；!?;]{0,40}$/iu;
/** A line with an emoji in front of a short title. */
export const SIGNED_SECTION = /^(?:\p{Extended_Pictographic}|[★☆]|\ufe0f|\u200d){1,8}\s*[^。！？；，：:!?;,]{1,24}$/u;
/** A short line without marks of a sentence. */
export const PLAIN_SECTION = /^(?!以下|如下|下面|这是|好的|here)[\p{L}\p{N}][^。！？；，：:!?;,.]{0,19}$/iu;
/** A line with a number's name and a title: 第一周：准备. */
export const NUMBERED_TITLE = /^([^:：]{1,16})[:：]\s*\S.{0,80}$/;
