import type { Attack } from '../attack.ts';
import { newMember } from '../member.ts';
import { askChatpad } from '../tools.ts';

/** Personal data in spellings that a simple pattern misses, and what must be gone of each. */
const secrets: [written: string, gone: RegExp][] = [
  ['06301234567 06209876543', /0123|0987/],
  ['2026-11-24 +36 30 123 4567', /123 4567/],
  ['call 0630–123–4567', /123–4567/],
  ['call 0630·123·4567', /123·4567/],
  ['0630\u200b123\u200b4567', /123.?4567/],
  ['０６３０１２３４５６７', /３４５６７|34567/],
  ['insta annakovacs', /annakovacs/],
  ['reddit u/annak99', /annak99/],
  ['anna dot kovacs at gmail dot com', /kovacs at/],
  ['anna.kovacs(at)gmail.com', /kovacs\(at/],
  ["I'm Siobhán O'Connor", /Connor/],
  ['meet me at 47.497913, 19.040236', /497913/],
];

/** Disguised names and contact details: none of them reaches the AI. */
export const masking: Attack = {
  name: 'masking',
  async run(environment, record) {
    const member = await newMember(environment);
    await environment.sandbox.queueAiBehaviour('normal', 0);
    for (let at = 0; at < secrets.length; at += 4) {
      const told = secrets.slice(at, at + 4);
      await environment.sandbox.clearAiRequests();
      const messages = told.map(([content]) => ({ sender: 'match', content: `ok, ${content}, thanks` }));
      const { status } = await askChatpad(member, { name: 'Anna', messages });
      const sent = JSON.stringify(
        (await environment.sandbox.listAiRequests()).map(({ body }) => body.messages.slice(1)),
      );
      record(`ChatPad answered ${status}, and the AI was asked`, status === 200 && sent.includes('thanks'));
      for (const [written, gone] of told) record(`"${written}" reached the AI`, !gone.test(sent));
    }
  },
};
