import type { PictureKind } from '../../core/picture-kind.ts';
import type { Handle } from './model/box-moves.ts';
import type { CropBox, Ground, Shape } from './model/crop-state.ts';
import type { PresetId } from './model/presets.ts';
import type { RatioId } from './model/ratios.ts';

const ratios: Readonly<Record<RatioId, string>> = {
  free: '自由',
  original: '原图',
  '1:1': '1:1',
  '4:3': '4:3',
  '3:4': '3:4',
  '3:2': '3:2',
  '2:3': '2:3',
  '16:9': '16:9',
  '9:16': '9:16',
};
const shapes: Readonly<Record<Shape, string>> = { rectangle: '矩形', rounded: '圆角', circle: '圆形' };
const grounds: Readonly<Record<Ground, string>> = { none: '不换', white: '白底', blue: '蓝底', red: '红底' };
const presets: Readonly<Record<PresetId, string>> = {
  inch1: '一寸',
  inch1Small: '小一寸',
  inch1Large: '大一寸（护照、通行证）',
  inch2: '二寸',
  inch2Small: '小二寸',
  idCard: '身份证',
  registration: '网上报名照',
  usVisa: '美国签证',
  avatar: '头像',
  xiaohongshu: '小红书 3:4',
  wechatCover: '公众号封面',
  wechatSquare: '公众号次图',
  shortVideo: '短视频封面',
  bilibili: 'B 站封面',
  desktop: '电脑壁纸',
};
const handles: Readonly<Record<Handle, string>> = {
  nw: '左上角',
  n: '上边',
  ne: '右上角',
  e: '右边',
  se: '右下角',
  s: '下边',
  sw: '左下角',
  w: '左边',
};
const kinds: Readonly<Record<PictureKind, string>> = {
  png: 'PNG',
  jpeg: 'JPEG',
  gif: 'GIF',
  webp: 'WebP',
  bmp: 'BMP',
  ico: 'ICO',
  avif: 'AVIF',
  heic: 'HEIC',
  jxl: 'JPEG XL',
  tiff: 'TIFF',
  svg: 'SVG',
};

/** Every failure that the visitor may meet while a picture is opened or exported. */
export type CropProblem =
  | 'file-empty'
  | 'file-too-large'
  | 'file-type'
  | 'file-unreadable'
  | 'picture-type'
  | 'picture-undecodable'
  | 'picture-damaged'
  | 'picture-memory'
  | 'format-unsupported'
  | 'worker-unavailable'
  | 'canvas-missing'
  | 'handoff-missing'
  | 'box-empty'
  | 'unknown';

const reasons: Readonly<Record<CropProblem, string>> = {
  'file-empty': '文件是空的，请换一张。',
  'file-too-large': '文件超过 512 MB，请换一张小一些的。',
  'file-type': '这不是图片文件。支持 PNG、JPEG、WebP、GIF、BMP、AVIF 等常见格式。',
  'file-unreadable': '文件读不出来，可能已被移动或删除，请重新选择。',
  'picture-type': '这不是图片文件。支持 PNG、JPEG、WebP、GIF、BMP、AVIF 等常见格式。',
  'picture-undecodable': '这个浏览器打不开这种格式，请先另存为 JPEG 或 PNG。',
  'picture-damaged': '图片内容已损坏或不完整，请换一张，或重新下载原图。',
  'picture-memory': '图片太大，这台设备的内存不够。可以缩小选区、指定较小的输出尺寸，或换一台设备。',
  'format-unsupported': '这个浏览器不能导出所选格式，请改用 PNG 或 JPEG。',
  'worker-unavailable': '图片处理意外中断，可能是内存不足。原图没有改动，请重试。',
  'canvas-missing': '这个浏览器版本太旧，缺少处理图片的能力，请升级后再试。',
  'handoff-missing': '传过来的图片已经过期或被取走，请重新截图，或从本机选择。',
  'box-empty': '选区里没有这张图片的内容。',
  unknown: '出了点意外。原图没有改动，请重试。',
};

