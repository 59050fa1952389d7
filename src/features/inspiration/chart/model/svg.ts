import { escapeHtml } from '../../../../core/text/escape-html.ts';
import type { Extent } from './place-boxes.ts';
import { BASELINE_SHIFT, type Paint, type Shape, type TextShape } from './shapes.ts';

interface SvgPicture {
  readonly extent: Extent;
  /** Where the origin of the shapes stands in the picture. */
  readonly originPx: number;
  readonly background: string;
  readonly fontFamily: string;
  /** The title that programs show. */
  readonly title: string;
}

/** Characters that XML does not allow, even escaped, and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that the expression removes
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;
const ANCHOR = { left: 'start', center: 'middle', right: 'end' } as const;

/** Shapes as the text of an SVG file, in pieces: one for each shape, between the start and the end of the file. */
export function* writeSvg(shapes: Iterable<Shape>, picture: SvgPicture): Generator<string> {
  const { extent, originPx, background, fontFamily, title } = picture;
  const { widthPx, heightPx } = extent;
  const size = `width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}"`;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n`;
  yield `<title>${escapeXml(title)}</title>\n`;
  yield `<rect width="100%" height="100%" fill="${background}"/>\n`;
  const font = `font-family="${escapeXml(fontFamily)}"`;
  yield `<g transform="translate(${originPx} ${originPx})" ${font} fill="none" stroke-linejoin="round">\n`;
  for (const shape of shapes) yield `${toElement(shape)}\n`;
  yield '</g>\n</svg>\n';
}

function toElement(shape: Shape): string {
  switch (shape.kind) {
    case 'box': {
      const { xPx, yPx, widthPx, heightPx, radiusPx } = shape;
      const place = `x="${round(xPx)}" y="${round(yPx)}" width="${round(widthPx)}" height="${round(heightPx)}"`;
      return `<rect ${place} rx="${round(radiusPx)}"${paints(shape)}/>`;
    }
    case 'disc':
      return `<circle cx="${round(shape.xPx)}" cy="${round(shape.yPx)}" r="${round(shape.radiusPx)}"${paints(shape)}/>`;
    case 'lines':
      return `<path d="${shape.lines.map(toPath).join('')}" stroke-linecap="${shape.cap}"${paints({ ...shape, fill: null })}/>`;
    case 'text':
      return toTextElement(shape);
  }
}

function toTextElement({ text, xPx, yPx, sizePx, weight, align, fill }: TextShape): string {
  const place = `x="${round(xPx)}" y="${round(yPx + sizePx * BASELINE_SHIFT)}"`;
  const font = `font-size="${sizePx}" font-weight="${weight}" text-anchor="${ANCHOR[align]}"`;
  return `<text ${place} ${font}${paint('fill', fill)}>${escapeXml(text)}</text>`;
}

interface Painted {
  readonly fill: Paint | null;
  readonly stroke: Paint | null;
  readonly strokePx: number;
}

function paints({ fill, stroke, strokePx }: Painted): string {
  const outline = stroke === null ? '' : `${paint('stroke', stroke)} stroke-width="${strokePx}"`;
  return (fill === null ? '' : paint('fill', fill)) + outline;
}

function paint(name: 'fill' | 'stroke', { color, opacity }: Paint): string {
  return ` ${name}="${escapeXml(color)}"${opacity === 1 ? '' : ` ${name}-opacity="${opacity}"`}`;
}

function toPath(line: readonly number[]): string {
  let path = '';
  for (let at = 0; at + 1 < line.length; at += 2) {
    path += `${at === 0 ? 'M' : 'L'}${round(line[at] ?? 0)} ${round(line[at + 1] ?? 0)}`;
  }
  return path;
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_XML, ''));
}
