/** Marks that open something: never at the end of a line (W3C clreq, line-end prohibition). */
export const OPENING_MARKS = '（〔［｛〈《「『【〖〘〚〝“‘([{«‹⟨｟＄￥￡＃＠$¥£€';

/** Marks that close something. */
export const CLOSING_MARKS = '）〕］｝〉》」』】〗〙〛〞〟”’)]}»›⟩｠';

/** Marks that end a sentence. */
export const SENTENCE_MARKS = '。．.！？!?‼⁇⁈⁉';

/** Marks that pause inside a sentence. */
export const PAUSE_MARKS = '，、：；,;:｡､';

/** Further marks that never begin a line: interpuncts, connectors, solidus, signs behind numbers and names. */
export const TRAILING_MARKS = '·・･‧•／/～〜゠~–-‐％%‰‱℃℉°′″‴…—⋯™®';

/**
 * Letters that never begin a line: small kana, the long mark, repetition marks (Unicode: Line_Break=CJ and NS, strict
 * rules).
 */
export const NON_STARTERS =
  'ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯｰー々〻ゝゞヽヾ゛゜';

/** Marks that stand before a name or a note: they stay with a Chinese character behind them. */
export const LEADING_MARKS = '@＠#＃*&§№※©';

/** Of these, those that begin a mention or a topic; a topic may also end with its mark. */
export const MENTION_MARKS = '@＠';
export const TOPIC_MARKS = '#＃';

/** Full-width marks with an empty left half. */
export const EMPTY_LEFT_MARKS = '（〔［｛〈《「『【〖〘〚〝“‘';

/** Full-width marks with an empty right half. */
export const EMPTY_RIGHT_MARKS = '）〕］｝〉》」』】〗〙〛”’，、。．：；！？';

/** Marks that come in pairs that are never divided: dashes and ellipses. */
export const PAIRED_MARKS = '—…⋯';

/** Units that stay with the number before them even after a space. */
export const UNIT_WORDS =
  'kg g mg μg t km m cm mm μm nm L ml mL GB MB KB TB Hz kHz MHz GHz W kW V A mAh Ω min h s ms px em pt dpi fps kcal USD RMB CNY EUR am pm AM PM km/h m/s m² m³ km² cm² ㎡ ㎥ ㎞ ㎝ ㎜ ㎏ ㎎ % ‰ ℃ ℉ °C °F € $'.split(
    ' ',
  );

/** Full-width signs that stay with digits after them. */
export const NUMBER_PREFIXES = '＄￥￡＃';

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

/** Ornaments of which a whole line divides a text, also with spaces between them. */
export const SPACED_DIVIDER_MARKS = '＊～·•◆◇※';

/** Marks that begin a quotation or a list item, beside those of Markdown. */
export const BLOCK_MARKS = '＞•·、';

/** Stands between a label and its text. */
export const LABEL_MARK = '：';
