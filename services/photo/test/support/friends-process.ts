import { z } from '@datewright/contracts/zod';
import { readConfig } from '@datewright/service-kit/config';
import { createPictureProcessor } from '@datewright/service-kit/pictures/picture-processor';
import { createToolApp, startTool } from '@datewright/tool-kit/app/tool-app';
import { toolConfig } from '@datewright/tool-kit/app/tool-config';
import { createToolContext } from '@datewright/tool-kit/app/tool-context';
import { photoConfig } from '../../src/config.ts';
import { createFriendsContext } from '../../src/friends/friends-context.ts';
import { addFriendPhotoRoute } from '../../src/routes/add-friend-photo.ts';
import { answerFriendLinkRoute } from '../../src/routes/answer-friend-link.ts';
import { createFriendLinkRoute } from '../../src/routes/create-friend-link.ts';
import { endFriendLinkRoute } from '../../src/routes/end-friend-link.ts';
import type { FriendRoute } from '../../src/routes/friend-route.ts';
import { listFriendLinksRoute } from '../../src/routes/list-friend-links.ts';
import { openFriendLinkRoute } from '../../src/routes/open-friend-link.ts';
import { readFriendPhotoRoute } from '../../src/routes/read-friend-photo.ts';
import { reportFriendLinkRoute } from '../../src/routes/report-friend-link.ts';
import { deleteEndedFriendLinks } from '../../src/use-cases/delete-ended-friend-links.ts';
import { deleteFriendPhoto } from '../../src/use-cases/delete-friend-photo.ts';
import { deleteAllFriendLinks } from '../../src/use-cases/end-friend-link.ts';

/** Runs only the calls for friend links, over analyses that a test writes into the database; its clock can be moved. */
const config = readConfig(z.extend(toolConfig, { PICTURE_KEY: photoConfig.shape.PICTURE_KEY }));
const base = await createToolContext('photo', config);
const analyses = base.connection.collection<{ userId: string; operationId: string; upload: string }>('trialAnalyses');
let ahead = 0;
const whole = {
  ...base,
  config,
  now: () => Date.now() + ahead,
  pictures: createPictureProcessor(),
  repeatedPictures: { findRepeat: async () => null },
  analyses: { findResult: (userId: string, operationId: string) => analyses.findOne({ userId, operationId }) },
};
const ctx = { ...whole, ...createFriendsContext(whole) };

/** Commands of the test to this process, besides its calls. */
const orders = new Map<string, (value: string) => unknown>([
  ['ahead', (days) => (ahead = Number(days) * 24 * 60 * 60 * 1000)],
  ['sweep', () => deleteEndedFriendLinks(ctx)],
  ['erase', (userId) => deleteAllFriendLinks(ctx, userId)],
]);
const deletePhoto = (of: string) => {
  const [userId = '', operationId = ''] = of.split(' ');
  return deleteFriendPhoto(ctx, userId, operationId);
};
orders.set('delete', deletePhoto);

const trialRoute: FriendRoute = ({ router }) =>
  router.post('/trial/:order/:value', async ({ params }, res) => {
    res.json({ done: await orders.get(params.order)?.(params.value) });
  });

const app = createToolApp('photo', ctx, [
  createFriendLinkRoute,
  addFriendPhotoRoute,
  listFriendLinksRoute,
  endFriendLinkRoute,
  openFriendLinkRoute,
  readFriendPhotoRoute,
  answerFriendLinkRoute,
  reportFriendLinkRoute,
  trialRoute,
]);
await startTool(app, ctx);
