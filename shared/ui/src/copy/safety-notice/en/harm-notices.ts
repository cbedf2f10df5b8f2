import type { NoticesByReason } from '../notice-copy.ts';

const proof = 'Keep screenshots: they’re evidence.';
const block = 'Block them and report it in the app.';
const police = 'Tell the police, and someone close to you.';
const space = [
  'Stop writing to them for now.',
  'Give it space: put the phone away until tomorrow.',
  'If it’s getting too much, talk to someone. There’s a number below.',
];
const notScored = 'I won’t score or rewrite this';
const noHelp = 'I won’t help with this';

/** Notices for cases in which someone may be harmed. */
export const harmNotices = {
  minor: {
    match: {
      title: 'This match is closed',
      text: ['Datewright is for adults. Someone here seems to be under 18, so we won’t write anything to this match.'],
      steps: [
        'Stop writing to them, here and anywhere else.',
        'Unmatch them in the app.',
        'Report the profile there: dating apps don’t allow anyone under 18.',
      ],
    },
    suspected: {
      title: 'Someone here may be under 18',
      text: ['Datewright is for adults. Until that’s clear, we won’t write anything to this match.'],
      steps: ['If they are under 18: stop writing to them, unmatch them and report the profile in the app.'],
    },
    chat: {
      title: 'You need to be 18 for this',
      text: [
        'Datewright and the dating apps are for adults. It sounds as if you’re under 18, so we won’t write anything here, and this match is closed.',
        'You’ve done nothing wrong. If someone older is putting pressure on you, or something frightened you, there are people who will listen.',
      ],
      steps: [
        'Take your profile off the dating app.',
        'If an adult asks you for pictures or wants to meet, you don’t have to answer. Tell an adult you trust.',
      ],
    },
    profile: {
      title: 'You need to be 18 for this',
      text: [
        'Datewright and the dating apps are for adults. It sounds as if you’re under 18, so we won’t write or score a bio here.',
        'You’ve done nothing wrong. If someone older is putting pressure on you, or something frightened you, there are people who will listen.',
      ],
      steps: ['Take your profile off the dating app.'],
    },
  },
  'self-harm': {
    match: {
      title: 'They may be in a very bad place',
      text: [
        'What they wrote sounds as if they’re thinking of hurting themselves. That matters more than the next message.',
        'You’re not responsible for them alone, and you don’t need perfect words. One caring reply and a number that someone will answer are already a lot.',
      ],
      steps: ['Don’t promise to keep it secret.', 'Talk to someone close to you too: this is a lot to carry.'],
    },
    chat: {
      title: 'That sounds very heavy',
      text: [
        'I’m only a writing tool, and this is more than a message. You matter, and you don’t have to carry this alone.',
        'There are people who will listen right now, without judging you. You don’t have to give your name.',
      ],
      steps: ['Tell one person near you how you are: a friend, family, your doctor.'],
    },
    profile: {
      title: 'That sounds very heavy',
      text: [
        'I’m only a writing tool, and this is more than a bio. You matter, and you don’t have to carry this alone.',
        'There are people who will listen right now, without judging you. You don’t have to give your name.',
      ],
      steps: ['Tell one person near you how you are: a friend, family, your doctor.'],
    },
    photos: {
      title: 'This looks very heavy',
      text: [
        'I only look at photos, and this is more than a photo. You matter, and you don’t have to carry this alone.',
        'There are people who will listen right now, without judging you. You don’t have to give your name.',
      ],
      steps: ['Tell one person near you how you are: a friend, family, your doctor.'],
    },
  },
  threat: {
    match: {
      title: 'Your safety comes first',
      text: ['What they wrote is a threat. You don’t owe them an answer, and we won’t write one.'],
      steps: [proof, block, police],
    },
    chat: {
      title: noHelp,
      text: [
        'This would threaten or hurt someone. The fear stays with the person who reads it, and it can be a crime. I won’t write it in other words either.',
      ],
      steps: space,
    },
    profile: {
      title: notScored,
      text: ['This threatens someone, and people who read it will be afraid of you. Say what you hope for instead.'],
    },
  },
  stalking: {
    match: {
      title: 'You can end this here',
      text: [
        'They’re following you, or won’t leave you alone. It’s not your fault, and it’s not a compliment. In many countries it’s a crime.',
      ],
      steps: [
        'Don’t answer anymore, not even to explain.',
        'Keep screenshots with their dates: they’re evidence.',
        'Block them, report it in the app, and check who can see where you are.',
        police,
      ],
    },
    chat: {
      title: noHelp,
      text: [
        'This is about finding, watching or reaching someone who doesn’t want it. For them that’s frightening, and in many countries it’s a crime.',
      ],
      steps: space,
    },
    profile: {
      title: notScored,
      text: ['This is about reaching someone who doesn’t want it, and it frightens everyone who reads it.'],
    },
  },
  blackmail: {
    match: {
      title: 'Don’t pay, and don’t send anything more',
      text: [
        'Someone is pressuring you with pictures, secrets or money. It happens to a lot of people, and trusting someone was not a mistake.',
      ],
      steps: [
        'Don’t pay: people who pay are asked for more.',
        'Don’t send any more pictures or messages.',
        'Keep screenshots of the messages and the profile: they’re evidence.',
        block,
        police,
      ],
    },
    chat: {
      title: noHelp,
      text: ['This pressures someone with pictures, secrets or money. It does lasting harm, and it’s a crime.'],
      steps: space,
    },
    profile: {
      title: notScored,
      text: ['This pressures someone with pictures, secrets or money. It does harm, and it’s a crime.'],
    },
  },
  scam: {
    match: {
      title: 'This looks like a scam',
      text: [
        'Asking for money, crypto, codes or gift cards before you’ve met is how romance scams work. We won’t write a reply here.',
      ],
      steps: [
        'Don’t pay, and don’t send codes, documents or pictures.',
        'If you’ve already paid, call your bank now.',
        proof,
        block,
        'Tell the police.',
      ],
    },
    chat: {
      title: noHelp,
      text: [
        'This is about getting money, codes or documents out of a match. People who fall for that lose more than money: they stop trusting people.',
      ],
      steps: [
        'Stop here, and give back what you took.',
        'If you’re short of money yourself, ask for help, but don’t ask a match.',
      ],
    },
    profile: {
      title: notScored,
      text: [
        'This reads like a request for money, or like business. Apps take profiles like that down, and people get hurt by them.',
      ],
    },
  },
} satisfies Partial<NoticesByReason>;
