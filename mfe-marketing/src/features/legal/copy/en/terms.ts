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
  intro: 'This is the contract between you and the company that runs Datewright, in short sentences.',
  sections: [
    {
      id: 'parties',
      title: 'Who the contract is with',
      blocks: [
        `You contract with ${orPlaceholder(operator.name)}, ${orPlaceholder(operator.address)}, Hungary (registration: ${orPlaceholder(operator.registration)}; tax number: ${orPlaceholder(operator.taxNumber)}; email: ${operator.email}), called “we” here.`,
        `You must be ${minimumAge} or older and use Datewright for yourself, as a consumer.`,
      ],
    },
    {
      id: 'acceptance',
      title: 'How you accept these terms',
      blocks: [
        'You accept these terms when you create an account, by email or with Google, and again with each order or upgrade. The contract is concluded electronically and in English.',
        'We store with your account which version you accepted and when. Your data export shows it.',
      ],
    },
    {
      id: 'what',
      title: 'What you get',
      blocks: [
        'Four tools that help you write messages, a bio and a plan for a date, and choose photos. The pricing page lists how much of each a plan includes; those figures are part of this contract.',
        'Artificial intelligence writes the suggestions, and they can be wrong. You decide what you send, and you send it yourself.',
        'We don’t promise a match, a reply or a date.',
      ],
    },
    {
      id: 'price',
      title: 'Plans, prices and renewal',
      blocks: [
        prices,
        'VAT is included where it applies. A plan renews at the end of its period, at the same price, until you cancel. We email you a new price at least 30 days before it applies; you can cancel until then.',
        'Credits that you don’t use expire at the end of their period.',
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
        `You can withdraw within ${guaranteeDays} days after buying or upgrading, without giving a reason, even if you have used the plan or cancelled it: on your profile, under Billing, “Withdraw from contract”. The plan ends at once, we refund everything you paid for it, and we confirm it by email.`,
        `You can also write to ${operator.email}: “I withdraw from the contract about [plan], ordered on [date]. [Name, address of the account]”.`,
        'You use the plan at once, so we ask you before payment to agree that it starts before the withdrawal period is over. You keep the right to withdraw in full.',
      ],
    },
    {
      id: 'conformity',
      title: 'If something does not work as it should',
      blocks: [
        'We are liable for the service to conform to this contract for as long as your plan runs: Directive (EU) 2019/770 and Hungarian Government Decree 373/2021. (VI. 30.). The service must do what these terms and our pages say, serve the purposes that such services usually serve, be as secure and available as you may reasonably expect, and get the updates that keep it so.',
        'If it does not conform, tell us. You can then ask for the following:',
        [
          'That we bring the service into conformity, free of charge, within a reasonable time and without significant inconvenience to you.',
          'If we refuse, fail or can’t do that, or if the fault is serious or comes back: a proportionate reduction of the price, or, unless the fault is minor, the termination of the contract.',
        ],
        'We refund what we owe you within 14 days, to the means of payment you used. If we dispute that a fault existed while your plan ran, the burden of proof is on us.',
        'These rights are statutory: nothing in these terms limits them, and they apply beside your right of withdrawal.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      blocks: [
        `Send a complaint to ${operator.email}, through the contact page, or by post to ${orPlaceholder(operator.address)}. We answer in writing within 30 days and give reasons if we reject it (Act CLV of 1997 on consumer protection, section 17/A).`,
        'If you disagree with our answer, you can turn free of charge to the conciliation board (békéltető testület) responsible for the place where you live, see bekeltetes.hu; to the consumer protection authority, see fogyasztovedelem.kormany.hu; or to the European Consumer Centre of your country.',
        'You can also go to court. A complaint is not a condition for that.',
      ],
    },
    {
      id: 'conduct',
      title: 'What you may not do',
      blocks: [
        [
          'Write to or about anybody under 18.',
          'Threaten, stalk, spread hate, deceive for money, or continue after a clear no.',
          'Upload a picture of another person without their consent.',
          'Attack the service, share an account or resell it.',
        ],
        'The tools don’t write what breaks these rules, and don’t charge you for it. We may close an account that keeps breaking them. We then refund the part of the period that you can no longer use, unless the law allows us to keep it.',
      ],
    },
    {
      id: 'yours',
      title: 'Your content',
      blocks: ['What you type and upload remains yours, and you may use what the tools write for you.'],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We may change the service for a valid reason: to improve it, to keep it secure, to follow the law, or because a provider changes. Such a change costs you nothing. If it makes the service noticeably worse for you, we email you in advance, and you can terminate the contract free of charge within 30 days of that email or of the change, whichever is later. We then refund the rest of the period.',
        'A new version of these terms applies to accounts created and orders placed from its date. It replaces the version you accepted before only if we email it to you at least 30 days in advance and you have not closed your account or cancelled your plan by then. Every version has a number, a date and a summary, listed at the end of this page; you get the text of an earlier one on request.',
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      blocks: [
        'We are liable without limit for intent and gross negligence, for harm to life, body and health, and for your statutory rights as a consumer. Otherwise we are liable for foreseeable damage, up to what you paid in the last twelve months.',
      ],
    },
    {
      id: 'law',
      title: 'Applicable law',
      blocks: [
        'Hungarian law applies. You keep the protection that the mandatory consumer law of the country where you live gives you, and you can bring a case before the courts there.',
      ],
    },
  ],
});
