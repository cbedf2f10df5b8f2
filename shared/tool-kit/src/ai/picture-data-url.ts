/** A JPEG as part of a prompt. */
export const toPictureDataUrl = (jpeg: Buffer) => `data:image/jpeg;base64,${jpeg.toString('base64')}`;
