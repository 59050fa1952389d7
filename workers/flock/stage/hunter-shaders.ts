import { HEADER, POSE } from './shaders.ts';

/** Bodies of golden fish, ghost, shadows and predator, with colors and opacity by their order. */
export const HUNTER_VERTEX = /* glsl */ `${HEADER}${POSE}
in vec4 corner;
in float slot;
uniform float bodyLength;
uniform float scaleAll;
uniform int firstHunter;
uniform float hunterScales[5];
uniform vec4 hunterBacks[5];
uniform vec4 hunterFlanks[5];
flat out vec4 back;
flat out vec4 flank;
out float shade;

void main() {
  int individual = int(slot);
  int hunter = individual - firstHunter;
  vec4 now = carryOn(ringAt(individual, 0));
  vec4 looks = lookAt(individual);
  vec2 way = normalize(now.zw + vec2(1e-4, 0.0));
  vec2 body = pose(corner, looks) * bodyLength * scaleAll * hunterScales[hunter] * looks.z * (2.0 - looks.z);
  gl_Position = onScreen(now.xy + way * body.x + vec2(-way.y, way.x) * body.y);
  back = hunterBacks[hunter];
  flank = hunterFlanks[hunter];
  shade = corner.z;
}
`;

/** The flank's tone stays near the rim. */
export const HUNTER_FRAGMENT = /* glsl */ `
precision mediump float;
flat in vec4 back;
flat in vec4 flank;
in float shade;
out vec4 color;
void main() {
  color = mix(back, flank, shade * shade);
}
`;

/**
 * Points without attributes: five pellets per helping of food, which are eaten one after another, then the ripple
 * of a bite, and rings round the leaders of a game.
 */
export const MORSEL_VERTEX = /* glsl */ `${HEADER}
uniform vec4 foods[8];
uniform vec3 ripple;
uniform float pixelRatio;
uniform float scaleAll;
out float fade;
flat out int isRipple;

void main() {
  int helping = gl_VertexID / 5;
  int leader = gl_VertexID - 41;
  isRipple = min(helping / 8, 1);
  float pellet = float(gl_VertexID % 5);
  float spread = float(gl_VertexID) * 2.4;
  vec4 food = foods[min(helping, 7)];
  float left = clamp(food.z * 5.0 - pellet, 0.0, 1.0);
  vec2 place = food.xy + vec2(cos(spread), sin(spread)) * sqrt(pellet) * 6.0 * scaleAll;
  float size = 26.0 * sqrt(left);
  fade = left;
  if (isRipple == 1) {
    float over = 1.0 - ripple.z;
    place = ripple.xy;
    size = 96.0 - 66.0 * over * over;
    fade = over * over;
  }
  if (leader >= 0) {
    place = carryOn(ringAt(leader, 0)).xy;
    size = 44.0;
    fade = 0.55;
    isRipple = 2;
  }
  gl_PointSize = size * scaleAll * pixelRatio;
  gl_Position = fade > 0.0 ? onScreen(place) : vec4(2.0, 2.0, 0.0, 1.0);
}
`;

export const MORSEL_FRAGMENT = /* glsl */ `
precision mediump float;
in float fade;
flat in int isRipple;
uniform vec3 food;
uniform vec3 foodGlow;
uniform vec3 bite;
uniform vec3 leaderRibbon;
out vec4 color;
void main() {
  float away = length(gl_PointCoord - 0.5) * 2.0;
  if (isRipple > 0) {
    float band = (away - 0.84) / 0.13;
    color = vec4(isRipple == 1 ? bite : leaderRibbon, fade * 0.55 * max(1.0 - band * band, 0.0));
    return;
  }
  float core = 1.0 - smoothstep(0.16, 0.3, away);
  float glow = max(1.0 - away, 0.0);
  color = vec4(mix(foodGlow, food, core), fade * max(core, 0.45 * glow * glow));
}
`;
