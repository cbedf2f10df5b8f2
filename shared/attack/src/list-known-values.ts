import type { KnownValues } from './fuzz/build-valid.ts';
import type { Member } from './member.ts';
import { suggest } from './tools.ts';

const read = (text: string) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** The ids of a member's own things by field name, with a suggestion on request. */
export async function listKnownValues(member: Member, withSuggestion = false): Promise<KnownValues> {
  const match = { name: 'Anna', bio: 'I bake bread on Sundays.', interests: ['hiking'] };
  const [made, sessions, userId] = await Promise.all([
    member.call('chatpad', 'POST', '/v1/chatpad/matches', match),
    member.call('account', 'GET', '/v1/account/sessions'),
    member.userId().catch(() => 'nobody'),
  ]);
  const matchId = read(made.text).id ?? 'none';
  const ids = (read(sessions.text).sessions ?? []).map(({ id }: { id: string }) => id);
  const written = withSuggestion ? (await suggest(member, matchId)).text : '';
  const token = (await member.tokenFor('account')).split('.')[1] ?? '';
  return {
    suggestionId: [/"suggestion":\{"id":"([^"]+)"/.exec(written)?.[1] ?? 'none'],
    matchId: [matchId],
    userId: [userId],
    user_id: [userId],
    p_user_id: [userId],
    id: ids.length > 0 ? ids : ['none'],
    email: [member.email, 'nobody@example.com'],
    password: [member.password, 'a long password 7'],
    currentPassword: [member.password],
    newPassword: ['another long password 8'],
    audience: ['chatpad', 'bio', 'datecoach', 'account'],
    priceId: ['price_starter_weekly', 'price_pro_monthly'],
    page: ['home'],
    operationId: ['an-operation-of-the-fuzzer'],
    bio: ['I bake bread on Sundays and hike with my dog.'],
    dateOfBirth: ['1990-01-01', '2015-01-01', '1990-02-31'],
    sessionId: [read(Buffer.from(token, 'base64url').toString()).sid, 'cs_test_12345678'],
    consentToStart: [true],
    fingerprint: ['a-fingerprint'],
  };
}
