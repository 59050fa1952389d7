/**
 * [Note: Vertex pulling] The core's memory is a texture: `ring` has a row per moment and a texel (x, y, vx, vy) per
 * slot, `look` a texel (tail phase, bend, size, tone) per slot. A row of more than 2,048 slots lies in `folds` rows of its
 * texture, because not every graphics card has wider ones. Meshes hold only corners and slot numbers; every vertex
 * looks its individual up. `frame` is the part of the pond that is shown (x, y, width, height); `ahead` is the time from the
 * latest step to the picture, in seconds, and `carryOn` moves an individual by it. Nothing is copied on the processor, and no instancing is needed, which is slow in software.
 */
export const HEADER = /* glsl */ `
precision highp float;
precision highp int;
precision highp sampler2D;
uniform sampler2D ring;
uniform sampler2D look;
uniform int ringRows;
uniform int folds;
uniform int closedRows;
uniform vec4 frame;
uniform float ahead;
const float TURN = 6.2831853;

vec4 onScreen(vec2 place) {
  return vec4((place.x - frame.x) / frame.z * 2.0 - 1.0, 1.0 - (place.y - frame.y) / frame.w * 2.0, 0.0, 1.0);
}

vec4 carryOn(vec4 now) {
  return vec4(now.xy + now.zw * ahead, now.zw);
}

vec4 ringAt(int slot, int back) {
  int row = (closedRows - back + ringRows * 2) % ringRows;
  return texelFetch(ring, ivec2(slot & 2047, row * folds + (slot >> 11)), 0);
}

vec4 lookAt(int slot) {
  return texelFetch(look, ivec2(slot & 2047, slot >> 11), 0);
}
`;

/** Moves a corner (x, y, shade, flex) by the tail beat and the bend of the body. */
export const POSE = /* glsl */ `
uniform int motion;
vec2 pose(vec4 corner, vec4 looks) {
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
  return body;
}
`;

export const BODY_VERTEX = /* glsl */ `${HEADER}${POSE}
in vec4 corner;
in float slot;
uniform float bodyLength;
uniform float scaleAll;
uniform float leaders;
uniform float hidesLeaders;
uniform vec3 backs[4];
uniform vec3 flanks[4];
uniform vec3 leaderBack;
uniform vec3 leaderFlank;
uniform vec3 depthTint;
uniform vec2 nearScale;
uniform float farDim;
out vec3 tint;

void main() {
  int individual = int(slot);
  vec4 now = carryOn(ringAt(individual, 0));
  vec4 looks = lookAt(individual);
  float isLeader = 1.0 - step(leaders - 0.5, slot);
  float tone = looks.w;
  vec2 way = normalize(now.zw + vec2(1e-4, 0.0));
  vec2 side = vec2(-way.y, way.x);

  vec2 body = pose(corner, looks);
  float size = looks.z * (2.0 - looks.z);
  float individualScale = mix(nearScale.x + nearScale.y * tone, 1.5, isLeader);
  size *= individualScale * mix(1.0, 1.0 - hidesLeaders, isLeader);
  vec2 place = now.xy + (way * body.x + side * body.y) * bodyLength * scaleAll * size;
  gl_Position = onScreen(place);

  int school = int(floor(tone * 3.999));
  vec3 back = mix(backs[school], leaderBack, isLeader);
  vec3 flank = mix(flanks[school], leaderFlank, isLeader);
  float depth = (1.0 - isLeader) * farDim * (1.0 - tone);
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
 * A ribbon is a chain of samples; `piece` is (slot, sample, side). A sample keeps its moment while it fades. Leaders
 * and hunters have their own ribbons, which are fine at any quality: they are few and watched.
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
uniform int firstHunter;
uniform float hunterScales[5];
uniform vec4 hunterRibbons[5];
uniform vec3 followerRibbon;
uniform vec3 leaderRibbon;
out vec4 tint;

void main() {
  int individual = int(piece.x);
  int hunter = individual - firstHunter;
  int chain = int(piece.y);
  int back = chain == 0 ? 0 : (chain - 1) * stride + 1 + closedRows % stride;
  vec4 then = ringAt(individual, back);
  if (back == 0) then = carryOn(then);
  vec4 looks = lookAt(individual);
  float rows = float(ringRows);
  float age = back == 0 ? 0.0 : clamp((float(back) - 1.0 + headAge) / (rows - 1.0), 0.0, 1.0);
  float isLeader = 1.0 - step(leaders - 0.5, piece.x);
  float fishLength = bodyLength * scaleAll;

  vec2 way = normalize(then.zw + vec2(1e-4, 0.0));
  vec2 place = then.xy - way * (chain == 0 ? fishLength * 0.3 * looks.z : 0.0);
  float width = mix(0.075, 0.16, isLeader);
  float strength = mix(0.2 + 0.16 * looks.w, 0.5, isLeader) * mix(1.0, 1.0 - hidesLeaders, isLeader);
  strength *= mix(1.0 - isLeader, isLeader, isFine);
  vec3 color = mix(followerRibbon, leaderRibbon, isLeader);
  if (hunter >= 0) {
    // Hunters are translucent: their ribbons begin behind their bodies.
    vec4 now = carryOn(ringAt(individual, 0));
    width = 0.1 * hunterScales[hunter];
    strength = hunterRibbons[hunter].a * smoothstep(0.15, 0.6, distance(place, now.xy) / (width * 10.0 * fishLength));
    color = hunterRibbons[hunter].rgb;
  }
  width *= fishLength * looks.z * (1.0 - age);
  gl_Position = onScreen(place + vec2(-way.y, way.x) * piece.z * width);
  tint = vec4(color, strength * pow(1.0 - age, 1.4) * looks.z);
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
