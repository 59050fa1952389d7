import { SHARED_ROUTE_POINTS } from '../constants.ts';
import { distanceBetween as distance, type Path, type Point, type PondSize } from './route-path.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A coordinate is a share of the pond's side in so many steps, written with two signs. */
const STEPS = SIGNS.length ** 2 - 1;
/** A corner this near to the line between its neighbors is left out at first, as a share of the pond's side. */
const FIRST_TOLERANCE = 0.002;
const SIGNS_PER_POINT = 4;

/** The text of a route: at least two points, and as many as an address has room for. */
export const ROUTE_CODE = new RegExp(`^(?:[\\w-]{${SIGNS_PER_POINT}}){2,${SHARED_ROUTE_POINTS.max}}$`);

/** A route drawn in a pond of this size as text for an address; null with fewer than two points. */
export function toRouteCode(path: Path, pond: PondSize): string | null {
  if (path.length < 2 || pond.width <= 0 || pond.height <= 0) return null;
  const shares = path.map(({ x, y }) => ({ x: x / pond.width, y: y / pond.height }));
  const points = withMiddles(simplify(shares));
  return points.map(({ x, y }) => toSigns(x) + toSigns(y)).join('');
}

/** Such a text as a path in a pond of size 1 × 1; null for any other text. */
export function fromRouteCode(code: string): Path | null {
  if (!ROUTE_CODE.test(code)) return null;
  const values = Array.from({ length: code.length / 2 }, (_, index) => fromSigns(code.slice(index * 2, index * 2 + 2)));
  return Array.from({ length: values.length / 2 }, (_, index) => ({
    x: values[index * 2] ?? 0,
    y: values[index * 2 + 1] ?? 0,
  }));
}

function toSigns(share: number): string {
  const step = Math.round(Math.min(Math.max(share, 0), 1) * STEPS);
  return `${SIGNS[step >> 6] ?? ''}${SIGNS[step & 63] ?? ''}`;
}

function fromSigns(signs: string): number {
  return (SIGNS.indexOf(signs.charAt(0)) * SIGNS.length + SIGNS.indexOf(signs.charAt(1))) / STEPS;
}

/** Leaves out corners that hardly show, and more of them until the rest has room. */
function simplify(path: Path): Path {
  let kept = path;
  for (let tolerance = FIRST_TOLERANCE; ; tolerance *= 1.5) {
    kept = withoutSmallCorners(path, tolerance);
    if (kept.length <= SHARED_ROUTE_POINTS.max) return kept;
  }
}

/** Ramer, Douglas and Peucker: between two kept points the farthest one is kept as well, unless it is near to their line. */
function withoutSmallCorners(path: Path, tolerance: number): Path {
  const kept = new Set([0, path.length - 1]);
  const open: [first: number, last: number][] = [[0, path.length - 1]];
  for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
    const [first, last] = piece;
    const [from, to] = [path[first], path[last]];
    if (from === undefined || to === undefined) continue;
    let [farthest, distance] = [-1, tolerance];
    for (let index = first + 1; index < last; index++) {
      const away = distanceToLine(path[index] ?? from, from, to);
      if (away > distance) [farthest, distance] = [index, away];
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return path.filter((_, index) => kept.has(index));
}

/** A leader goes round a closed route only when it has a few points: long pieces are halved until there are enough. */
function withMiddles(path: Path): Path {
  const points = [...path];
  while (points.length < SHARED_ROUTE_POINTS.min) {
    const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
    const longest = lengths.indexOf(Math.max(...lengths));
    const [from, to] = [points[longest], points[longest + 1]];
    if (from === undefined || to === undefined) return points;
    points.splice(longest + 1, 0, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  }
  return points;
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2;
  const share = Math.min(Math.max(along, 0), 1);
  return distance(point, { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
}
