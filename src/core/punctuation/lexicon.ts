/** Marks that open something: never at the end of a line (W3C clreq, line-end prohibition). */
export const OPENING_MARKS = '（〔［｛〈《「『【〖〘〚〝“‘([{«‹⟨｟＄￥￡＃＠$¥£€';

/** Marks that close something. */
export const CLOSING_MARKS = '）〕］｝〉》」』】〗〙〛〞〟”’)]}»›⟩｠';

/** Marks that end a sentence. */
export const SENTENCE_MARKS = '。．.！？!?‼⁇⁈⁉';

/** Marks that pause inside a sentence. */
export const PAUSE_MARKS = '，、：；,;:｡､';

/** Further marks that never begin a line: interpuncts, connectors, solidus, units and repetition marks. */
export const TRAILING_MARKS = '·・‧•／/～〜~–-‐％%‰℃℉°′″々ー…—⋯';

/** Full-width marks with an empty left half. */
export const EMPTY_LEFT_MARKS = '（〔［｛〈《「『【〖〘〚〝“‘';

/** Full-width marks with an empty right half. */
export const EMPTY_RIGHT_MARKS = '）〕］｝〉》」』】〗〙〛”’，、。．：；！？';

/** Marks that come in pairs that are never divided: dashes and ellipses. */
export const PAIRED_MARKS = '—…⋯';

/** Units that stay with the number before them even after a space. */
export const UNIT_WORDS =
  'kg g mg t km m cm mm L ml mL GB MB KB TB Hz kHz MHz GHz W kW V A mAh min h s ms px em pt dpi fps kcal USD RMB CNY am pm AM PM'.split(
    ' ',
  );

/** Signs that stay with digits after them. */
export const NUMBER_PREFIXES = '＄￥￡＃$¥£€#+-−±';

/** Marks around a quotation or an aside, each with its partner. */
export const PARTNER_MARKS: Readonly<Record<string, string>> = {
  '“': '”',
  '‘': '’',
  '「': '」',
  '『': '』',
  '（': '）',
  '(': ')',
  '《': '》',
  '【': '】',
  '"': '"',
};

/** Marks of which a whole line divides a text, beside those of Markdown. */
export const DIVIDER_MARKS = '—─━═＝=＿－';

/** Marks that begin a quotation or a list item, beside those of Markdown. */
export const BLOCK_MARKS = '＞•·、';