export const copy = {
  heading: '图片裁剪',
  purpose: '按原图像素导出，图片只在你的浏览器里处理',
  upload: {
    hint: '选择或拖拽图片到此处',
    choose: '选择图片',
    paste: '也可以在页面任意处按 Ctrl+V（Mac 按 ⌘V）粘贴截图',
    formats: 'PNG、JPEG、WebP、GIF、BMP、AVIF、SVG；能否打开 HEIC 取决于浏览器',
    release: '松开即可打开图片',
    loading: '正在打开图片…',
    noPicture: '剪贴板里没有图片',
    failed: '图片加载失败',
    first: 'GIF 仅取首帧',
    firstOfOthers: '动图仅取首帧',
  },
  pasted: '粘贴的图片',
  untitled: '图片',
  /** Follows the original name in the name of a result. */
  fileSuffix: '-裁剪',
  actions: {
    reselect: '重新选择',
    download: '下载',
    copy: '复制图片',
    undo: '撤销',
    redo: '重做',
    reset: '重置',
    working: '正在导出…',
    downloaded: (name: string) => `已下载 ${name}`,
    exportFailed: (reason: string) => `导出失败：${reason}`,
    copyFailed: '复制失败，请改用下载',
  },
  replace: {
    title: '换一张图片？',
    body: '当前的裁剪还没有下载，换图后会丢失。',
    confirm: '换图',
    cancel: '继续裁剪',
  },
  unsaved: '未下载的裁剪',
  stage: {
    label: '裁剪画布',
    picture: '图片：拖动移动图片，滚轮或双指缩放',
    pictureHelp: '方向键移动图片，加减号缩放，0 恢复原大小',
    box: ({ x, y, width, height }: CropBox) => `选区：左 ${x}，上 ${y}，宽 ${width}，高 ${height}`,
    boxHelp: '方向键移动 1 像素，按住 Shift 移动 10 像素',
    handle: (handle: Handle) => `调整${handles[handle]}`,
    size: (width: number, height: number) => `宽 ${width}，高 ${height}`,
    sizeBadge: (width: number, height: number) => `${width} × ${height}`,
    hint: '拖动选区内移动选区；按住空格、中键或双指拖动图片',
    hintTouch: '单指拖选区，双指移动、缩放和旋转图片',
    source: (name: string, width: number, height: number) => `${name} · ${width} × ${height}`,
    pictureMoved: (x: number, y: number, scale: string) => `图片偏移 左右 ${x}，上下 ${y}，缩放 ${scale}`,
  },
  ratio: { label: '裁剪比例', ratios },
  preset: {
    label: '常用尺寸',
    none: '不指定',
    presets,
    item: (name: string, width: number, height: number) => `${name} · ${width}×${height}`,
    limited: (text: string, kb: number) => `${text} · ${kb} KB 内`,
  },
  shape: { label: '形状', shapes, corner: '圆角', percent: (value: number) => `${value}%` },
  ground: {
    label: '证件照底色',
    grounds,
    hint: '把单色背景换成所选底色，透明处也会铺满；衣服和背景同色时，请看预览确认',
    preview: '换底色后的预览',
  },
  transform: {
    label: '图片调整',
    scale: '缩放',
    scaleValue: (value: number) => `${value.toFixed(2).replace(/0$/, '')} 倍`,
    rotate: '旋转',
    rotateValue: (value: number) => `${value}°`,
    left: '向左转 90°',
    right: '向右转 90°',
    flipX: '水平翻转',
    flipY: '垂直翻转',
  },
  box: {
    label: '选区（像素）',
    fields: { x: '左', y: '上', width: '宽', height: '高' },
    whole: '选中整张',
  },
  mosaic: {
    add: '给选区打马赛克',
    clear: (count: number) => `清除马赛克（${count} 处）`,
    hint: '选区里的像素会换成色块，导出的文件里不能还原；之后可以把选区移到别处',
  },
  output: {
    label: '导出',
    size: '输出尺寸',
    natural: '原始像素',
    exact: '指定尺寸',
    width: '宽',
    height: '高',
    lock: '保持比例',
    unlock: '取消保持比例',
    format: '格式',
    formats: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' },
    quality: '质量',
    percent: (value: number) => `${value}%`,
    limit: '压缩到指定大小以内',
    limitField: '上限（KB）',
  },
  result: {
    label: '导出结果',
    working: '正在计算大小…',
    size: (width: number, height: number) => `${width} × ${height} 像素`,
    large: '图片较大，下载时再计算文件大小',
    empty: '选区里没有图片，请移动选区或图片',
    quality: (percent: number) => `质量 ${percent}%`,
    enlarged: (width: number, height: number) => `选区只有 ${width} × ${height} 像素，放大后会变模糊`,
    emptyTransparent: '选区超出图片的部分会是透明的',
    white: 'JPEG 没有透明，空白处会填成白色',
    steppedDown: (width: number, height: number) => `这台设备画不了这么大的图，已缩小到 ${width} × ${height}`,
    shrunk: (width: number, height: number) => `为了不超过上限，已缩小到 ${width} × ${height}`,
    misses: (size: string) => `缩到最小仍有 ${size}，请放宽上限`,
    noBackdrop: '没有找到单色背景，画面没有换底色',
    pngLimit: 'PNG 不能调质量，只能缩小尺寸；换成 JPEG 或 WebP 更清晰',
  },
  many: {
    label: '更多导出',
    grid: '九宫格',
    batch: '批量裁剪…',
    hint: '九宫格把结果分成 9 张；批量裁剪把同样的裁法用到你选的多张图片。都下载成一个 ZIP。',
    gridSuffix: '-九宫格',
    batchSuffix: '-批量裁剪',
    gridWorking: '正在切成 9 张…',
    batchWorking: (done: number, count: number) => `已处理 ${done} / ${count} 张…`,
    cancel: '取消',
    noGrid: '选区太小，分不成 9 张，请放大选区',
    batchDone: (name: string, count: number) => `已下载 ${name}，共 ${count} 张`,
    failed: (count: number) => `有 ${count} 张没有处理：`,
    failedItem: (name: string, reason: string) => `${name}：${reason}`,
  },
  problems: {
    reasons,
    undecodable: (kind: PictureKind) =>
      kind === 'heic'
        ? '这个浏览器打不开 HEIC（苹果照片格式）。请在手机上另存为 JPEG，或用 Safari 打开本页。'
        : `这个浏览器打不开 ${kinds[kind]}，请先另存为 JPEG 或 PNG。`,
  },
  data: { holds: '裁剪比例、格式和质量', choices: '裁剪设置', unreadable: '内容读不出来' },
} as const;
