import { formatDate } from '../model/date-text.ts';
import type { Review } from '../model/review.ts';
import { copy as words } from './copy.ts';
import { REVIEW_COLORS } from './palette.ts';

/** Size of the picture in CSS pixels, and its pixel ratio. */
export const REVIEW_PX = { width: 1000, height: 620, ratio: 2 } as const;

const MARGIN_PX = 48;
const CHART_PX = { top: 320, height: 180 } as const;
const BAR_GAP_PX = 3;

interface ReviewPicture {
  readonly title: string;
  readonly review: Review;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly fontFamily: string;
}

/** Draws a year of a goal. Throws where the browser gives no canvas. */
export function drawReview(canvas: HTMLCanvasElement, { title, review, now, fontFamily }: ReviewPicture): void {
  canvas.width = REVIEW_PX.width * REVIEW_PX.ratio;
  canvas.height = REVIEW_PX.height * REVIEW_PX.ratio;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.scale(REVIEW_PX.ratio, REVIEW_PX.ratio);
  context.fillStyle = REVIEW_COLORS.background;
  context.fillRect(0, 0, REVIEW_PX.width, REVIEW_PX.height);
  const write = (text: string, x: number, y: number, style: string, color: string, maxWidth?: number) => {
    context.font = `${style} ${fontFamily}`;
    context.fillStyle = color;
    context.fillText(maxWidth === undefined ? text : clipToWidth(context, text, maxWidth), x, y);
  };
  const inner = REVIEW_PX.width - 2 * MARGIN_PX;
  write(words.heading(title), MARGIN_PX, 84, '600 34px', REVIEW_COLORS.text, inner);
  write(words.title, MARGIN_PX, 118, '400 18px', REVIEW_COLORS.quiet);

  const facts = [
    [words.completed, words.completedValue(review.completed, review.total)],
    [words.streak, words.streakValue(review.longestStreakDays)],
    [words.median, words.medianValue(review.medianDaysToDone)],
    [words.days, words.daysValue(review.days)],
  ] as const;
  facts.forEach(([name, value], index) => {
    const x = MARGIN_PX + (index * inner) / facts.length;
    write(value, x, 196, '600 30px', index === 0 ? REVIEW_COLORS.bar : REVIEW_COLORS.text, inner / facts.length - 16);
    write(name, x, 226, '400 16px', REVIEW_COLORS.quiet, inner / facts.length - 16);
  });

  write(words.perWeek, MARGIN_PX, CHART_PX.top - 28, '600 18px', REVIEW_COLORS.text);
  drawBars(context, review.perWeek, inner);
  const bottom = CHART_PX.top + CHART_PX.height + 26;
  write(words.ago, MARGIN_PX, bottom, '400 14px', REVIEW_COLORS.quiet);
  context.textAlign = 'right';
  write(words.now, REVIEW_PX.width - MARGIN_PX, bottom, '400 14px', REVIEW_COLORS.quiet);
  write(words.mark(formatDate(now)), REVIEW_PX.width - MARGIN_PX, 580, '400 15px', REVIEW_COLORS.quiet);
}

/** One bar for each week, with its number above where there is room. */
function drawBars(context: CanvasRenderingContext2D, perWeek: readonly number[], width: number): void {
  const most = Math.max(1, ...perWeek);
  const step = width / perWeek.length;
  const base = CHART_PX.top + CHART_PX.height;
  perWeek.forEach((count, week) => {
    const height = count === 0 ? 2 : Math.max(6, (count / most) * CHART_PX.height);
    const x = MARGIN_PX + week * step;
    context.fillStyle = count === 0 ? REVIEW_COLORS.line : REVIEW_COLORS.bar;
    if (count === most && count > 0) context.fillStyle = REVIEW_COLORS.accent;
    context.beginPath();
    context.roundRect(x, base - height, step - BAR_GAP_PX, height, 3);
    context.fill();
  });
}

/** The text, cut with an ellipsis where it is wider than the room. */
function clipToWidth(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && context.measureText(`${characters.join('')}…`).width > width) characters.pop();
  return `${characters.join('')}…`;
}
