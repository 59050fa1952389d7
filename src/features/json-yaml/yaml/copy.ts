import type {
  FixKind,
  LossKind,
  PairSign,
  YamlLanguage,
  YamlOutputChoice,
  YamlReason,
} from '../../../bridges/yaml-bridge.ts';
import type { TextFormat } from '../../../core/text/text-format.ts';
import { ENCODING_NAMES } from '../parts/copy.ts';
import type { YamlTemplateName } from './templates.ts';
import type { OutputLanguage, YamlAction, YamlFailureCode, YamlVerdict } from './yaml-state.ts';

const FAILED: Record<YamlAction, string> = {
  format: '格式化失败',
  compress: '压缩失败',
  validate: '❌ 格式错误',
  convert: '转换失败',
  exchange: '转换失败',
};

const LANGUAGES: Record<TextFormat, string> = {
  yaml: 'YAML',
  json: 'JSON',
  properties: '.properties',
  toml: 'TOML',
  xml: 'XML',
  csv: 'CSV 表格',
  tsv: '表格（制表符分隔）',
};

const PAIRS: Record<PairSign, string> = {
  ':': '像“键:值”，但冒号不是半角，或后面没有空格',
  '=': '像“键=值”，但 YAML 要用冒号和空格',
  '-': '像列表项，但缩进与上面的“-”没有对齐',
};

const REASONS: Record<YamlReason, string> = {
  'tab-indentation': '缩进里用了制表符（Tab），YAML 只认空格',
  'bad-indentation': '缩进不对齐，或这里缺少冒号',
  'missing-space': '冒号后面缺少空格',
  'missing-colon': '键名后面缺少冒号',
  'multiline-key': '键名不能跨行，上一行可能缺少冒号',
  'unclosed-quote': '引号没有闭合',
  'unclosed-value': '引号或括号没有闭合，或下一行缩进不足',
  'unclosed-bracket': '括号没有闭合',
  'missing-comma': '两项之间缺少逗号',
  'unexpected-comma': '多了一个逗号',
  'reserved-character': '值不能以 @、` 或 % 开头，请加引号',
  'bad-character': '含有不允许出现的字符',
  'bad-escape': '双引号里的转义写法不正确',
  'bad-tag': '标签（! 开头）写法不正确',
  'bad-anchor': '锚点（&）或别名（*）写法不正确',
  'bad-directive': '指令（% 开头）写法不正确',
  'bad-block-header': '文本块标记（| 或 >）后面的写法不正确',
  'trailing-content': '内容已经结束，后面还有多余的东西',
  template: '这是 Helm / Jinja 模板，不是纯 YAML，所以没有改动。请先渲染成 YAML；或者给 {{ }} 加引号，把它当作文字',
  'duplicate-key': '同一层里有重复的键，严格的工具会拒绝',
  'unknown-alias': '别名没有对应的锚点',
  'cyclic-alias': '别名引用了它自己，形成循环',
  'bad-merge': '<< 只能合并键值对',
  'bad-value': '值与它的标签不符',
  'json-unexpected-token': '出现了意外的字符',
  'json-unexpected-end': '内容提前结束',
  'json-bad-string': '字符串写法不正确',
  'json-bad-number': '数字写法不正确',
  'json-trailing-content': 'JSON 结束后还有多余内容',
  'bad-toml': 'TOML 写法不正确',
  'bad-xml': 'XML 写法不正确',
  'no-keys': '.properties 只能由键和值组成，最外层不能是列表或单个值',
  syntax: '写法不正确',
};

