import { BUBBLE_COUNT, FAR_COUNT } from './distance.ts';
import { HEADER } from './shaders.ts';

/** Bodies of the far school. `far` holds place, course and length of each. */
export const FAR_VERTEX = /* glsl */ `${HEADER}
in vec4 corner;
in float slot;
uniform vec4 far[${FAR_COUNT}];

void main() {
  vec4 body = far[int(slot)];
  vec2 way = vec2(cos(body.z), sin(body.z));
  gl_Position = onScreen(body.xy + (way * corner.x + vec2(-way.y, way.x) * corner.y) * body.w);
}
`;

export const FAR_FRAGMENT = /* glsl */ `
precision mediump float;
uniform vec4 farTint;
out vec4 color;
void main() {
  color = farTint;
}
`;

/** Points with place and strength of each. */
export const COURSE_VERTEX = /* glsl */ `${HEADER}
in vec3 dot;
uniform float pixelRatio;
out float strength;

void main() {
  gl_Position = onScreen(dot.xy);
  gl_PointSize = dot.z > 0.0 ? (3.0 + 4.0 * dot.z) * pixelRatio : 0.0;
  strength = dot.z;
}
`;

export const COURSE_FRAGMENT = /* glsl */ `
precision mediump float;
in float strength;
uniform vec3 leaderRibbon;
out vec4 color;
void main() {
  float away = length(gl_PointCoord - 0.5) * 2.0;
  color = vec4(leaderRibbon, strength * (1.0 - smoothstep(0.55, 1.0, away)));
}
`;

/** Points without attributes: rings of light, brighter at one side. `bubbles` holds place, radius and strength of each. */
export const BUBBLE_VERTEX = /* glsl */ `${HEADER}
uniform vec4 bubbles[${BUBBLE_COUNT}];
uniform float pixelRatio;
out float strength;

void main() {
  vec4 bubble = bubbles[gl_VertexID];
  gl_Position = onScreen(bubble.xy);
  gl_PointSize = max(bubble.z * 2.0 * pixelRatio, 1.0);
  strength = bubble.w;
}
`;

export const BUBBLE_FRAGMENT = /* glsl */ `
precision mediump float;
in float strength;
uniform vec3 plankton;
out vec4 color;
void main() {
  vec2 place = gl_PointCoord * 2.0 - 1.0;
  float away = length(place);
  float rim = smoothstep(0.5, 0.86, away) * (1.0 - smoothstep(0.88, 1.0, away));
  float spark = 1.0 - smoothstep(0.08, 0.3, length(place - vec2(-0.36, -0.4)));
  color = vec4(plankton, strength * max(rim * 0.5, spark * 0.8));
}
`;
