/**
 * Adds one block to the hash at `state`, whose 64 words stand at `words`, 16 bytes apart. The letters are those of FIPS
 * 180-4; instead of moving the values, every eighth round begins with the same letter.
 */
export function rounds(state: usize, words: usize): void {
  let a = load<i32>(state);
  let b = load<i32>(state, 4);
  let c = load<i32>(state, 8);
  let d = load<i32>(state, 12);
  let e = load<i32>(state, 16);
  let f = load<i32>(state, 20);
  let g = load<i32>(state, 24);
  let h = load<i32>(state, 28);
  // The majority of a, b and c is `((b ^ c) & (a ^ b)) ^ b`; the second difference is the first one of the next round.
  let x = b ^ c;
  let y = 0;
  for (let at = words; at < words + 1024; at += 128) {
    h = h + load<i32>(at, 0) + choose(e, f, g) + mixE(e);
    d += h;
    y = a ^ b;
    h = h + ((x & y) ^ b) + mixA(a);
    g = g + load<i32>(at, 16) + choose(d, e, f) + mixE(d);
    c += g;
    x = h ^ a;
    g = g + ((y & x) ^ a) + mixA(h);
    f = f + load<i32>(at, 32) + choose(c, d, e) + mixE(c);
    b += f;
    y = g ^ h;
    f = f + ((x & y) ^ h) + mixA(g);
    e = e + load<i32>(at, 48) + choose(b, c, d) + mixE(b);
    a += e;
    x = f ^ g;
    e = e + ((y & x) ^ g) + mixA(f);
    d = d + load<i32>(at, 64) + choose(a, b, c) + mixE(a);
    h += d;
    y = e ^ f;
    d = d + ((x & y) ^ f) + mixA(e);
    c = c + load<i32>(at, 80) + choose(h, a, b) + mixE(h);
    g += c;
    x = d ^ e;
    c = c + ((y & x) ^ e) + mixA(d);
    b = b + load<i32>(at, 96) + choose(g, h, a) + mixE(g);
    f += b;
    y = c ^ d;
    b = b + ((x & y) ^ d) + mixA(c);
    a = a + load<i32>(at, 112) + choose(f, g, h) + mixE(f);
    e += a;
    x = b ^ c;
    a = a + ((y & x) ^ c) + mixA(b);
  }
  add(state, a);
  add(state + 4, b);
  add(state + 8, c);
  add(state + 12, d);
  add(state + 16, e);
  add(state + 20, f);
  add(state + 24, g);
  add(state + 28, h);
}

// @ts-ignore: decorator
@inline
function add(at: usize, value: i32): void {
  store<i32>(at, load<i32>(at) + value);
}

// @ts-ignore: decorator
@inline
function choose(x: i32, y: i32, z: i32): i32 {
  return z ^ (x & (y ^ z));
}

/** Rotated to the right by 2, 13 and 22. */
// @ts-ignore: decorator
@inline
function mixA(x: i32): i32 {
  return rotr(x, 2) ^ rotr(x, 13) ^ rotr(x, 22);
}

/** Rotated to the right by 6, 11 and 25. */
// @ts-ignore: decorator
@inline
function mixE(x: i32): i32 {
  return rotr(x, 6) ^ rotr(x, 11) ^ rotr(x, 25);
}
