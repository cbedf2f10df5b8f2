import { photoMaxBytes } from '@datewright/contracts/photo/limits';
import { receivePicture } from '@datewright/service-kit/pictures/receive-picture';

/** Accepts the one photo of an upload. */
export const receivePhoto = receivePicture('photo', photoMaxBytes);
