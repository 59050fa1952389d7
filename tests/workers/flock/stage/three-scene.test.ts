import type { DataTexture } from 'three';
import { expect, it } from 'vitest';
import { FLOCK_RULES } from '../../../../src/core/flock/flock-rules.ts';
import { PLAIN_CAMERA } from '../../../../workers/flock/camera.ts';
import { createScene } from '../../../../workers/flock/stage/three-scene.ts';
import { type CoreFile, loadCore } from '../../../wasm/flock/load-core.ts';

function setUp(file: CoreFile = 'flock') {
  const core = loadCore(file);
  core.setRules(FLOCK_RULES);
  core.reset(3, 800, 600, 50, 1);
  const scene = createScene(core, true);
  const ring = scene.layers[0]?.material.uniforms.ring?.value as DataTexture;
  /** Number of uploaded ring rows; null when all rows are uploaded. */
  const upload = (isNewContext = false): number | null => {
    scene.uploadFrame(0, isNewContext, PLAIN_CAMERA);
    return ring.updateRanges.length === 0 ? null : ring.updateRanges.length;
  };
  return { core, ring, upload };
}

it('uploads the rows that were written since the previous frame', () => {
  const { core, upload } = setUp();
  upload();
  core.step(0.01);
  expect(upload()).toBeLessThanOrEqual(2);
  for (let i = 0; i < 10; i++) core.step(0.03);
  expect(upload()).toBeGreaterThan(5);
  expect(upload(true)).toBeNull();
});

it('uploads all rows after a trail was reset or stretched, so that no ribbon crosses the pond', () => {
  const { core, upload } = setUp();
  for (const rewrite of [
    () => core.setPopulation(51),
    () => core.setPredator(true),
    () => core.resize(700, 500),
    () => core.reset(4, 700, 500, 51, 1),
  ]) {
    core.step(0.01);
    upload();
    rewrite();
    core.step(0.01);
    expect(upload()).toBeNull();
    core.step(0.01);
    expect(upload()).not.toBeNull();
  }
});

it('folds the rows of an ocean into a texture that every graphics card has, and uploads all parts of a row', () => {
  const { core, ring, upload } = setUp('flock-ocean');
  expect(core.maxPopulation).toBeGreaterThanOrEqual(10_000);
  const { width, height } = ring.image;
  expect(width).toBeLessThanOrEqual(2048);
  expect(width * height).toBe(core.slots * core.ringRows);
  upload();
  core.step(0.01);
  upload();
  const parts = core.slots / width;
  expect(ring.updateRanges.length % parts).toBe(0);
  for (const { start, count } of ring.updateRanges) {
    expect(Math.floor(start / 4 / width)).toBe(Math.floor((start + count - 1) / 4 / width));
  }
  const row = core.closedRows() % core.ringRows;
  const starts = ring.updateRanges.map(({ start }) => start / 4);
  for (let part = 0; part < parts; part++) expect(starts).toContain(row * core.slots + part * width);
});
