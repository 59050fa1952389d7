/**
 * [Note: Vertex pulling] The core's memory is a texture: `ring` has a row a moment and a texel (x, y, vx, vy) a slot,
 * `look` a texel (tail phase, bend, size, tone) a slot. Meshes hold only corners and slot numbers; every vertex looks
 * its individual up. Nothing is copied on the processor, and a software rasteriser is spared instancing.
 */
const HEADER = /* glsl */ `
precision highp float;
precision highp int;
precision highp sampler2D;
uniform sampler2D ring;
uniform sampler2D look;
uniform int closedRows;
uniform vec2 pond;
const float TURN = 6.2831853;

vec4 onScreen(vec2 place) {
  return vec4(place.x / pond.x * 2.0 - 1.0, 1.0 - place.y / pond.y * 2.0, 0.0, 1.0);
}

int ringRow(int back) {
  int rows = textureSize(ring, 0).y;
  return (closedRows - back + rows * 2) % rows;
}
`;

export const BODY_VERTEX = /* glsl */ `${HEADER}
in vec4 corner;
in float slot;
uniform float bodyLength;
uniform float scaleAll;
uniform int motion;
uniform float leaders;
uniform float hidesLeaders;
uniform float isPredator;
uniform vec3 backs[4];
uniform vec3 flanks[4];
uniform vec3 leaderBack;
uniform vec3 leaderFlank;
uniform vec3 predatorBack;
uniform vec3 predatorFlank;
uniform vec3 depthTint;
out vec3 tint;

void main() {
  int individual = int(slot);
  vec4 now = texelFetch(ring, ivec2(individual, ringRow(0)), 0);
  vec4 looks = texelFetch(look, ivec2(individual, 0), 0);
  float isLeader = 1.0 - step(leaders - 0.5, slot);
  float tone = looks.w;
  vec2 way = normalize(now.zw + vec2(1e-4, 0.0));
  vec2 side = vec2(-way.y, way.x);

  float beat = sin(TURN * (looks.x - 0.18 * corner.w));
  vec2 body = corner.xy;
  float flex = corner.w;
  if (motion == 0) {
    body.y += flex * flex * (0.13 * beat) + flex * 0.26 * looks.y;
  } else if (motion == 1) {
    body.y *= 1.0 - flex * (0.24 + 0.3 * beat);
    body.x -= flex * 0.1 * beat;
  } else {
    body.y *= 1.0 - 0.4 * abs(looks.y);
  }

  float size = looks.z * (2.0 - looks.z);
  float individualScale = mix(mix(0.84 + 0.3 * tone, 1.5, isLeader), 2.9, isPredator);
  size *= individualScale * mix(1.0, 1.0 - hidesLeaders, isLeader);
  vec2 place = now.xy + (way * body.x + side * body.y) * bodyLength * scaleAll * size;
  gl_Position = onScreen(place);

  int school = int(floor(tone * 3.999));
  vec3 back = mix(mix(backs[school], leaderBack, isLeader), predatorBack, isPredator);
  vec3 flank = mix(mix(flanks[school], leaderFlank, isLeader), predatorFlank, isPredator);
  float depth = (1.0 - isLeader) * (1.0 - isPredator) * 0.42 * (1.0 - tone);
  tint = mix(mix(back, flank, corner.z), depthTint, depth);
}
`;

export const BODY_FRAGMENT = /* glsl */ `
precision mediump float;
in vec3 tint;
out vec4 color;
void main() {
  color = vec4(tint, 1.0);
}
`;

/**
 * A ribbon is a chain of samples; `piece` is (slot, sample, side). Samples keep to the same moments while they fade.
 * Leaders and predator have ribbons of their own, fine ones at any quality: few and looked at.
 */
export const RIBBON_VERTEX = /* glsl */ `${HEADER}
in vec3 piece;
uniform int stride;
uniform float isFine;
uniform float headAge;
uniform float bodyLength;
uniform float scaleAll;
uniform float leaders;
uniform float hidesLeaders;
uniform float predatorSlot;
uniform vec3 followerRibbon;
uniform vec3 leaderRibbon;
uniform vec3 predatorRibbon;
out vec4 tint;

void main() {
  int individual = int(piece.x);
  int chain = int(piece.y);
  int back = chain == 0 ? 0 : (chain - 1) * stride + 1 + closedRows % stride;
  vec4 then = texelFetch(ring, ivec2(individual, ringRow(back)), 0);
  vec4 looks = texelFetch(look, ivec2(individual, 0), 0);
  float rows = float(textureSize(ring, 0).y);
  float age = back == 0 ? 0.0 : clamp((float(back) - 1.0 + headAge) / (rows - 1.0), 0.0, 1.0);
  float isLeader = 1.0 - step(leaders - 0.5, piece.x);
  float isPredator = step(predatorSlot - 0.5, piece.x);

  vec2 way = normalize(then.zw + vec2(1e-4, 0.0));
  float width = bodyLength * scaleAll * looks.z * mix(mix(0.075, 0.16, isLeader), 0.3, isPredator) * (1.0 - age);
  vec2 place = then.xy - way * (chain == 0 ? bodyLength * scaleAll * 0.3 * looks.z : 0.0);
  gl_Position = onScreen(place + vec2(-way.y, way.x) * piece.z * width);

  float strength = mix(mix(0.2 + 0.16 * looks.w, 0.5, isLeader), 0.3, isPredator);
  strength *= pow(1.0 - age, 1.4) * looks.z * mix(1.0, 1.0 - hidesLeaders, isLeader);
  float isSpecial = max(isLeader, isPredator);
  strength *= mix(1.0 - isSpecial, isSpecial, isFine);
  tint = vec4(mix(mix(followerRibbon, leaderRibbon, isLeader), predatorRibbon, isPredator), strength);
}
`;

export const RIBBON_FRAGMENT = /* glsl */ `
precision mediump float;
in vec4 tint;
out vec4 color;
void main() {
  color = tint;
}
`;

/** Water is colored per corner of a coarse grid and dithered per pixel, so that its dark gradient shows no bands. */
export const WATER_VERTEX = /* glsl */ `
precision highp float;
in vec2 place;
uniform float seconds;
uniform vec3 waterTop;
uniform vec3 waterMiddle;
uniform vec3 waterBottom;
uniform vec3 light;
out vec3 tint;

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
  tint = (water + light * shafts * fade * 0.09) * vignette;
}
`;

export const WATER_FRAGMENT = /* glsl */ `
precision highp float;
in vec3 tint;
out vec4 color;
void main() {
  float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
  color = vec4(tint + (noise - 0.5) / 255.0, 1.0);
}
`;

/** Specks that drift with the light: their places are a function of time, no state. */
export const PLANKTON_VERTEX = /* glsl */ `${HEADER}
in vec3 seed;
uniform float seconds;
uniform float pixelRatio;
out float strength;

void main() {
  vec2 drift = vec2(sin(seconds * 0.05 + seed.z * TURN) * 0.02, -seconds * (0.004 + 0.008 * seed.z));
  vec2 place = fract(seed.xy + drift);
  gl_Position = onScreen(place * pond);
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
