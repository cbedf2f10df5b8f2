import { toolApp } from '@datewright/service-kit/tool-app';
import type { AppContext } from './context.ts';
import { analyzePhotoRoute } from './routes/analyze-photo.ts';
import { cancelPhotoRoute } from './routes/cancel-photo.ts';
import { deleteAllPhotosRoute } from './routes/delete-all-photos.ts';
import { followPhotosRoute } from './routes/follow-photos.ts';
import { previewPhotoRoute } from './routes/preview-photo.ts';
import { reportWrongRefusalRoute } from './routes/report-wrong-refusal.ts';

const calls = [
  analyzePhotoRoute,
  followPhotosRoute,
  cancelPhotoRoute,
  deleteAllPhotosRoute,
  previewPhotoRoute,
  reportWrongRefusalRoute,
];

export const photoApp = (ctx: AppContext) => toolApp('photo', ctx, calls);
