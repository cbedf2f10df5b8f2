import { spotRetentionDays } from '@datewright/contracts/datecoach/limits';
import type { Legal } from '@datewright/contracts/marketing/get-legal';
import { resultRetentionDays } from '@datewright/contracts/photo/limits';
import { minimumAge } from '@datewright/contracts/plans';
import { retentionDays } from '@datewright/contracts/retention-days';
import type { LegalText } from '../legal-text.ts';
import { orPlaceholder } from './legal-document.ts';

/** The privacy policy, filled in from the operator's settings. Its figures are the constants that the services use. */
export const privacy = ({ operator, processors }: Legal): LegalText => ({
  title: 'Privacy Policy',
  description:
    'Which personal data Datewright processes, why, for how long, who else sees it, and how you use your rights.',
  intro:
    'Dating is private. This page says which data of yours we process, why, and for how long. If a sentence is unclear, write to us.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `The controller is ${orPlaceholder(operator.name)}, ${orPlaceholder(operator.address)}, Hungary. You reach us at ${operator.email}.`,
        `Datewright is for adults: you must be ${minimumAge} or older.`,
      ],
    },
    {
      id: 'short',
      title: 'In short',
      blocks: [
        [
          'We use what you type and upload to give you the answer you asked for. We don’t sell it.',
          'Names, numbers, addresses and links that we recognise are replaced before an AI reads a text, and put back in its answer. No such method finds all of them.',
          'Photos are deleted when they are analyzed. Screenshots are read on your own device; one goes to an AI only if you send it, and is not kept.',
          'We measure how pages are used only if you allow it, on our own server.',
          'On your profile you can download everything we store about you, and delete your account with all of it. The law requires us to keep invoices and withdrawals.',
        ],
      ],
    },
    {
      id: 'what',
      title: 'What we process, why, and for how long',
      blocks: [
        {
          heads: ['What', 'Why, and on which legal basis (GDPR)', 'How long'],
          rows: [
            [
              'Your account: email address, password (as a hash), name, date of birth and gender if you give them',
              'To sign you in and to keep out anybody who is too young. Contract, article 6(1)(b)',
              'Until you delete your account',
            ],
            [
              'Which versions of the terms and of this policy you accepted, when, and on which occasion; your explicit consent to special categories of data',
              'To prove the contract and the consent. Contract; legal obligation, article 7(1)',
              'Until you delete your account',
            ],
            [
              'A bio that you score without an account',
              'To show you its score. Steps at your request before a contract, article 6(1)(b)',
              'Not stored',
            ],
            [
              'How you write: messages of yours, and facts about you that may be told to a match, if you give them',
              'To write in your style when you ask a tool for a text. Contract. They go to the AI only then, with the contact details and names that we recognize masked',
              'Until you delete them or your account',
            ],
            [
              'Sign-in with Google: your name, address, and whether Google has confirmed it',
              'Only if you choose it. Contract',
              'As your account',
            ],
            [
              'ChatPad: matches, conversations that you paste, suggestions that you keep',
              'To write what you ask for. Contract. What you tell of another person: our legitimate interest and yours in getting advice, article 6(1)(f)',
              'Until you delete a match, or all of them',
            ],
            [
              'Screenshots that you choose to send to the AI. All others are read on your device and do not reach us',
              'To read a conversation that your device could not read. Contract. Names in a picture cannot be masked',
              'Not kept: only the text that was read',
            ],
            [
              'Bio Scanner: your bio, its last 20 versions, its last report; the last 50 texts and 50 reports that the AI wrote',
              'To score and improve it. Contract',
              'Until newer ones take their place. Starting fresh deletes the bio and its last report; deleting your account deletes all of it',
            ],
            [
              'Photos',
              'To score and order them. Contract',
              `Deleted when they are analyzed; the result ${resultRetentionDays} days, or until you delete it. Photos in a link for friends: seven days at most`,
            ],
            [
              'Date Coach: spots, playbooks, plans, saved tips, how a date went',
              'To prepare your date. Contract',
              `Spots ${spotRetentionDays} days; the rest until you delete it`,
            ],
            [
              'Payments: plan, invoices, the state of your subscription. We never see your card',
              'To sell you a plan. Contract; invoices by the law of accounts, article 6(1)(c)',
              `Notices of the payment provider ${retentionDays.paymentNotices} days; invoices eight years, with the payment provider`,
            ],
            [
              'Emails that we send you',
              'To confirm, warn and answer. Contract',
              `${retentionDays.mails} days, or until you delete your account`,
            ],
            [
              'Messages to support',
              'To answer you. Our legitimate interest in answering, article 6(1)(f)',
              `${retentionDays.messages} days, or until you delete the account of their address`,
            ],
            [
              'Consumer complaints and our answers',
              'Legal obligation, article 6(1)(c): Act CLV of 1997 on consumer protection, section 17/A',
              'Three years',
            ],
            [
              'Newsletter: your address, when and where you agreed',
              'Only after you opened the link in our email. Consent, article 6(1)(a)',
              `Until you unsubscribe; the proof of consent ${retentionDays.newsletterProofs / 365} years longer. Deleting the account of that address deletes both`,
            ],
            [
              'Measuring: which pages and buttons are used in one visit, which variant of a page was shown, that a plan was bought and at which price, and, if you allow advertising, which advertisement led you here',
              'Only if you allow it. Consent',
              `${retentionDays.events} days, without your name, address, account or order number`,
            ],
            [
              'A random number in a cookie, which decides which version and which variant of a page you see',
              'To keep the parts of a page together and to compare variants. Legitimate interest, article 6(1)(f)',
              'Until you close the browser; not stored on our servers',
            ],
            [
              'Your choice about cookies, under a random number',
              'To prove it. Legal obligation, article 7(1)',
              `${retentionDays.consents / 365} years`,
            ],
            [
              'Network addresses, for limits on guessing and flooding; a code of your network on the list of your devices',
              'To keep accounts safe. Legitimate interest, article 6(1)(f)',
              'Limits: a day at most. The list: as long as you are signed in there',
            ],
          ],
        },
        'Our technical logs contain no text, no address and no password. They identify members only by a code.',
      ],
    },
    {
      id: 'sensitive',
      title: 'Special categories of personal data',
      blocks: [
        'A chat, a bio, a photo or a plan for a date may reveal your sexual orientation, or another special category of personal data (article 9). The legal basis is your explicit consent, article 9(2)(a). You give it when you create your account; we store when, and under which version of this policy.',
        'We use such data only for the answer you ask for, never for advertising, and we build no profile of you or of your match from it.',
        'You can withdraw your consent at any time: delete the text, photo or match in the tool, or your account on your profile, or write to us. The tools can’t answer without reading what you type, so after withdrawing your consent entirely you can’t use them. What was done before remains lawful.',
      ],
    },
    {
      id: 'ai',
      title: 'What the AI sees, and what it is',
      blocks: [
        'Datewright uses artificial intelligence: suggestions, bios, photo reports and playbooks are written by it, and each is marked so. You speak to a machine, not to a person.',
        `The AI is run by ${orPlaceholder(processors.ai)}. It gets the text or the photo that an answer needs, without your account, name or address. Before it is asked, our own rules look for danger, minors and a clear no: then nothing is written.`,
        'No decision with legal effect is made about you by a machine (article 22). The score of a bio comes from fixed rules that the page explains.',
      ],
    },
    {
      id: 'who-else',
      title: 'Who else processes data for us',
      blocks: [
        {
          heads: ['For what', 'Who'],
          rows: [
            ['Payments', processors.payments],
            ['Artificial intelligence', orPlaceholder(processors.ai)],
            ['Sending email', orPlaceholder(processors.mail)],
            ['Hosting', orPlaceholder(processors.hosting)],
          ],
        },
        'When you ask Date Coach for real places, the city you typed and the kind of place are looked up in OpenStreetMap’s data, without anything that points to you.',
        'Google signs you in only if you choose it; for that Google is responsible itself. We load nothing into our pages from any other company.',
        'Where one of them works outside the European Economic Area, that rests on an adequacy decision or on the standard contractual clauses of the European Commission. Ask us for a copy.',
      ],
    },
    {
      id: 'others',
      title: 'When you write about somebody else',
      blocks: [
        'Your match did not sign up here, and you can’t consent for them. Enter only what the advice needs: a first name is enough, and a number or an address never helps. Leave out their health, religion, politics and anything else that belongs to the special categories. If you find yourself in a text here, you can ask us to delete it.',
        'When something says that your match is under 18, that match is closed: we write nothing for it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: ['What is kept in your browser, and how you change it, is in our Cookie Policy.'],
    },
    {
      id: 'rights',
      title: 'Your rights, and how to use them',
      blocks: [
        [
          'Access your data and get a copy of it (articles 15 and 20): on your profile, under “Your details and data”, to read or as a file.',
          'Have it corrected (article 16) or deleted (article 17). On the same page you edit your details and delete your account yourself.',
          'Have it restricted (article 18), or object to processing based on our legitimate interests (article 21).',
          'Withdraw a consent at any time. What was done before remains lawful.',
        ],
        `Write to ${operator.email}. We answer within one month. When a request is complex, we may take up to two months more and tell you so within the first.`,
        'You can complain to the Hungarian authority: Nemzeti Adatvédelmi és Információszabadság Hatóság (NAIH), 1055 Budapest, Falk Miksa utca 9–11, ugyfelszolgalat@naih.hu, naih.hu; or to the one where you live.',
      ],
    },
    {
      id: 'safe',
      title: 'How we keep it safe',
      blocks: [
        [
          'Passwords are kept as argon2id hashes, sessions and emailed links as hashes.',
          'Photos wait encrypted, and lose place, date and device before anything else happens to them.',
          'A session that you end is over within seconds, everywhere.',
        ],
      ],
    },
    {
      id: 'changes',
      title: 'When this changes',
      blocks: [
        'Every change gets a new version, date and summary at the end of this page. We email members before a change that affects data they already gave us. You get the text of an earlier version on request.',
      ],
    },
  ],
});
