import { defineCall } from '../call.ts';
import { versionParams } from './fields.ts';
import { trial } from './trial.ts';

export const requestTrial = defineCall({
  service: 'registry',
  method: 'POST',
  path: '/registry/v1/remotes/:name/versions/:version/trial',
  audience: 'publisher',
  summary: 'Asks for another trial of a published version of the own team; one that waits already stays as it is.',
  params: versionParams,
  response: trial,
});
