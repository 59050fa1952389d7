import { isPictureAddress, type PortalSettings, SYSTEM_LIMITS } from '../../../../core/contracts/admin-system.ts';

/** Lists of pictures, by their names in the settings. */
export const IMAGE_LISTS = ['panelImages', 'backgroundImages'] as const;
export type ImageListName = (typeof IMAGE_LISTS)[number];

interface DraftImage {
  /** Identifies the row while it moves. */
  readonly id: number;
  readonly address: string;
}

interface DraftList {
  readonly images: readonly DraftImage[];
  /** Seconds, as typed. */
  readonly interval: string;
}

/** The settings while they are edited. Every text is kept as it is typed. */
export interface PortalDraft {
  readonly lists: Readonly<Record<ImageListName, DraftList>>;
  readonly nextId: number;
}

type AddressProblem = 'malformed' | 'tooLong';

export function toDraft(settings: PortalSettings): PortalDraft {
  const { panelImages, backgroundImages } = settings;
  const toImages = (addresses: readonly string[], first: number) =>
    addresses.map((address, at) => ({ id: first + at, address }));
  return {
    lists: {
      panelImages: { images: toImages(panelImages, 0), interval: String(settings.panelInterval) },
      backgroundImages: {
        images: toImages(backgroundImages, panelImages.length),
        interval: String(settings.backgroundInterval),
      },
    },
    nextId: panelImages.length + backgroundImages.length,
  };
}

/** Adds addresses at the end, as many as the list may have. */
export function addImages(draft: PortalDraft, name: ImageListName, addresses: readonly string[]): PortalDraft {
  const { images } = draft.lists[name];
  const added = addresses
    .slice(0, SYSTEM_LIMITS.imagesPerList - images.length)
    .map((address, at) => ({ id: draft.nextId + at, address }));
  return { ...withImages(draft, name, [...images, ...added]), nextId: draft.nextId + added.length };
}

export function changeAddress(draft: PortalDraft, name: ImageListName, id: number, address: string): PortalDraft {
  const { images } = draft.lists[name];
  return withImages(
    draft,
    name,
    images.map((image) => (image.id === id ? { id, address } : image)),
  );
}

export function removeImage(draft: PortalDraft, name: ImageListName, id: number): PortalDraft {
  return withImages(
    draft,
    name,
    draft.lists[name].images.filter((image) => image.id !== id),
  );
}

/** Moves a picture one place; at the end of the list nothing changes. */
export function moveImage(draft: PortalDraft, name: ImageListName, id: number, step: -1 | 1): PortalDraft {
  const images = [...draft.lists[name].images];
  const from = images.findIndex((image) => image.id === id);
  const [moved, other] = [images[from], images[from + step]];
  if (moved === undefined || other === undefined) return draft;
  images[from] = other;
  images[from + step] = moved;
  return withImages(draft, name, images);
}

export function changeInterval(draft: PortalDraft, name: ImageListName, interval: string): PortalDraft {
  return { ...draft, lists: { ...draft.lists, [name]: { ...draft.lists[name], interval } } };
}

/** Why an address cannot be saved; null for a good one. */
export function findAddressProblem(address: string): AddressProblem | null {
  const text = address.trim();
  if (text.length > SYSTEM_LIMITS.addressLength) return 'tooLong';
  return isPictureAddress(text) ? null : 'malformed';
}

/** The seconds that a text says; null where they cannot be saved. Full-width digits count. */
export function readInterval(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return null;
  const seconds = Number(plain);
  return seconds >= SYSTEM_LIMITS.intervalMin && seconds <= SYSTEM_LIMITS.intervalMax ? seconds : null;
}

/** The settings of a draft; null while a part of it cannot be saved. */
export function toSettings({ lists: { panelImages: panel, backgroundImages: background } }: PortalDraft) {
  const isGood = ({ images }: DraftList) => images.every(({ address }) => findAddressProblem(address) === null);
  const panelInterval = readInterval(panel.interval);
  const backgroundInterval = readInterval(background.interval);
  if (panelInterval === null || backgroundInterval === null || !isGood(panel) || !isGood(background)) return null;
  const toAddresses = ({ images }: DraftList) => images.map(({ address }) => address.trim());
  const settings: PortalSettings = {
    panelImages: toAddresses(panel),
    backgroundImages: toAddresses(background),
    panelInterval,
    backgroundInterval,
  };
  return settings;
}

function withImages(draft: PortalDraft, name: ImageListName, images: readonly DraftImage[]): PortalDraft {
  return { ...draft, lists: { ...draft.lists, [name]: { ...draft.lists[name], images } } };
}
