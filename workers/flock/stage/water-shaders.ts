import { HEADER } from './shaders.ts';

/**
 * The water is colored per corner of a coarse grid and dithered per pixel, so that its dark gradient shows no bands. Over a
 * page's backdrop only its light is drawn.
 */
export const WATER_VERTEX = /* glsl */ `
precision highp float;
in vec2 place;
uniform float seconds;
uniform vec3 waterTop;
uniform vec3 waterMiddle;
uniform vec3 waterBottom;
uniform vec3 light;
uniform float isOverlay;
uniform float hasShafts;
out vec4 tint;

float shaft(float x, float speed, float phase) {
  float wave = sin(x + seconds * speed + phase);
  return wave * wave * wave * wave * step(0.0, wave);
}

void main() {
  gl_Position = vec4(place.x * 2.0 - 1.0, 1.0 - place.y * 2.0, 0.0, 1.0);
  vec3 water = place.y < 0.45
    ? mix(waterTop, waterMiddle, smoothstep(0.0, 0.45, place.y))
    : mix(waterMiddle, waterBottom, smoothstep(0.45, 1.0, place.y));
  float slant = place.x + place.y * 0.35;
  float shafts = shaft(slant * 9.0, 0.11, 0.0) + 0.7 * shaft(slant * 15.0, -0.07, 2.1) + 0.5 * shaft(slant * 23.0, 0.05, 4.0);
  float fade = (1.0 - place.y) * (1.0 - place.y);
  vec2 middle = place - vec2(0.5, 0.35);
  float vignette = 1.0 - 0.55 * dot(middle, middle);
  float glow = shafts * fade * 0.09 * hasShafts;
  tint = isOverlay > 0.5 ? vec4(light * glow, glow) : vec4((water + light * glow) * vignette, 1.0);
}
`;

export const WATER_FRAGMENT = /* glsl */ `
precision highp float;
in vec4 tint;
out vec4 color;
void main() {
  float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  color = vec4(tint.rgb + (noise - 0.5) / 255.0 * tint.a, tint.a);
}
`;

/** Specks that drift with the light: their places are a function of time, without state. */
export const PLANKTON_VERTEX = /* glsl */ `${HEADER}
in vec3 seed;
uniform float seconds;
uniform float pixelRatio;
out float strength;

void main() {
  vec2 drift = vec2(sin(seconds * 0.05 + seed.z * TURN) * 0.02, -seconds * (0.004 + 0.008 * seed.z));
  // Nearer specks pass faster when the picture moves.
  vec2 place = fract(seed.xy + drift - frame.xy / frame.zw * (0.2 + 0.5 * seed.z));
  gl_Position = vec4(place.x * 2.0 - 1.0, 1.0 - place.y * 2.0, 0.0, 1.0);
  gl_PointSize = (1.0 + 2.2 * seed.z) * pixelRatio;
  strength = (0.10 + 0.22 * seed.z) * smoothstep(0.0, 0.12, place.y) * smoothstep(1.0, 0.85, place.y);
}
`;

export const PLANKTON_FRAGMENT = /* glsl */ `
precision mediump float;
in float strength;
uniform vec3 plankton;
out vec4 color;
void main() {
  vec2 away = gl_PointCoord - 0.5;
  color = vec4(plankton, strength * (1.0 - smoothstep(0.08, 0.25, dot(away, away))));
}
`;

/**
 * The shore of a pond that does not fill the canvas: bands round the pond, each as wide as its offsets in pixels say, and
 * darker water beyond.
 */
export const SHORE_VERTEX = /* glsl */ `${HEADER}
in vec4 bank;
uniform vec2 shore;
uniform vec3 foam;
uniform vec3 beyond;
out vec4 tint;

void main() {
  vec2 corner = bank.xy;
  gl_Position = onScreen(corner * shore + (corner * 2.0 - 1.0) * bank.z);
  tint = bank.w < 0.0 ? vec4(beyond, -bank.w) : vec4(foam, bank.w);
}
`;

export const SHORE_FRAGMENT = /* glsl */ `
precision mediump float;
in vec4 tint;
out vec4 color;
void main() {
  color = tint;
}
`;
