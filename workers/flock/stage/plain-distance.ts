import type { Courses } from './courses.ts';
import { type Distance, FAR_FISH, FAR_WINGS, hasBubbles, hasDepth } from './distance.ts';
import { leaderTones } from './hunters.ts';
import { FAR_STRENGTH, tonesOfDistance } from './palette.ts';
import { isFlying, type StageLook } from './stage.ts';

/** The far school and the bubbles, as they were last moved. */
export function drawDistance(
  context: OffscreenCanvasRenderingContext2D,
  { far, bubbles }: Distance,
  look: StageLook,
): void {
  if (!hasDepth(look)) return;
  const { light } = tonesOfDistance(look);
  context.globalAlpha = FAR_STRENGTH;
  context.fillStyle = light;
  drawFar(context, far, isFlying(look) ? FAR_WINGS : FAR_FISH);
  if (hasBubbles(look)) {
    context.strokeStyle = light;
    context.lineWidth = 1;
    for (let at = 0; at < bubbles.length; at += 4) {
      context.globalAlpha = (bubbles[at + 3] ?? 0) * 0.5;
      context.beginPath();
      context.arc(bubbles[at] ?? 0, bubbles[at + 1] ?? 0, (bubbles[at + 2] ?? 0) * 0.9, 0, Math.PI * 2);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}

/** All of them as one path. */
function drawFar(
  context: OffscreenCanvasRenderingContext2D,
  far: Float32Array,
  { corners, triangles }: typeof FAR_FISH,
): void {
  context.beginPath();
  for (let at = 0; at < far.length; at += 4) {
    const [x = 0, y = 0, course = 0, length = 0] = far.subarray(at, at + 4);
    const [wayX, wayY] = [Math.cos(course) * length, Math.sin(course) * length];
    triangles.forEach((corner, index) => {
      const [alongBody = 0, across = 0] = corners[corner] ?? [];
      const [atX, atY] = [x + wayX * alongBody - wayY * across, y + wayY * alongBody + wayX * across];
      if (index % 3 === 0) context.moveTo(atX, atY);
      else context.lineTo(atX, atY);
    });
  }
  context.fill();
}

/** The first `count` dots of the courses. */
export function drawCourses(
  context: OffscreenCanvasRenderingContext2D,
  { dots }: Courses,
  count: number,
  look: StageLook,
): void {
  context.fillStyle = leaderTones(look).ribbon;
  for (let at = 0; at < count * 3; at += 3) {
    const strength = dots[at + 2] ?? 0;
    context.globalAlpha = strength;
    context.beginPath();
    context.arc(dots[at] ?? 0, dots[at + 1] ?? 0, 1.2 + 1.6 * strength, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
}
