import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SplitRules } from '../../../src/bridges/card-split-bridge.ts';
import { copyPicture } from '../../../src/features/xhs-helper/export/copy-picture.ts';
import { exportPicture, exportPictures } from '../../../src/features/xhs-helper/export/export-pictures.tsx';
import { toCardPng } from '../../../src/features/xhs-helper/export/to-card-png.ts';
import { zipPictures } from '../../../src/features/xhs-helper/export/zip-pictures.ts';
import { CardFace } from '../../../src/features/xhs-helper/face/CardFace.tsx';
import { continueFaceText, layOutFace } from '../../../src/features/xhs-helper/face/face-layout.ts';
import { fitCards } from '../../../src/features/xhs-helper/face/fit-cards.ts';
import { ScaledFace } from '../../../src/features/xhs-helper/face/ScaledFace.tsx';
import { createCard, type PostCard } from '../../../src/features/xhs-helper/model/card.ts';
import type { CardFaceInput } from '../../../src/features/xhs-helper/model/face.ts';
import type { CardStyle } from '../../../src/features/xhs-helper/model/settings.ts';
import { createCardSplitService } from '../../../workers/card-split/card-split-service.ts';

export { continueFaceText, copyPicture, exportPicture, exportPictures, layOutFace, toCardPng, zipPictures };

/** Replaces the page by pictures; with a width they are scaled to it. */
export function showFaces(inputs: readonly CardFaceInput[], widthPx: number | null = null): void {
  const host = document.createElement('main');
  host.style.cssText = 'display:flex;flex-wrap:wrap;gap:16px;padding:16px';
  document.body.replaceChildren(host);
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      inputs.map((input) => {
        const key = `${input.style.theme} ${input.number} ${input.content.kind}`;
        return widthPx === null ? (
          <CardFace key={key} {...input} />
        ) : (
          <ScaledFace key={key} {...input} widthPx={widthPx} />
        );
      }),
    ),
  );
}

const splitter = createCardSplitService();

/** The cards of a text as the tool makes them: divided by the rules, then by the lines that a picture has. */
export function makeCards(text: string, rules: SplitRules, style: CardStyle): readonly PostCard[] {
  let count = 0;
  const createId = () => {
    count += 1;
    return `made-${count}`;
  };
  const cards = splitter.splitText(text, rules).map((part, index) => createCard(part, index, createId()));
  return fitCards(cards, style, [], createId);
}
