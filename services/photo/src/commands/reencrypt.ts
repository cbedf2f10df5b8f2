import { readConfig } from '@datewright/service-kit/config';
import { connectOrExit } from '@datewright/service-kit/database/mongo';
import { printReencryption } from '@datewright/service-kit/database/reencrypt-collection';
import { photoConfig } from '../config.ts';
import { createFriendPictureRepository } from '../data/friend-picture-repository.ts';
import { createWaitingPictureRepository } from '../data/waiting-picture-repository.ts';

const config = readConfig(photoConfig);
const connection = await connectOrExit(config);
const waiting = createWaitingPictureRepository(connection, config.PICTURE_KEY, Date.now);
const shared = createFriendPictureRepository(connection, config.PICTURE_KEY);
printReencryption(
  new Map([
    ['waitingPictures', await waiting.reencrypt()],
    ['friendPictures', await shared.reencrypt()],
  ]),
);
await connection.close();