const ERRORS: Record<YamlFailureCode, string> = {
  'yaml-empty': '这里只有注释或空行，没有可处理的内容。请先写入内容。',
  'yaml-too-deep': '嵌套超过 200 层。请减少层级，或拆开后分别处理。',
  'yaml-too-many-nodes': '内容超过 150 万个节点。请拆成几份，分别处理。',
  'yaml-alias-bomb':
    '别名层层展开后会大到无法处理，可能是恶意构造的“别名炸弹”。请先减少引用，或输出为 YAML（不展开别名）。',
  'text-too-long': '内容超过 800 万字符，YAML 工具处理不了。请拆成几份；如果是 JSON，请改用 JSON 工具。',
  'result-too-long': '结果会超过 6400 万字符，放不下。请改用较小的缩进或压缩，或拆成几份。',
  'binary-file': '这是二进制文件，不是文本，没有打开。原来的内容没有变。',
  'file-empty': '这个文件是空的，没有内容可以打开。原来的内容没有变。',
  'file-unreadable': '文件无法读取，可能已被移动或修改，请重新选择。',
  'worker-unavailable': '后台线程无法启动。请检查网络后重试，或换用新版浏览器。',
  unexpected: '程序出了意外。原文没有变动，请重试；仍不行时请换一段内容或刷新页面。',
};

const WORK_NAMES: Record<YamlAction, string> = {
  format: '格式化',
  compress: '压缩',
  validate: '校验',
  convert: '转换',
  exchange: '转换',
};

/** Files may declare any encoding, which then is shown by its own name. */
const encodingNames: Readonly<Record<string, string>> = ENCODING_NAMES;

