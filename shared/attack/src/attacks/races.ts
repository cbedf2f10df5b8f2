import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';
import type { AttackEnvironment } from '../attack-environment.ts';
import { type Member, newMember } from '../member.ts';
import type { RawResponse } from '../send-raw-request.ts';
import { countCredits, suggest } from '../tools.ts';

async function createContext(environment: AttackEnvironment) {
  const member = await newMember(environment);
  const match = { name: 'Anna', bio: 'I bake bread.', interests: ['hiking'] };
  const { text } = await member.call('chatpad', 'POST', '/v1/chatpad/matches', match);
  return { member, matchId: JSON.parse(text).id as string };
}

const isDone = ({ status, text }: RawResponse) => status === 200 && text.includes('"type":"done"');

async function countCharges(member: Member): Promise<number> {
  const { text } = await member.call('account', 'GET', '/v1/account/credits/history');
  return JSON.parse(text).entries.filter(({ kind }: { kind: string }) => kind === 'charged').length;
}

/** Equal requests at the same moment: no more than was paid for, and one result for one operation id. */
export const races: Attack = {
  name: 'races',
  async run(environment, record) {
    const [many, tabs, writer] = await Promise.all([
      createContext(environment),
      createContext(environment),
      newMember(environment),
    ]);

    const thirty = await Promise.all(
      Array.from({ length: 30 }, () => suggest(many.member, many.matchId, { mode: 'opener' })),
    );
    const [left, charges] = [await countCredits(many.member, 'chatpad'), await countCharges(many.member)];
    const got = thirty.filter(isDone).length;
    record(
      `30 requests on 5 credits: ${got} answers, ${charges} charges, ${left} left`,
      got <= 5 && charges <= 5 && left === 5 - charges && got <= charges,
    );
    record(
      '30 requests: one failed',
      thirty.every(({ status }) => status > 0 && status < 500),
    );

    const operationId = randomUUID();
    await Promise.all(
      Array.from({ length: 6 }, () => suggest(tabs.member, tabs.matchId, { mode: 'opener', operationId })),
    );
    record(
      `one operation in six tabs was charged ${await countCharges(tabs.member)} times`,
      (await countCharges(tabs.member)) <= 1,
    );

    const playbook = (operationId: string, locationName: string) => {
      const request = { operationId, locationName, locationId: 'custom-race', name: 'Anna', bio: 'I bake bread.' };
      return writer.call('datecoach', 'POST', '/functions/v1/date-strategy-generator', request);
    };
    const same = randomUUID();
    await Promise.all(Array.from({ length: 6 }, () => playbook(same, 'a park')));
    await Promise.all(Array.from({ length: 6 }, (_, at) => playbook(randomUUID(), `park number ${at}`)));
    const [paid, coachLeft] = [await countCharges(writer), await countCredits(writer, 'datecoach')];
    record(`12 playbooks on 1 credit: ${paid} charges, ${coachLeft} left`, paid === 1 && coachLeft === 0);

    const ask = () =>
      writer.call('bio', 'POST', '/functions/v1/bio-analyzer', {
        operationId: randomUUID(),
        bio: 'I bake bread on Sundays.',
      });
    const bios = await Promise.all(Array.from({ length: 12 }, ask));
    const written = bios.filter(({ status }) => status === 200).length;
    record(
      `12 analyses on 2 credits: ${written} answers`,
      written <= 2 && (await countCredits(writer, 'bio_write')) === 2 - written,
    );

    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        writer.call('bio', 'PUT', '/rest/v1/user_bios', { bio: `I bake bread ${at}.`, baseVersion: 0 }),
      ),
    );
    const saved = saves.filter(({ status }) => status === 200).length;
    record(`10 saves over one version: ${saved} went through`, saved === 1);
  },
};
