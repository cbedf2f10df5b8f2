import { randomUUID } from 'node:crypto';
import { z } from '@datewright/contracts/zod';
import { type Attack, forEachConcurrently } from '../attack.ts';
import { generateValue } from '../fuzz/build-arbitrary.ts';
import { listKnownValues } from '../list-known-values.ts';
import { type Member, newMember } from '../member.ts';
import { isServiceCall, type Route } from '../routes.ts';
import { listFields, setValue } from '../schema.ts';
import { sendCall } from '../send-call.ts';

const marker = 'xylophonist-of-nowhere';
/** Fields that identify a thing or a person that belongs to somebody. */
const idFieldPattern = /^(id|matchId|suggestionId|sessionId|userId|user_id|p_user_id|contractId)$/;

async function createOwnedObjects(member: Member) {
  const match = { name: marker, bio: marker, interests: [marker] };
  const made = JSON.parse((await member.call('chatpad', 'POST', '/v1/chatpad/matches', match)).text);
  await member.call('bio', 'PUT', '/rest/v1/user_bios', { bio: marker, baseVersion: 0 });
  await member.call('bio', 'PUT', '/v1/bio/voice', { sample: marker });
  await member.call('account', 'PUT', '/v1/account/writing-profile', { voice: marker, about: [marker] });
  const playbookId = randomUUID();
  const about = { operationId: playbookId, name: marker, locationId: 'custom-x', locationName: marker };
  await member.call('datecoach', 'POST', '/functions/v1/date-strategy-generator', about);
  const request = { operationId: randomUUID(), mode: 'opener', tone: 'flirty' };
  await member.call('chatpad', 'POST', `/v1/chatpad/matches/${made.id}/suggestions`, request);
  const { text } = await member.call('chatpad', 'GET', `/v1/chatpad/matches/${made.id}`);
  const { match: kept, rounds } = JSON.parse(text);
  return { playbookId, matchId: made.id as string, kept, suggestionId: rounds[0]?.suggestions[0]?.id as string };
}

function buildCall(route: Route, ids: Record<string, unknown>) {
  const parts = {
    params: generateValue(route.params),
    query: generateValue(route.query),
    body: generateValue(route.body),
  };
  let named = false;
  for (const part of ['params', 'query', 'body'] as const) {
    for (const { path } of listFields(route[part])) {
      const key = String(path.at(-1));
      if (!idFieldPattern.test(key) || ids[key] === undefined) continue;
      parts[part] = setValue(parts[part], path, ids[key]);
      named = true;
    }
  }
  return named ? parts : undefined;
}

/** One member uses another's ids in every call that takes an id: the answer is that nothing was found. */
export const foreignIds: Attack = {
  name: 'foreign ids',
  async run(environment, record) {
    const [victim, attacker] = [await newMember(environment), await newMember(environment)];
    const { matchId, suggestionId, playbookId, kept } = await createOwnedObjects(victim);
    const { id, userId } = await listKnownValues(victim);
    const whose = userId?.[0];
    const ids = {
      id: id?.[0],
      matchId,
      suggestionId,
      userId: whose,
      user_id: whose,
      p_user_id: whose,
      contractId: 'in_1',
    };
    const routes = environment.routes.filter((route) => !isServiceCall(route) && route.audience !== 'open');
    await forEachConcurrently(routes, 3, async (route) => {
      const parts = buildCall(route, ids);
      if (!parts) return;
      const { status, text } = await sendCall(environment, route, parts, attacker);
      const secret = text.includes(marker) || text.includes(victim.email);
      const isNoId = status === 400 && !z.safeParse(route.params, parts.params).success;
      const isNotTheirs = status === 400 && text.includes('not yours');
      const refused =
        isNoId ||
        isNotTheirs ||
        status === 401 ||
        status === 403 ||
        status === 404 ||
        (status === 409 && route.name.includes('withdraw'));
      record(`${route.name} answered ${status} about another's ${JSON.stringify(parts)}`, refused && !secret);
    });
    const own = await listKnownValues(attacker);
    const path = `/v1/chatpad/matches/${own.matchId?.[0]}/suggestions/${suggestionId}/saved`;
    const { status } = await attacker.call('chatpad', 'PUT', path, { saved: true });
    record(`another's suggestion under a match of one's own answered ${status}`, status === 404);
    const playbook = `/v1/datecoach/playbooks/${playbookId}`;
    for (const method of ['GET', 'DELETE']) {
      const answer = await attacker.call('datecoach', method, playbook);
      record(`another's playbook answered ${answer.status} to ${method}`, answer.status === 404);
    }
    const news = await attacker.call('datecoach', 'GET', `${playbook}/news`);
    record(`another's playbook could be followed: ${news.text}`, news.text.trim() === '{"type":"unknown"}');
    record('a playbook of another was deleted', (await victim.call('datecoach', 'GET', playbook)).status === 200);
    // A refused call must not have had an effect.
    const match = await victim.call('chatpad', 'GET', `/v1/chatpad/matches/${matchId}`);
    record('a match of another was changed', JSON.stringify(JSON.parse(match.text).match) === JSON.stringify(kept));
    const bio = await victim.call('bio', 'GET', '/rest/v1/user_bios');
    record('a bio of another was changed', JSON.parse(bio.text).bio === marker);
    const session = await victim.call('account', 'GET', '/v1/account/session');
    record('a session of another was ended', JSON.parse(session.text).user?.email === victim.email);
  },
};
