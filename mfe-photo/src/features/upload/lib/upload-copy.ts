import type { en } from '../../../copy/en.ts';

export type UploadCopy = (typeof en)['choose'];
