import type { Legal } from '@datewright/contracts/marketing/get-legal';
import { currency, guaranteeDays, minimumAge, plans } from '@datewright/contracts/plans';
import type { LegalText } from '../legal-text.ts';
import { orPlaceholder } from './legal-document.ts';

const prices = [
  `${plans.weekly.name}: ${plans.weekly.price.toFixed(2)} ${currency} a week`,
  `${plans.monthly.name}: ${plans.monthly.price.toFixed(2)} ${currency} a month`,
];

/** The terms of use. The right of withdrawal is described as the product implements it. */
export const terms = ({ operator }: Legal): LegalText => ({
  title: 'Terms of Use',
  description: 'What you may expect of Datewright and what we expect of you: plans, renewal, cancelling, withdrawing.',
  effective: 'September 9, 2025',
  version: '1',
  intro: 'A contract, in short sentences. You need not agree to anything that is not written here.',
  sections: [
    {
      id: 'parties',
      title: 'Between whom',
      blocks: [
        `Between you and ${orPlaceholder(operator.name)}, ${orPlaceholder(operator.address)}, Hungary. You must be ${minimumAge} or older and use Datewright for yourself.`,
      ],
    },
    {
      id: 'what',
      title: 'What you get',
      blocks: [
        'Four tools that help you write messages, a bio and a plan for a date, and choose photos. How much of each a plan holds stands on the pricing page; those figures are part of this contract.',
        'Suggestions are written by artificial intelligence. They can be wrong. You decide what you send, and you press send.',
        'We promise no match, no reply and no date.',
      ],
    },
    {
      id: 'price',
      title: 'Plans, prices, renewal',
      blocks: [
        prices,
        'VAT is included where it applies. A plan renews at the end of its period, at the same price, until you cancel. We announce a new price by email at least 30 days before it counts; you can cancel until then.',
        'Credits that you do not use end with their period.',
      ],
    },
    {
      id: 'cancel',
      title: 'Cancelling',
      blocks: [
        'On your profile, under Membership, at any time. The plan then runs to the end of the period you paid for and ends.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Withdrawing within 14 days',
      blocks: [
        `You can withdraw within ${guaranteeDays} days after buying or upgrading, without a reason, also when you have used the plan or cancelled it: on your profile, under Billing, “Withdraw from contract”. The plan ends at once, you get back all that you paid for it, and we confirm it by email.`,
        `You can also write to ${operator.email}: “I withdraw from the contract about [plan], ordered on [date]. [Name, address of the account]”.`,
        'Because you use the plan at once, we ask you before paying to agree that it starts before those days are over. It takes nothing of this right away.',
      ],
    },
    {
      id: 'conduct',
      title: 'What you may not do',
      blocks: [
        [
          'Write to or about anybody under 18.',
          'Threaten, stalk, hate, deceive for money, or go on after a clear no.',
          'Upload a picture of somebody who did not agree to it.',
          'Attack the service, share an account, or resell it.',
        ],
        'What breaks these rules is not written, and costs nothing. An account that goes on breaking them can be closed; what you paid for days that you then can’t use comes back, unless the law allows us to keep it.',
      ],
    },
    {
      id: 'yours',
      title: 'What is yours',
      blocks: ['What you type and upload stays yours, and what is written for you is yours to use.'],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        'For intent and gross negligence, for harm to life and health, and for what the law of consumers gives you, without limit. Otherwise for foreseeable damage, up to what you paid in the last twelve months.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        'Hungarian law applies; the protection that the law of your own country gives you as a consumer stays yours. You can turn to the conciliation board (békéltető testület) of your county, or of Budapest, or to a court where you live.',
      ],
    },
  ],
});
