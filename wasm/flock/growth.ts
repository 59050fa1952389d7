import {
  growthMax,
  shadowEvery,
  shadowsMax,
  sizeGrowth,
  sizeGrowthEvery,
  speedGrowth,
  speedGrowthAfter,
  speedGrowthEvery,
} from './rules';

/** Fish eaten since the last reset, and the growth of the predator that follows from them. */
export let score: i32 = 0;
export let speedFactor: f32 = 1;
export let sizeFactor: f32 = 1;
export let shadows: i32 = 0;

export function setScore(eaten: i32): void {
  score = eaten;
  const points = <f32>eaten;
  speedFactor = grown(points - speedGrowthAfter, speedGrowthEvery, speedGrowth);
  sizeFactor = grown(points, sizeGrowthEvery, sizeGrowth);
  shadows = <i32>min<f32>(wholeTimes(points, shadowEvery), shadowsMax);
}

function grown(points: f32, every: f32, share: f32): f32 {
  return min<f32>(1 + wholeTimes(points, every) * share, growthMax);
}

function wholeTimes(points: f32, every: f32): f32 {
  return floor<f32>(max<f32>(points, 0) / every);
}
