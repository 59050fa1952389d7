import { AppError } from '../../../core/errors.ts';
import { PICTURE } from '../palette.ts';

/** The words of a picture, in their order from the top. */
interface ResultWords {
  readonly title: string;
  readonly score: string;
  readonly unit: string;
  /** May be empty. */
  readonly facts: string;
  readonly origin: string;
}

const SIDE_PX = 1080;
const MARGIN_PX = 90;
const FONT = 'system-ui, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';
/** A fish that swims to the right, around its middle. */
const FISH = 'M60 0C44-20 10-26-24-8L-60-26Q-48 0-60 26L-24 8C10 26 44 20 60 0Z';
/** The school: place, turn in radians and size of every fish. The first one leads. */
const SCHOOL: readonly (readonly [x: number, y: number, turn: number, scale: number])[] = [
  [912, 636, -0.42, 1.25],
  [760, 690, -0.36, 0.95],
  [800, 792, -0.3, 0.85],
  [640, 752, -0.28, 0.8],
  [662, 850, -0.2, 0.7],
  [520, 806, -0.22, 0.66],
  [404, 848, -0.14, 0.58],
  [536, 896, -0.12, 0.56],
  [296, 880, -0.08, 0.48],
  [206, 862, -0.1, 0.4],
];

/**
 * Draws a result on this device as a square PNG.
 * @throws AppError `picture-failed`.
 */
export async function drawResultPicture(words: ResultWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  try {
    const context = canvas.getContext('2d');
    if (context === null) throw new AppError('picture-failed', 'No canvas');
    drawWater(context);
    drawSchool(context);
    drawWords(context, words);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new AppError('picture-failed', 'No picture');
    return blob;
  } finally {
    // Frees the memory at once; some browsers limit the memory of all canvases together.
    canvas.width = 0;
    canvas.height = 0;
  }
}

function drawWater(context: CanvasRenderingContext2D): void {
  const water = context.createLinearGradient(0, 0, 0, SIDE_PX);
  for (const [at, color] of PICTURE.water) water.addColorStop(at, color);
  context.fillStyle = water;
  context.fillRect(0, 0, SIDE_PX, SIDE_PX);
  context.fillStyle = PICTURE.light;
  for (const left of [150, 470, 830]) {
    context.beginPath();
    context.moveTo(left, 0);
    context.lineTo(left + 130, 0);
    context.lineTo(left - 40, SIDE_PX);
    context.lineTo(left - 300, SIDE_PX);
    context.fill();
  }
}

function drawSchool(context: CanvasRenderingContext2D): void {
  const fish = new Path2D(FISH);
  SCHOOL.forEach(([x, y, turn, scale], index) => {
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.scale(scale, scale);
    context.fillStyle = index === 0 ? PICTURE.leader : PICTURE.fish;
    context.fill(fish);
    context.restore();
  });
}

function drawWords(context: CanvasRenderingContext2D, { title, score, unit, facts, origin }: ResultWords): void {
  context.fillStyle = PICTURE.text;
  write(context, title, { y: 170, sizePx: 52, weight: 500 });
  const end = write(context, score, { y: 420, sizePx: 240, weight: 700 });
  write(context, unit, { x: end + 24, y: 420, sizePx: 64, weight: 500 });
  write(context, facts, { y: 520, sizePx: 48, weight: 500 });
  context.fillStyle = PICTURE.quiet;
  write(context, origin, { y: SIDE_PX - MARGIN_PX + 20, sizePx: 36, weight: 400 });
}

interface Line {
  readonly x?: number;
  /** The base line. */
  readonly y: number;
  readonly sizePx: number;
  readonly weight: number;
}

/** Writes a line, smaller where it would leave the picture. @returns where it ends. */
function write(context: CanvasRenderingContext2D, text: string, { x = MARGIN_PX, y, sizePx, weight }: Line): number {
  context.font = `${weight} ${sizePx}px ${FONT}`;
  const room = SIDE_PX - MARGIN_PX - x;
  const width = context.measureText(text).width;
  if (width > room) context.font = `${weight} ${Math.floor((sizePx * room) / width)}px ${FONT}`;
  context.fillText(text, x, y);
  return x + Math.min(width, room);
}
