/**
 * Arithmetic over `T`, which is `v128` (four f32 lanes) in a SIMD build and `f32` in a scalar one. A rule written with
 * it is one source for both builds, and both round in the same way and order. A comparison gives a mask for `choose`:
 * all bits of the lane with `v128`, 1 or 0 with `f32`.
 */

// @ts-ignore: decorator
@inline
export function read<T>(address: usize): T {
  if (isVector<T>()) return v128.load(address);
  else return load<f32>(address);
}

// @ts-ignore: decorator
@inline
export function write<T>(address: usize, value: T): void {
  if (isVector<T>()) v128.store(address, value);
  else store<f32>(address, value);
}

// @ts-ignore: decorator
@inline
export function all<T>(value: f32): T {
  if (isVector<T>()) return f32x4.splat(value);
  else return value;
}

/**
 * [Note: Zeros and ones] A vector constant takes 18 bytes of code at each use. Constants that a loop uses many times
 * are loaded once before it.
 */
const ZEROS = memory.data(16, 16);
const ONES = memory.data<f32>([1, 1, 1, 1], 16);

/** 0 in every lane. See [Note: Zeros and ones]. */
// @ts-ignore: decorator
@inline
export function zeros<T>(): T {
  if (isVector<T>()) return v128.load(ZEROS);
  else return 0;
}

/** 1 in every lane. See [Note: Zeros and ones]. */
// @ts-ignore: decorator
@inline
export function ones<T>(): T {
  if (isVector<T>()) return v128.load(ONES);
  else return 1;
}

/**
 * `value` in every lane, computed so that the compiler keeps it instead of repeating the constant. See [Note: Zeros and
 * ones].
 */
// @ts-ignore: decorator
@inline
export function kept<T>(value: f32): T {
  if (isVector<T>()) return f32x4.splat(load<f32>(ONES) * value);
  else return value;
}

/** The numbers of the lanes that start at `first`, as floats. */
// @ts-ignore: decorator
@inline
export function numbered<T>(first: i32): T {
  if (isVector<T>()) return f32x4.add(f32x4.splat(<f32>first), f32x4(0, 1, 2, 3));
  else return <f32>first;
}

// @ts-ignore: decorator
@inline
export function add<T>(a: T, b: T): T {
  if (isVector<T>()) return f32x4.add(a, b);
  else return a + b;
}

// @ts-ignore: decorator
@inline
export function subtract<T>(a: T, b: T): T {
  if (isVector<T>()) return f32x4.sub(a, b);
  else return a - b;
}

// @ts-ignore: decorator
@inline
export function multiply<T>(a: T, b: T): T {
  if (isVector<T>()) return f32x4.mul(a, b);
  else return a * b;
}

// @ts-ignore: decorator
@inline
export function divide<T>(a: T, b: T): T {
  if (isVector<T>()) return f32x4.div(a, b);
  else return a / b;
}

// @ts-ignore: decorator
@inline
export function root<T>(a: T): T {
  if (isVector<T>()) return f32x4.sqrt(a);
  else return sqrt<f32>(a);
}

// @ts-ignore: decorator
@inline
export function lower<T>(a: T, b: T): T {
  if (isVector<T>()) return f32x4.min(a, b);
  else return min<f32>(a, b);
}

// @ts-ignore: decorator
@inline
export function higher<T>(a: T, b: T): T {
  if (isVector<T>()) return f32x4.max(a, b);
  else return max<f32>(a, b);
}

// @ts-ignore: decorator
@inline
export function magnitude<T>(a: T): T {
  if (isVector<T>()) return f32x4.abs(a);
  else return abs<f32>(a);
}

// @ts-ignore: decorator
@inline
export function whole<T>(a: T): T {
  if (isVector<T>()) return f32x4.floor(a);
  else return floor<f32>(a);
}

// @ts-ignore: decorator
@inline
export function isLess<T>(a: T, b: T): T {
  if (isVector<T>()) return f32x4.lt(a, b);
  else return a < b ? <f32>1 : <f32>0;
}

/** Whether a mask holds in any lane. */
// @ts-ignore: decorator
@inline
export function some<T>(mask: T): bool {
  if (isVector<T>()) return v128.any_true(mask);
  else return mask != 0;
}

/** `yes` where the mask holds, `no` elsewhere. */
// @ts-ignore: decorator
@inline
export function choose<T>(yes: T, no: T, mask: T): T {
  if (isVector<T>()) return v128.bitselect(yes, no, mask);
  else return mask != 0 ? yes : no;
}

/** `value` limited to `low` … `high`. */
// @ts-ignore: decorator
@inline
export function within<T>(value: T, low: T, high: T): T {
  return lower<T>(higher<T>(value, low), high);
}

/** Number of f32 lanes of `T`. */
// @ts-ignore: decorator
@inline
export function laneCount<T>(): i32 {
  if (isVector<T>()) return 4;
  else return 1;
}
