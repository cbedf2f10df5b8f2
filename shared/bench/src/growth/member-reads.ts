import { userProfile } from '@datewright/contracts/account/user-profile';
import type { Call } from '@datewright/contracts/call';
import { calls } from '@datewright/contracts/calls';
import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import { matchIdOf } from './documents/chatpad.ts';
import { playbookIdOf } from './documents/datecoach.ts';
import { photoIdOf } from './documents/photo.ts';

/** A read of a member's own data. */
export interface MemberRead {
  service: string;
  method: string;
  path: string;
  audience: 'member' | 'session';
  body?: object;
}

/** As pages ask for these lists. */
const pageQueries: Record<string, string> = {
  '/v1/chatpad/matches': '?limit=30',
  '/v1/chatpad/matches/:matchId': '?limit=20',
  '/v1/chatpad/lines': '?limit=7',
  '/v1/datecoach/playbooks': '?limit=20',
  '/v1/datecoach/plans': '?limit=10',
  '/v1/photo/results': '?limit=99',
};

/** Calls that Stripe answers, or that are about one purchase. */
const ofStripe = /^\/v1\/account\/(invoices|purchases|upgrade|withdrawal)/;
const tools = ['account', 'bio', 'chatpad', 'datecoach', 'photo'];

const isListed = ({ service, method, audience, path }: Call) =>
  method === 'GET' && tools.includes(service) && ['member', 'session'].includes(audience) && !ofStripe.test(path);

/** Every read of the contracts, of the member's first match, playbook and photos. */
export function listMemberReads(userId: string): MemberRead[] {
  const fill = ({ path }: Call) =>
    path.replace(':matchId', matchIdOf(userId, 0)).replace(':operationId', playbookIdOf(0)) +
    (pageQueries[path] ?? '') +
    (path.endsWith('/v1/photo/news') ? `?photos=${photoIdOf(0)},${photoIdOf(1)}` : '');
  const gets = (calls as Call[]).filter(isListed).map((call) => ({
    service: call.service,
    method: call.method,
    path: fill(call),
    audience: call.audience as MemberRead['audience'],
  }));
  const post = ({ service, path }: Pick<Call, 'service' | 'path'>, body: object): MemberRead => ({
    ...{ service, path, body },
    method: 'POST',
    audience: 'member',
  });
  return [
    ...gets,
    post(userProfile, { action: 'getUserProfile' }),
    post(dateStatistics, { action: 'get', limit: '50' }),
  ];
}
