import {
  growthMax,
  shadowAfter,
  shadowEvery,
  shadowsMax,
  sizeGrowth,
  sizeGrowthAfter,
  sizeGrowthEvery,
  speedGrowth,
  speedGrowthAfter,
  speedGrowthEvery,
} from './rules';

/** Points since the last reset, and the growth of the predator that follows from them. */
export let score: i32 = 0;
export let speedFactor: f32 = 1;
export let sizeFactor: f32 = 1;
export let shadows: i32 = 0;

export function award(points: i32): void {
  setScore(score + points);
}

export function setScore(total: i32): void {
  score = total;
  const points = <f32>total;
  speedFactor = grown(points - speedGrowthAfter, speedGrowthEvery, speedGrowth);
  sizeFactor = grown(points - sizeGrowthAfter, sizeGrowthEvery, sizeGrowth);
  shadows = <i32>min<f32>(wholeTimes(points - shadowAfter, shadowEvery), shadowsMax);
}

function grown(points: f32, every: f32, share: f32): f32 {
  return min<f32>(1 + wholeTimes(points, every) * share, growthMax);
}

function wholeTimes(points: f32, every: f32): f32 {
  return floor<f32>(max<f32>(points, 0) / every);
}
