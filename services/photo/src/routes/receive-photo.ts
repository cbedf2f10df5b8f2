import { photoMaxBytes } from '@datewright/contracts/photo/limits';
import { receivePicture } from '@datewright/service-kit/pictures/receive';

/** The one photo of an upload. */
export const receivePhoto = receivePicture('photo', photoMaxBytes);
