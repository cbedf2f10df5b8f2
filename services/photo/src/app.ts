import { createToolApp } from '@datewright/tool-kit/app/tool-app';
import type { AppContext } from './context.ts';
import { memberData } from './member-data.ts';
import { addFriendPhotoRoute } from './routes/add-friend-photo.ts';
import { analyzePhotoRoute } from './routes/analyze-photo.ts';
import { answerFriendLinkRoute } from './routes/answer-friend-link.ts';
import { cancelPhotoRoute } from './routes/cancel-photo.ts';
import { createFriendLinkRoute } from './routes/create-friend-link.ts';
import { deleteAllPhotosRoute } from './routes/delete-all-photos.ts';
import { endFriendLinkRoute } from './routes/end-friend-link.ts';
import { followPhotosRoute } from './routes/follow-photos.ts';
import { listFriendLinksRoute } from './routes/list-friend-links.ts';
import { listResultsRoute } from './routes/list-results.ts';
import { openFriendLinkRoute } from './routes/open-friend-link.ts';
import { previewPhotoRoute } from './routes/preview-photo.ts';
import { readFriendPhotoRoute } from './routes/read-friend-photo.ts';
import { reportFriendLinkRoute } from './routes/report-friend-link.ts';
import { reportWrongRejectionRoute } from './routes/report-wrong-rejection.ts';

const routes = [
  analyzePhotoRoute,
  followPhotosRoute,
  listResultsRoute,
  cancelPhotoRoute,
  deleteAllPhotosRoute,
  previewPhotoRoute,
  reportWrongRejectionRoute,
  addFriendPhotoRoute,
  answerFriendLinkRoute,
  createFriendLinkRoute,
  endFriendLinkRoute,
  listFriendLinksRoute,
  openFriendLinkRoute,
  readFriendPhotoRoute,
  reportFriendLinkRoute,
];

export const createPhotoApp = (ctx: AppContext) => createToolApp('photo', ctx, routes, memberData);
