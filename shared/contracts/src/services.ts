// Made by `npm run generate` from the folders beside this file.
import { version as account } from './account/version.ts';
import { version as bio } from './bio/version.ts';
import { version as chatpad } from './chatpad/version.ts';
import { version as datecoach } from './datecoach/version.ts';
import { version as marketing } from './marketing/version.ts';
import { version as photo } from './photo/version.ts';
import { version as registry } from './registry/version.ts';

/** Contract version of each service, served by its `GET /version`. */
export const serviceVersions = { account, bio, chatpad, datecoach, marketing, photo, registry } as const;

export type ContractService = keyof typeof serviceVersions;