export const copy = {
  panes: {
    input: 'YAML 输入',
    output: '输出结果',
    outputTitle: (language: OutputLanguage) => `输出 · ${LANGUAGES[language]}`,
    formerOutput: (action: YamlAction) => `校验之前${WORK_NAMES[action]}的结果`,
    openInJson: '在 JSON 工具中打开',
    placeholder: (canDrop: boolean) =>
      `在这里粘贴 YAML 或 JSON（也认得 .properties、TOML、XML、CSV），或${canDrop ? '把文件拖进来' : '点上面的按钮打开文件'}`,
    readOnly: (chars: string, lines: string) => `内容较长（${chars} 字符，${lines} 行），以只读方式显示。`,
  },
  toolbar: {
    label: 'YAML 操作',
    actions: {
      format: '格式化',
      compress: '压缩',
      validate: '校验',
      convert: '智能转换',
    } satisfies Record<Exclude<YamlAction, 'exchange'>, string>,
    convertHint: (to: YamlLanguage) => `${to === 'json' ? 'YAML' : 'JSON'} 变 ${LANGUAGES[to]}，“输出”的选择不变`,
    convertTo: (to: YamlLanguage) => `→ ${LANGUAGES[to]}`,
    output: '输出',
    outputs: { auto: '自动', yaml: 'YAML', json: 'JSON' } satisfies Record<YamlOutputChoice, string>,
    lists: '列表',
    listChoices: { keep: '保持', indent: '缩进' },
    fixes: '智能修复',
    fixesHint:
      '读不懂时才修：制表符、缩进、全角标点、文本块缩进等。正确的内容不动，只还原引号外的 HTML 实体，并逐条列出。',
    templates: '模板',
    exchange: '更多转换',
  },
  exchange: {
    entry: (from: TextFormat, to: OutputLanguage) => `${LANGUAGES[from]} → ${LANGUAGES[to]}`,
    offer: (format: TextFormat) => `这像是 ${LANGUAGES[format]}，不是 YAML，可以直接转换。`,
    convertTo: (to: YamlLanguage) => `转为 ${LANGUAGES[to]}`,
    close: '不用转换',
  },
  templates: {
    basicConfig: '基础配置',
    dockerCompose: 'Docker Compose',
    kubernetesConfigMap: 'Kubernetes ConfigMap',
  } satisfies Record<YamlTemplateName, string>,
  done: {
    format: (language: OutputLanguage) => `${LANGUAGES[language]} 格式化成功！`,
    compress: (language: OutputLanguage) => `${LANGUAGES[language]} 压缩成功！`,
    convert: (language: OutputLanguage) => `已转换为 ${LANGUAGES[language]}！`,
    exchange: (language: OutputLanguage) => `已转换为 ${LANGUAGES[language]}！`,
    validate: (language: OutputLanguage) => `✅ ${LANGUAGES[language]} 格式正确！`,
  } satisfies Record<YamlAction, (language: OutputLanguage) => string>,
  failed: FAILED,
  failure: (action: YamlAction | null, code: YamlFailureCode) =>
    action === null ? ERRORS[code] : `${FAILED[action]}：${ERRORS[code]}`,
  notices: {
    templateLoaded: '模板已加载！',
    openedAs: (name: string, encoding: string) => `已按 ${encodingNames[encoding] ?? encoding} 打开 ${name}`,
    applied: '已应用建议',
    appliedAll: (count: number) => `已应用 ${count} 处建议`,
    lineChanged: '这一行已经变了，请重新处理后再应用。',
  },
  problem: {
    title: (action: YamlAction, reason: YamlReason) => `${FAILED[action]}：${REASONS[reason]}`,
    where: (line: number, column: number) => `第 ${line} 行第 ${column} 列`,
    bothReadings: (action: YamlAction) => `${FAILED[action]}：内容以括号开头，按 JSON 和按 YAML 都读不懂`,
    reading: (language: TextFormat, reason: YamlReason) => `按 ${LANGUAGES[language]} 读：${REASONS[reason]}`,
    fixAndRetry: '智能修复后重试',
    repairAsJson: '用 JSON 工具修复',
  },
  fixes: {
    title: (count: number) => `智能修复改动了 ${count} 行`,
    kinds: {
      'indentation-space': '特殊空白改为空格',
      tab: '制表符改为空格',
      'full-width-colon': '全角冒号改为半角',
      'full-width-quote': '全角引号改为半角',
      'full-width-bracket': '全角括号改为半角',
      'missing-space': '冒号或短横线后补空格',
      'equals-sign': '等号改为冒号',
      'block-scalar-indent': '文本块重新缩进',
      'indentation-step': '对齐缩进',
      'html-entity': '还原 HTML 实体',
      'unquoted-value': '给值加引号',
      'inner-quote': '值里的引号加转义',
      backslash: '反斜杠改为双写',
      'code-fence': '去掉代码围栏和前后的话',
      'template-quotes': '给模板加引号',
    } satisfies Record<FixKind, string>,
    place: (line: number) => `第 ${line} 行`,
    emptyLine: '（空行）',
  },
  suggestions: {
    title: (count: number) => `有 ${count} 处可能想改，由你决定，所以没有动`,
    more: (count: number) => `再显示 ${count} 处`,
    list: '修改建议',
    apply: '应用',
    applyAll: (count: number) => `全部应用（${count}）`,
    showLine: '显示整行',
    applyTo: (line: number) => `应用第 ${line} 行的建议`,
  },
  losses: {
    title: (count: number) => `结果有 ${count} 处与原文不同，或在别的工具里含义不同`,
    list: '差异清单',
    showList: '查看清单',
    hideList: '收起清单',
    more: (count: number) => `再显示 ${count} 处`,
    unlisted: (count: number) => `另有 ${count} 处未列出`,
    kindCount: (kind: string, count: number) => `${kind} ${count} 处`,
    /** The name of each kind, and why it is lost. */
    kinds: {
      'comment-dropped': ['注释丢失', '结果里没有地方放注释'],
      'anchor-expanded': ['别名已展开', 'JSON 没有别名，引用处已写成完整内容，以后要分别修改'],
      'anchor-dropped': ['锚点丢失', 'JSON 没有锚点，没有别名用到它，只留下值'],
      'merge-resolved': ['合并键已展开', 'JSON 没有 <<，合并进来的键已写在原处'],
      'tag-dropped': ['标签丢失', 'JSON 没有标签，只留下值；依赖标签的工具（如 CloudFormation）会读不懂'],
      'key-stringified': ['键名变为字符串', 'JSON 的键只能是字符串'],
      'special-float': ['特殊数值变为字符串', 'JSON 没有无穷大和 NaN，写成了文字'],
      'number-rewritten': ['数字改写', 'JSON 不认这种写法，数值不变，写法变了'],
      'trailing-zero': ['像版本号的数字', '程序会去掉末尾的 0，把 3.10 读成 3.1；是版本号的话请在 YAML 里加引号'],
      'duplicate-key': ['重复的键', '严格的工具会拒绝，多数程序只认最后一个'],
      'yaml11-boolean': ['YAML 1.1 布尔值', '旧工具会把它当成 true 或 false，这里按 YAML 1.2 当作文字；要保险请加引号'],
      'yaml11-number': ['YAML 1.1 数字', '旧工具与新工具读出的数不同（八进制、六十进制等）；要保险请加引号或改写'],
      'yaml11-date': ['YAML 1.1 日期', '旧工具会把它当成日期，这里当作文字；要保险请加引号'],
      'documents-merged': ['多个文档合并', 'JSON 只能有一个根，各文档放进了一个数组'],
      'key-conflict': ['键互相冲突', '与别的键冲突，或列表的序号不连续、键名重复；值都保留了，请核对'],
      'empty-value': ['空值', '.properties 没有 null 和空的列表、对象，写成了空值'],
      'date-stringified': ['日期变为字符串', '没有日期类型，原样写成了文字'],
      'markup-dropped': ['注释或声明丢失', '结果里没有地方放 XML 的注释、声明和 DOCTYPE'],
      'order-lost': ['顺序丢失', '不同名的元素交替出现，或文字夹在元素之间，先后次序没有保留'],
    } satisfies Record<LossKind, readonly [name: string, why: string]>,
  },
  warnings: {
    leftUntouched: '重新排版会改变含义或丢失注释，所以原样返回，没有改动。',
    pairs: (line: number, count: number, sign: PairSign) =>
      `第 ${line} 行起有 ${count} 行${PAIRS[sign]}，YAML 只把它们当作一段文字。`,
    pairsUntouched: '直接排版会把它们并成一行，所以没有改动。请先应用下面的建议，或自己改好。',
    pairsJoined: '结果里它们并成了一行。请先应用下面的建议，或自己改好，再转换一次。',
    otherFormat: (format: TextFormat) => `这像是 ${LANGUAGES[format]}，YAML 只把它当作一段文字。`,
    otherUntouched: '排版会把各行并成一行，所以没有改动。请用上面的按钮转换。',
    otherJoined: '结果里各行并成了一行。请用上面的按钮转换。',
    duplicates: (count: number) => `有 ${count} 个重复的键：严格的工具会拒绝（这里的校验也是），多数程序只认最后一个`,
    duplicate: (key: string, firstLine: number) => `${key}（第 ${firstLine} 行已有）`,
    list: '重复的键',
    more: (count: number) => `另有 ${count} 个`,
  },
  work: {
    running: (action: YamlAction) => `正在${WORK_NAMES[action]}…`,
  },
  status: {
    check: (check: YamlVerdict) =>
      check.isValid
        ? `校验：${LANGUAGES[check.language]} 格式正确${check.documentCount > 1 ? `，共 ${check.documentCount} 个文档` : ''}`
        : '校验：有误',
    chars: (count: string) => `${count} 字符`,
    documents: (count: number) => `${count} 个文档`,
    fixed: (count: number) => `修复 ${count} 行`,
  },
  usage: [
    '粘贴、拖入或打开 YAML 或 JSON（以 { 或 [ 开头的先按 JSON 读），点“格式化”。输出默认与输入同一种语言，也可以固定为 YAML 或 JSON。',
    '.properties、TOML、XML 和 CSV 会被认出来，一键转为 YAML 或 JSON；YAML 也能转为 .properties（在“更多转换”里）。',
    'YAML 重新排版时，注释、锚点、标签、文档分隔和数字写法都原样保留；转成 JSON 会丢失或含义有别的，逐条列出。',
    '“智能修复”只在内容读不懂时改动，另外还原引号外的 HTML 实体；改了哪几行都会列出，原文随时可以查看。',
    '最多 800 万字符；所有处理都在本机的后台线程中完成。',
  ],
  unsaved: 'YAML 工具的输入',
  errors: ERRORS,
} as const;
