import { newMember } from '@datewright/testkit/member';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { bioClient } from './support/bio-client.ts';

let town: ToolEnvironment;
beforeAll(async () => {
  town = await startToolEnvironment('bio');
});
afterAll(() => town.stop());

async function memberAtDesk() {
  const member = await newMember(town);
  return { member, desk: bioClient(town.tool.url, member.token) };
}

const kinds = [
  ['minor', 'I’m 15 and I love skating and my dog.', 'Tizenöt éves vagyok, imádok gördeszkázni.'],
  ['self-harm', 'Nothing matters, I want to kill myself. Anyway, I like tea.', 'Nem akarok már élni. Szeretem a teát.'],
  ['threat', 'If you block me I always find out where you live.', 'Ha letiltasz, úgyis megtalállak, tudom hol laksz.'],
  ['hate', 'No blacks, no Asians. I hike and cook.', 'Cigányok kíméljenek. Szeretek túrázni és főzni.'],
  ['hate', 'Just here for sex tonight, my place.', 'Ma este szexet keresek, diszkrét vagyok.'],
  ['contacts', 'I bake bread. Text me on +36 30 123 4567!', 'Kenyeret sütök. Írj instán: sutok.laszlo'],
] as const;

describe.each(kinds)('When a bio is of %s', (kind, english, hungarian) => {
  test.each([
    ['en', english],
    ['hu', hungarian],
  ])('then it gets no score and no rewrite, costs nothing, and the answer says why (%s)', async (language, bio) => {
    const { member, desk } = await memberAtDesk();
    await town.sandbox.clearAiRequests();
    const visitor = bioClient(town.tool.url, undefined);
    let isCertain = false;
    for (const ask of [visitor.score, desk.score, desk.analyze, desk.improve]) {
      const { status, body } = await ask(bio);
      expect(status).toBe(422);
      expect(body.error).toMatchObject({ code: 'held_back', care: { kind, by: 'member', language } });
      expect(body).not.toHaveProperty('score');
      isCertain = body.error.care.certainty === 'certain';
    }
    // What is only suspected is decided while the AI writes.
    if (isCertain) expect(await town.sandbox.listAiRequests()).toEqual([]);
    expect(await member.countCredits('bio_write')).toBe(2);
  });
});

test.each([
  ['no_score_language', 'Me gusta viajar y cocinar paella. Busco a alguien con humor. ¿Playa o montaña?'],
  ['no_score_sentences', 'The my of accordion burned which to Galway seven. Bees ladder and the is with honey of.'],
  ['no_score_sentences', 'Asdf qwerty lkjh gfdsa zxcv poiuy trewq mnbv. Hjkl sdfg wert yuio?'],
  ['no_score_sentences', '🍕🎸🏔️🐶'],
  ['no_score_repeats', 'Tell me about your dog. Tell me about your dog. Tell me about your dog.'],
] as const)(
  "%s: a text that can't be scored gets no score and no rewrite, and costs nothing: %s",
  async (error, bio) => {
    const { member, desk } = await memberAtDesk();
    await town.sandbox.clearAiRequests();
    for (const ask of [bioClient(town.tool.url, undefined).score, desk.score, desk.analyze, desk.improve]) {
      const answer = await ask(bio);
      expect(answer).toMatchObject({ status: 422, error });
      expect(answer.body).not.toHaveProperty('score');
    }
    expect(await town.sandbox.listAiRequests()).toEqual([]);
    expect(await member.countCredits('bio_write')).toBe(2);
  },
);

test.each(['Budapest', 'Nurse in Leeds', 'Szia 👋'])(
  'A bio of a few words is scored, and never sold: %s',
  async (bio) => {
    const { member, desk } = await memberAtDesk();
    await town.sandbox.clearAiRequests();
    expect(await desk.score(bio)).toMatchObject({ status: 200 });
    for (const ask of [desk.analyze, desk.improve]) {
      expect(await ask(bio)).toMatchObject({ status: 422, error: 'bio_too_short' });
    }
    expect(await town.sandbox.listAiRequests()).toEqual([]);
    expect(await member.countCredits('bio_write')).toBe(2);
  },
);

test.each(['minor', 'self-harm', 'threat', 'hate'])(
  'When only the AI detects %s, nothing is written and nothing charged',
  async (kind) => {
    const { member, desk } = await memberAtDesk();
    await town.sandbox.queueAiBehaviour(`says-${kind}`, 1);
    expect(await desk.generate()).toMatchObject({
      error: 'held_back',
      body: { error: { care: { kind, by: 'member' } } },
    });
    await town.sandbox.queueAiBehaviour(`says-${kind}`, 1);
    expect(await desk.analyze('I bake sourdough on Sundays and walk my dog by the river.')).toMatchObject({
      error: 'held_back',
    });
    expect(await member.countCredits('bio_write')).toBe(2);
  },
);

test('The details in the wizard are moderated too', async () => {
  const { member, desk } = await memberAtDesk();
  expect(await desk.generate({ lookingFor: 'Obedient women, know your place' })).toMatchObject({ error: 'held_back' });
  expect(await desk.generate({ voice: 'im 16 and love this' })).toMatchObject({ error: 'held_back' });
  expect(await desk.generate({ userInfo: { selfDescription: 'I want to kill myself' } })).toMatchObject({
    error: 'held_back',
  });
  expect(await member.countCredits('bio_write')).toBe(2);
});

test('The bio without its hateful sentence is offered, and can be scored', async () => {
  const { desk } = await memberAtDesk();
  const { body } = await desk.score('I hike on Sundays and cook for friends. No blacks, no Asians.');
  expect(body.error.care.rest).toBe('I hike on Sundays and cook for friends.');
  expect((await desk.score(body.error.care.rest)).body.score).toBeGreaterThan(0);
});

test('A member can override a hate verdict; with a minor, overriding changes nothing', async () => {
  const { desk } = await memberAtDesk();
  const hateful = 'No blacks, no Asians. I hike and cook.';
  expect((await desk.call('POST', '/v1/bio/score', { bio: hateful, goOn: 'hate' })).status).toBe(200);
  const young = 'I’m 15 and I love skating.';
  expect((await desk.call('POST', '/v1/bio/score', { bio: young, goOn: 'hate' })).error).toBe('held_back');
  expect((await desk.call('POST', '/v1/bio/score', { bio: young, goOn: 'minor' })).error).toBe('held_back');
});
