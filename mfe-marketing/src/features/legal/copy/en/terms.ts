import type { Legal } from '@datewright/contracts/marketing/get-legal';
import { currency, guaranteeDays, minimumAge, plans } from '@datewright/contracts/plans';
import type { LegalText } from '../legal-text.ts';
import { orPlaceholder } from './legal-document.ts';

const prices = [
  `${plans.weekly.name}: ${plans.weekly.price.toFixed(2)} ${currency} a week`,
  `${plans.monthly.name}: ${plans.monthly.price.toFixed(2)} ${currency} a month`,
];

/** The terms of service. The right of withdrawal is described as the product implements it. */
export const terms = ({ operator }: Legal): LegalText => ({
  title: 'Terms of Service',
  description:
    'The contract between you and Datewright: plans, renewal, cancelling, withdrawal, your rights if something does not work, and complaints.',
  intro: 'This is the contract between you and the company that runs Datewright, in plain language.',
  sections: [
    {
      id: 'parties',
      title: 'Who the contract is with',
      blocks: [
        `Your contract is with ${orPlaceholder(operator.name)}, ${orPlaceholder(operator.address)}, Hungary (registration: ${orPlaceholder(operator.registration)}; tax number: ${orPlaceholder(operator.taxNumber)}; email: ${operator.email}), referred to as “we”.`,
        `You must be ${minimumAge} or older, and you use Datewright for yourself, as a consumer.`,
      ],
    },
    {
      id: 'acceptance',
      title: 'How you accept these terms',
      blocks: [
        'You accept these terms when you create an account, by email or with Google, and again with each order or upgrade. You can also accept a new version when we show it to you in the app. The contract is concluded electronically and in English.',
        'We store which version you accepted and when. Your data export shows it.',
      ],
    },
    {
      id: 'what',
      title: 'What you get',
      blocks: [
        'Four tools that help you write messages and a bio, choose your photos and plan a date. The pricing page lists how much of each a plan includes; those figures are part of this contract.',
        'Artificial intelligence writes the suggestions, and they can be wrong. You decide what you send, and you send it yourself.',
        'We don’t promise a match, a reply or a date.',
      ],
    },
    {
      id: 'price',
      title: 'Plans, prices and renewal',
      blocks: [
        prices,
        'VAT is included where it applies. A plan renews at the end of its period, at the same price, until you cancel. If our prices change, the new price applies to new orders only.',
        'Unused credits expire at the end of their period.',
      ],
    },
    {
      id: 'cancel',
      title: 'Cancelling',
      blocks: [
        'You can cancel on your profile, under Membership, at any time. The plan then runs until the end of the period you paid for.',
      ],
    },
    {
      id: 'withdraw',
      title: `Withdrawing within ${guaranteeDays} days`,
      blocks: [
        `You have the right to withdraw from the contract within ${guaranteeDays} days of buying or upgrading, without giving a reason, even if you have used the plan or cancelled it. On your profile, under Billing, choose “Withdraw from contract”. The plan ends at once, we refund everything you paid for it, and we confirm the withdrawal by email.`,
        `You can also write to ${operator.email}: “I withdraw from the contract about [plan], ordered on [date]. [Name, address of the account]”.`,
        'Because the plan starts immediately, we ask you before payment to agree that it starts before the withdrawal period ends. You keep your right of withdrawal in full.',
      ],
    },
    {
      id: 'conformity',
      title: 'If something does not work as it should',
      blocks: [
        'We are liable for the service to conform to this contract for as long as your plan runs: Directive (EU) 2019/770 and Hungarian Government Decree 373/2021. (VI. 30.). The service must do what these terms and our pages say, serve the purposes that such services usually serve, be as secure and available as you may reasonably expect, and get the updates that keep it so.',
        'If it does not conform, tell us. You are then entitled to the following remedies:',
        [
          'That we bring the service into conformity, free of charge, within a reasonable time and without significant inconvenience to you.',
          'If we refuse to, fail to or can’t do that, or if the lack of conformity is serious or recurs: a proportionate reduction of the price or, unless the lack of conformity is minor, termination of the contract.',
        ],
        'We refund what we owe you within 14 days, to the means of payment you used. The burden of proof that the service conformed while your plan ran is on us.',
        'These are your statutory rights. Nothing in these terms limits them, and they apply in addition to your right of withdrawal.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      blocks: [
        `Send a complaint to ${operator.email}, through the contact page, or by post to ${orPlaceholder(operator.address)}. We answer in writing within 30 days and give reasons if we reject it (Act CLV of 1997 on consumer protection, section 17/A).`,
        'If you disagree with our answer, you can turn, free of charge, to the conciliation board (békéltető testület) responsible for the place where you live, see bekeltetes.hu; to the consumer protection authority, see fogyasztovedelem.kormany.hu; or to the European Consumer Centre of your country.',
        'You can also go to court, whether or not you have complained to us first.',
      ],
    },
    {
      id: 'conduct',
      title: 'What you may not do',
      blocks: [
        [
          'Write to or about anyone under 18.',
          'Threaten, stalk or defraud people, spread hate, or keep writing after a clear no.',
          'Upload a picture of another person without their consent.',
          'Attack the service, share an account or resell it.',
        ],
        'We won’t write anything that breaks these rules, and you won’t be charged for it. We may close an account that repeatedly breaks them. We then refund the unused part of the period, unless the law allows us to keep it.',
      ],
    },
    {
      id: 'yours',
      title: 'Your content',
      blocks: ['What you type and upload remains yours, and you may use what the tools write for you as you like.'],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We may change the service for a valid reason: to improve it, to keep it secure, to comply with the law, or because a provider changes. Such a change costs you nothing. If a change has a more than minor negative effect on the service, the law requires us to inform you in advance by email, and you can terminate the contract free of charge within 30 days of that email or of the change, whichever is later. We then refund the rest of the period.',
        'A new version of these terms applies to you only once you accept it: when you create an account, place an order, or choose “OK” on the notice that we show you while you are signed in. Until then the version you last accepted applies. Every version has a number, a date and a summary, listed at the end of this page. We send you the text of an earlier version on request.',
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      blocks: [
        'Nothing in these terms limits your statutory consumer rights or our liability for intent, for gross negligence, or for injury to life, body or health. In all other cases we are liable for foreseeable damage only, up to the amount you paid us in the last twelve months.',
      ],
    },
    {
      id: 'law',
      title: 'Applicable law',
      blocks: [
        'Hungarian law applies. You keep the protection of the mandatory consumer law of the country where you live, and you can bring a case before the courts there.',
      ],
    },
  ],
});
