/** Kinds of pictures that are shown. Pictures that can hold scripts or refer to other files are not among them. */
const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'];

/** Whether a file of this media type may be a picture that is shown. The type is a claim; decoding decides. */
export function isPictureType(mimeType: string): boolean {
  return PICTURE_TYPES.includes((mimeType.toLowerCase().split(';')[0] ?? '').trim());
}
