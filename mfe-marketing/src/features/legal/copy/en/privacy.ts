import { visitorCookieDays } from '@datewright/contracts/consent/visitor-cookie';
import { spotRetentionDays } from '@datewright/contracts/datecoach/limits';
import type { Legal } from '@datewright/contracts/marketing/get-legal';
import { resultRetentionDays } from '@datewright/contracts/photo/limits';
import { minimumAge } from '@datewright/contracts/plans';
import { complaintRetentionYears, retentionDays } from '@datewright/contracts/retention-days';
import type { LegalText } from '../legal-text.ts';
import { orPlaceholder } from './legal-document.ts';

/** The privacy policy, filled in from the operator's settings. Its figures are the constants that the services use. */
export const privacy = ({ operator, processors }: Legal): LegalText => ({
  title: 'Privacy Policy',
  description:
    'Which personal data Datewright processes, why, for how long, who else sees it, and how you use your rights.',
  intro:
    'Dating is private. This policy explains which personal data we process, why, and for how long. If anything is unclear, write to us.',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `The controller is ${orPlaceholder(operator.name)}, ${orPlaceholder(operator.address)}, Hungary. You can reach us at ${operator.email}.`,
        `Datewright is for adults: you must be ${minimumAge} or older.`,
      ],
    },
    {
      id: 'short',
      title: 'In short',
      blocks: [
        [
          'We use what you type and upload to give you the answer you asked for. We don’t sell it.',
          'Names, numbers, addresses and links that we recognize are replaced before an AI reads a text, and put back in its answer. No such method finds all of them.',
          'Photos are deleted as soon as they have been analyzed. Screenshots are read on your own device; a screenshot goes to an AI only if you send it. It is not stored, but names in it can’t be masked.',
          'We measure how pages are used only if you allow it, on our own server.',
          'On your profile you can download everything we store about you and delete your account with all its data. The law requires us to keep invoices, withdrawals and consumer complaints.',
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
              'To sign you in and to check your age. Contract, article 6(1)(b)',
              'Until you delete your account',
            ],
            [
              'Which versions of the terms and of this policy you accepted, when, and on which occasion; your explicit consent to the processing of special categories of personal data',
              'To prove the contract and the consent. Contract; legal obligation, article 7(1)',
              'Until you delete your account',
            ],
            [
              'A bio that you score without an account',
              'To show you its score. Steps taken at your request before entering into a contract, article 6(1)(b)',
              'Not stored',
            ],
            [
              'Your writing style, if you describe it: messages you have sent, and facts about you that a match may know',
              'To write in your style when you ask a tool for a text. Contract. We send them to the AI only then, with the contact details and names that we recognize masked',
              'Until you delete them or your account',
            ],
            [
              'Sign-in with Google: your name, your email address, and whether Google has verified it',
              'To sign you in, if you choose it. Contract',
              'Until you delete your account',
            ],
            [
              'ChatPad: matches, conversations that you paste, suggestions that you save',
              'To write what you ask for. Contract. Data about another person: your legitimate interest in getting advice and ours in giving it, article 6(1)(f)',
              'Until you delete the match',
            ],
            [
              'Screenshots that you choose to send to the AI. All others are read on your device and never reach us',
              'To read a conversation that your device could not read. Contract. Names in a picture cannot be masked',
              'Not stored; only the text that was read is',
            ],
            [
              'Bio Scanner: your bio, its last 20 versions, its last report; the last 50 texts and 50 reports that the AI wrote',
              'To score and improve it. Contract',
              'Until newer ones replace them. “Start Fresh” deletes the bio and its last report; deleting your account deletes all of it',
            ],
            [
              'Photos',
              'To score and order them. Contract',
              `Until they have been analyzed; the results ${resultRetentionDays} days, or until you delete them. Photos in a link for friends: seven days at most`,
            ],
            [
              'Date Coach: spots, playbooks, plans, saved tips, how a date went',
              'To prepare your date. Contract',
              `Spots ${spotRetentionDays} days; the rest until you delete it`,
            ],
            [
              'Payments: your plan, your invoices and the status of your subscription. We never see your card',
              'To sell you a plan. Contract; for invoices a legal obligation, article 6(1)(c) (Act C of 2000 on accounting, section 169)',
              `Notifications from the payment provider ${retentionDays.paymentNotices} days; invoices eight years, with the payment provider`,
            ],
            [
              'Emails that we send you',
              'To confirm what you do, to warn you and to answer you. Contract',
              `${retentionDays.mails} days, or until you delete your account`,
            ],
            [
              'Messages to support',
              'To answer you. Our legitimate interest in answering, article 6(1)(f)',
              `${retentionDays.messages} days, or until you delete the account with the same address`,
            ],
            [
              'Consumer complaints and our answers',
              'Legal obligation, article 6(1)(c): Act CLV of 1997 on consumer protection, section 17/A',
              `${complaintRetentionYears} years, even if you delete your account`,
            ],
            [
              'Newsletter: your email address, when and where you consented',
              'To send it, once you have confirmed your address. Consent, article 6(1)(a)',
              `Until you unsubscribe; the proof of consent ${retentionDays.newsletterProofs / 365} years longer. Deleting the account with that address deletes both`,
            ],
            [
              'Usage statistics: which pages and buttons are used in one visit, which variant of a page was shown, that a plan was bought and at which price, and, if you allow advertising, which advertisement led you here',
              'To learn what works, only if you allow it. Consent',
              `${retentionDays.events} days, without your name, address, account or order number`,
            ],
            [
              'A random number in a cookie, which decides which version and which variant of a page you see',
              'To keep the parts of a page together and to compare variants. Legitimate interest, article 6(1)(f)',
              `${visitorCookieDays} days; not stored on our servers`,
            ],
            [
              'Your choice about cookies, under a random number',
              'To prove your consent. Legal obligation, article 7(1)',
              `${retentionDays.consents / 365} years`,
            ],
            [
              'IP addresses, to limit the number of requests; a code derived from your network in the list of your devices',
              'To keep accounts safe. Legitimate interest, article 6(1)(f)',
              'For limits, a day at most; in the list, as long as you are signed in on that device',
            ],
          ],
        },
        'Our technical logs contain no texts, addresses or passwords. They identify members only by a code.',
      ],
    },
    {
      id: 'sensitive',
      title: 'Special categories of personal data',
      blocks: [
        'A chat, a bio, a photo or a plan for a date may reveal your sexual orientation, or another special category of personal data (article 9). The legal basis is your explicit consent, article 9(2)(a). You give it when you create your account; we store when, and under which version of this policy.',
        'We use such data only for the answer you ask for and never for advertising, and we do not use it to profile you or your match.',
        'You can withdraw your consent at any time: delete the text, photo or match in the tool, or your account on your profile, or write to us. The tools can’t answer without reading what you type, so you can’t use them once you have withdrawn your consent entirely. Withdrawal does not affect the lawfulness of processing before it.',
      ],
    },
    {
      id: 'ai',
      title: 'What the AI sees, and what it is',
      blocks: [
        'Datewright uses artificial intelligence. It writes suggestions, bios, photo reports and playbooks, and each of them is marked as written by AI. You are dealing with a machine, not with a person.',
        `The AI is run by ${orPlaceholder(processors.ai)}. It receives the text or the photo that an answer needs, without your account, name or address. Our own rules first check for danger, for minors and for a clear no; if they find any of these, the AI is not used.`,
        'We make no decisions about you that are based solely on automated processing and have legal or similarly significant effects (article 22). The score of a bio comes from fixed rules that the page explains.',
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
        'When you ask Date Coach for real places, we look up the city you typed and the kind of place in OpenStreetMap’s data, without anything that identifies you.',
        'Google signs you in only if you choose it, and is an independent controller for that. We load nothing into our pages from any other company.',
        'Transfers outside the European Economic Area are based on an adequacy decision or on the standard contractual clauses of the European Commission. We send you a copy on request.',
      ],
    },
    {
      id: 'others',
      title: 'When you write about someone else',
      blocks: [
        'Your match did not sign up here, and you can’t consent for them. Enter only what the advice needs: a first name is enough, and a number or an address never helps. Leave out their health, religion, politics and any other special categories of personal data. If someone entered data about you here, you can ask us to delete it.',
        'If anything indicates that your match is under 18, we close that match and write nothing for it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: ['Our Cookie Policy lists what is stored in your browser and how to change it.'],
    },
    {
      id: 'rights',
      title: 'Your rights, and how to use them',
      blocks: [
        [
          'Access your data and get a copy of it (articles 15 and 20): on your profile, under “Your details and data”, to read or as a file.',
          'Have it rectified (article 16) or erased (article 17). On the same page you can edit your details and delete your account yourself.',
          'Have its processing restricted (article 18), or object to processing based on legitimate interests (article 21).',
          'Withdraw your consent at any time. Withdrawal does not affect the lawfulness of processing before it.',
        ],
        `Write to ${operator.email}. We answer within one month. If a request is complex, we may need up to two more months; we let you know within the first.`,
        'You can lodge a complaint with the Hungarian supervisory authority: Nemzeti Adatvédelmi és Információszabadság Hatóság (NAIH), 1055 Budapest, Falk Miksa utca 9–11, ugyfelszolgalat@naih.hu, naih.hu; or with the authority of the country where you live.',
      ],
    },
    {
      id: 'safe',
      title: 'How we keep it safe',
      blocks: [
        [
          'Passwords are stored as argon2id hashes, and sessions and emailed links as hashes.',
          'Location, date and device data are removed from a photo first. It is stored encrypted until it has been analyzed.',
          'When you end a session, it is rejected everywhere within seconds.',
        ],
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'Every version has a number, a date and a summary, listed at the end of this page. When you are signed in and a new version is in force, we show you what changed. Before we use data you already gave us for a new purpose, we inform you, and we ask for your consent where the law requires it. We send you the text of an earlier version on request.',
      ],
    },
  ],
});
