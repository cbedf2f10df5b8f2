import { defineCall } from '../call.ts';
import { versionParams } from './fields.ts';
import { trial } from './trial.ts';

export const getTrial = defineCall({
  service: 'registry',
  method: 'GET',
  path: '/registry/v1/remotes/:name/versions/:version/trial',
  audience: 'publisher',
  summary: 'What the trial of a published version of the own team found.',
  params: versionParams,
  response: trial,
});
