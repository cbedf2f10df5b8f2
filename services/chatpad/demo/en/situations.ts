import { type Situation, sameInEveryTone } from '../situations.ts';
import { everydaySituations, namedThing } from './everyday-situations.ts';
import { meetingSituations } from './meeting-situations.ts';
import { talkSituations, yesOrNo } from './talk-situations.ts';

/** What a line does, as its reason says it. */
export const moves = {
  askBack: 'Answers, and asks the same back.',
  wink: 'Keeps it light and hands the turn to them.',
  guess: 'A guess about them is fun to confirm or correct.',
  letGuess: 'Makes a game of your answer, and they begin.',
  story: 'Asks for a story, not for a fact.',
  plan: 'Hints at meeting without asking for it yet.',
  honest: 'An honest answer invites an honest one.',
  care: 'Shows that you took in how they feel.',
  detail: 'Picks up the one thing they told you.',
  tease: 'A gentle tease about something they said.',
  choice: 'A choice takes a second to answer.',
  respect: 'Takes their no as it is, without pushing.',
} satisfies Record<string, string>;

/** The first that fits is used, so the narrow ones come first. */
export const situations: Situation[] = [
  ...meetingSituations,
  ...talkSituations,
  {
    when: 'asked',
    words:
      /^(?!.*\b(?:what|when|which|where)\b)(?=.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tonight|tomorrow|weekend)\b)(?=.*\b(?:(?:you|u) (?:free|available)|works? for you|suits? you)\b)/i,
    ready: [
      ['choice', 'Yes, that works for me. What time suits you?'],
      ['plan', 'Yes, gladly. You pick the place, or shall I?'],
    ],
    lines: {
      flirty: [
        ['wink', 'Yes, from ___. I’ll only pretend to check my calendar. Where are you taking me?'],
        ['tease', 'For you, yes: ___. What are you planning{,name}?'],
        ['choice', 'Yes, after ___. Loud and fun, or quiet enough to hear you laugh?'],
      ],
      thoughtful: [
        ['honest', 'Yes, after ___. Does that leave you enough time?'],
        ['choice', 'Yes, gladly, from ___. Somewhere lively, or somewhere we can talk?'],
        ['honest', 'Not that day, but ___ would work for me. Does it for you?'],
      ],
      bold: [
        ['plan', 'Yes, ___. You pick the place, I’ll pick the table. Deal?'],
        ['choice', 'Yes, after ___. Your part of town or mine?'],
        ['honest', 'Not that day. ___ instead?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\b(want to|wanna|shall we|should we|are you free|up for|fancy|how about)\b.*\b(meet|coffee|drinks?|dinner|walk|hang|lunch|date|out)\b/i,
    ready: [
      ['choice', 'Yes, I’d like that. Which day is easiest for you?'],
      ['plan', 'Yes. You pick the day, I’ll be there. Coffee, or a walk with coffee?'],
    ],
    lines: {
      flirty: [
        [
          'wink',
          'Yes, and I’m only pretending to check my calendar. ___ works for me. Where do you want to take this?',
        ],
        ['choice', 'I thought you’d never ask. ___? Loud and fun, or quiet enough to hear you laugh?'],
        ['tease', 'Look at you, being brave before I was. Yes: ___. What are we doing{,name}?'],
        ['plan', 'Yes. ___, and whoever’s late buys the first round. Deal?'],
      ],
      thoughtful: [
        ['honest', 'I’d really like that{,name}. ___ would work for me. Does that suit you?'],
        ['choice', 'Yes, gladly. I’m free ___. A coffee, or would you rather walk?'],
        ['honest', 'I was hoping one of us would ask. ___ is good for me, is it for you?'],
        ['plan', 'I’d like that. ___, somewhere we can actually talk? Tell me if you know a place.'],
      ],
      bold: [
        ['plan', 'Yes. ___. You pick the place, I’ll pick the table. Deal?'],
        ['wink', 'Done. ___, and I’m already planning what not to wear. Where?'],
        ['choice', 'Yes. ___. Your part of town or mine?'],
        ['plan', 'Finally. ___ suits me. Which place has never let you down?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /\b(your|ur) (number|insta(gram)?|snap(chat)?|whatsapp)\b|\b(can|could) i (text|call|add) you\b/i,
    ready: [
      ['honest', 'I’d rather swap numbers over a first coffee. Which day suits you?'],
      ['wink', 'First a coffee, then a number. Deal?'],
    ],
    lines: {
      flirty: [
        ['wink', 'Smooth. I trade contacts after a first coffee, which could be ___. Are you in?'],
        ['plan', 'I’m saving that for in person, it’s more romantic. ___?'],
        ['tease', 'Already? I’m flattered. Let’s see each other first: ___?'],
      ],
      thoughtful: [
        ['honest', 'I’d rather meet first, I hope that’s okay. ___ would be a nice time for it. What do you think?'],
        ['honest', 'I like writing here for now, if that’s fine with you. How about a coffee, ___?'],
        ['plan', 'Let’s keep it here until we’ve had that first coffee. Does ___ work for you?'],
      ],
      bold: [
        ['plan', 'You’ll get it at the end of our first drink. ___?'],
        ['choice', 'First a face, then a number: ___. Coffee or a drink?'],
        ['wink', 'Earn it. ___, one drink, your best story. Yes?'],
      ],
    },
  },
  ...everydaySituations,
  {
    when: 'asked',
    words:
      /\bwhat do (you|u) do\b(?! (when|if|on|at|after|with|to|about)\b)|\byou do for (work|a living)\b|\byour (job|work)\b|\bfor (work|a living)\b|\bwhere do you work\b/i,
    ready: [
      ['letGuess', 'It’s more fun if you guess. Office, kitchen, or something with animals?'],
      ['askBack', 'I’ll trade you, job for job. What’s the part of yours that nobody sees?'],
    ],
    lines: {
      flirty: [
        ['askBack', 'By day I’m ___. By night I’m mostly wondering what you do all day. Your turn?'],
        ['guess', 'I’m ___. My guess for you: something where people are slightly scared of you. How close am I?'],
        ['wink', 'I’m ___. That’s my excuse for slow replies. What keeps you from texting me back all day?'],
        ['plan', 'I’m ___. The long version comes with a drink. What’s yours?'],
      ],
      thoughtful: [
        ['honest', 'I’m ___, and what I like most about it is ___. What’s the best part of yours?'],
        ['story', 'I’m ___. Did you always know what you wanted to do{,name}?'],
        ['honest', 'I’m ___, and the honest version is: ___. How is it for you?'],
        ['story', 'I’m ___. If money didn’t matter, what would you do with your Mondays{,name}?'],
      ],
      bold: [
        ['story', 'I’m ___. Now yours{,name}, and I want the party version: what do you really do all day?'],
        ['guess', 'I’m ___. Three guesses for you: lawyer, teacher, spy. Which one?'],
        ['plan', 'I’m ___. It’s a better story out loud, so ask me again over a drink. What do you do?'],
        ['wink', 'I’m ___. What are you good at that nobody pays you for?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\bwhere (are|r) (you|u) (from|based)\b|\bwhere (do|did) you (live|grow up)\b|\bare you from\b|\bwhich part of\b|\bfrom around here\b/i,
    ready: [
      ['letGuess', 'You get one guess before I say. Sea, mountains, or traffic jams?'],
      ['askBack', 'We could swap, one fact about each place. What should I know about yours first?'],
    ],
    lines: {
      flirty: [
        ['askBack', 'I’m from ___. Be nice about it. And which lucky place gets to claim you?'],
        [
          'guess',
          'I’m from ___. I’m trying to place you and I’d say by the sea, or at least near good food. Warm or cold?',
        ],
        ['story', 'I’m from ___, known for ___. What’s your place famous for, besides you?'],
        ['plan', 'I’m from ___, and you’d get a very biased tour. What would I get to see on yours?'],
      ],
      thoughtful: [
        ['story', 'I’m from ___, and what I’d show you first is ___. What do you miss about where you grew up?'],
        ['askBack', 'I grew up in ___. How about you{,name}, and does it still feel like home?'],
        ['story', 'I’m from ___. Where’s the one corner there you’d show someone? I’ll trade you mine.'],
        ['honest', 'I’m from ___. Would I go back? ___. Would you?'],
      ],
      bold: [
        ['guess', 'I’m from ___. Don’t tell me yours yet, I’ve got three guesses. Big city, small town, or island?'],
        ['askBack', 'I’m from ___. You? And be honest: proud or in hiding?'],
        ['plan', 'I’m from ___. One day there with me as your guide: food first or views first?'],
        ['story', 'I’m from ___. Convince me that yours is better, you’ve got two sentences. Ready?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\bhow (was|is|’s|'s|s|did|has|have) (your|ur|the) (weekend|day|week|evening|night|morning|holiday|trip)\b|\bgood (weekend|day)\?/i,
    ready: [
      ['wink', 'Better now that you ask. What was the best hour of yours?'],
      ['choice', 'Too short, like all of them. Was yours the sleeping kind or the going-out kind?'],
    ],
    lines: {
      flirty: [
        ['wink', 'It was ___, and it’s looking up now. How about yours?'],
        ['story', 'The short version: ___. The rest is for a second message. What was the best bit of yours?'],
        ['guess', 'It was ___. You look like someone who had a better one. Did you?'],
        ['plan', 'It was ___. It could’ve used company. How was yours{,name}?'],
      ],
      thoughtful: [
        ['story', 'It was ___, and the best moment was ___. What was yours?'],
        ['askBack', 'Good, thanks for asking: ___. How was yours{,name}? The real answer, not the polite one.'],
        ['honest', 'It was ___. Did you get some time for yourself?'],
        ['choice', 'Mostly ___. Was yours a staying-in one or a going-out one?'],
      ],
      bold: [
        ['story', 'I ___. Beat that: what’s the best thing that happened to you?'],
        ['choice', 'It was ___. Rate yours from one to “I’d do it again tomorrow”?'],
        ['plan', 'It was ___. Next one I’m aiming higher. What are you up for?'],
        ['wink', 'It was ___, but nobody asked me a good question until now. What did you get up to?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\bhow (are|r) (you|u)\b|\bhow(’|')?s it going\b|\bhow(’|')?s (life|things|everything)\b|\bwhat(’|')?s up\b|\byou (ok|okay|good)\?/i,
    ready: [
      ['wink', 'A little better since you wrote. And you?'],
      ['honest', 'Glad you asked. How are you really{,name}?'],
    ],
    lines: {
      flirty: [
        ['wink', 'I’m ___, and a little better since you wrote. What about you?'],
        ['choice', 'I’m ___. On a scale from tea to tequila, how’s your day going?'],
        ['story', 'I’m ___, thanks for asking. What’s the best thing that happened to you today?'],
      ],
      thoughtful: [
        ['honest', 'I’m ___, thanks. How are you really{,name}?'],
        ['story', 'I’m ___ today. What’s one thing you’re looking forward to this week?'],
        ['honest', 'Honestly? ___. And how has your week been treating you?'],
      ],
      bold: [
        ['story', 'I’m ___. Skip the “good, you?” though: what made you laugh last?'],
        ['guess', 'I’m ___. I bet your day was more interesting than mine. Prove me right?'],
        ['plan', 'I’m ___, and I’d be better with coffee. How about you?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\b(any|got|your|have) plans\b|\bplans for\b|\bdoing (this|on|over|at) (the )?(weekend|tonight|tomorrow|friday|saturday|sunday)\b|\bdoing (tonight|tomorrow)\b/i,
    ready: [
      ['plan', 'Open to good ideas. Do you have one?'],
      ['tease', 'That sounds like the first half of an invitation. What’s the second half?'],
    ],
    lines: {
      flirty: [
        ['plan', 'So far ___. I’m open to better offers. What are you up to?'],
        ['wink', 'Officially busy, in truth ___. And you{,name}?'],
        ['tease', 'That’s how people ask when they’ve got an idea. I’m doing ___. What’s your idea?'],
      ],
      thoughtful: [
        ['askBack', '___, and hopefully a slow morning somewhere in between. What about you?'],
        ['choice', 'I was thinking ___. Are you more of a plan-it or a see-what-happens person?'],
        ['story', '___. What would your ideal one look like?'],
      ],
      bold: [
        ['plan', '___, but there’s a gap in it that’s about the size of a coffee. What are you doing?'],
        ['choice', '___. Yours: busy, quiet, or still looking for something better?'],
        ['plan', '___ and after that I’m all yours. What have you got?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /\bwhat (are|r) (you|u) (up to|doing)\b|\bwyd\b|\bwhat you up to\b/i,
    ready: [
      ['wink', 'Answering you, and in no hurry to do anything else. What are you up to?'],
      ['askBack', 'Right now? Writing to you. What did I interrupt?'],
    ],
    lines: {
      flirty: [
        ['wink', '___, with one eye on this chat. You?'],
        ['guess', '___. I picture you somewhere cozy with snacks. How wrong am I?'],
        ['tease', '___. It was going well until you distracted me. What’s your excuse?'],
      ],
      thoughtful: [
        ['askBack', '___ right now, nothing dramatic. What’s your evening like?'],
        ['story', '___. And you, what’s been the best part of today so far?'],
        ['choice', '___. Is yours a quiet night or a loud one?'],
      ],
      bold: [
        ['plan', '___, though I’d rather be having a drink with you. What are you doing?'],
        ['guess', '___. Let me guess yours: sofa, series, snack. Two out of three?'],
        ['askBack', '___. Your turn, and make it sound exciting: what are you doing?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /\blooking for\b|\bwhat (do you|are you) want(ing)? (from|on) (this|here)\b/i,
    ready: [
      ['honest', 'I’d like to answer that properly, and not in one line. What made you ask{,name}?'],
      ['askBack', 'I’d like your answer as much as you want mine. What would make this worth it for you?'],
    ],
    lines: {
      flirty: [
        ['wink', '___, ideally with someone who asks the real question this early. What about you?'],
        ['guess', '___. And you strike me as someone who knows exactly. Do you?'],
        ['plan', '___. Though first I’m looking for someone to share a dessert with. And you{,name}?'],
      ],
      thoughtful: [
        ['honest', 'Good that you ask. ___. What would you like this to be?'],
        ['honest', '___, and I’m not in a hurry about it. How do you see it{,name}?'],
        ['story', '___. What did you learn from the last time that you don’t want to repeat?'],
      ],
      bold: [
        ['honest', '___. No games on my side. Yours?'],
        ['honest', 'Straight answer: ___. Does that fit what you want?'],
        ['plan', '___. The quickest way to find out whether we match is a coffee. What are you looking for?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\b(for fun|hobb(y|ies)|free time|spare time|days? off)\b|\bwhat do you (like|love|enjoy|do (when|if|on|at|after|to))\b/i,
    ready: [
      ['letGuess', 'You get three guesses. What’s the first one?'],
      ['askBack', 'One of mine for one of yours. What do you lose track of time with?'],
    ],
    lines: {
      flirty: [
        ['askBack', '___, and writing to you. What do you do when nobody needs you?'],
        ['tease', 'Mostly ___. You’re allowed to be impressed. And yours?'],
        ['plan', '___. You could come along once, if you bring snacks. What would you teach me in return?'],
      ],
      thoughtful: [
        ['story', '___. What makes you lose track of time?'],
        ['askBack', 'Lately ___. What have you been spending your free hours on{,name}?'],
        ['honest', '___, though I’d like to do more of ___. What would you do with one more free day a week?'],
      ],
      bold: [
        ['guess', '___. Yours is something outdoorsy or slightly dangerous, isn’t it?'],
        ['plan', '___. Come along once and tell me I’m wrong about it. What’s yours?'],
        ['choice', '___. Now you: the hobby you tell people about, and the real one?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\bwhy (are|r) you (still )?(single|on here)\b|\bhow long have you been (on|single)\b|\bhow(’|')?s (this app|the app|dating)\b|\bwhat brings you\b/i,
    ready: [
      ['wink', 'Clearly I was waiting for someone who asks like that. What’s your excuse?'],
      ['honest', 'That one deserves more than a line. How has it been for you on here?'],
    ],
    lines: {
      flirty: [
        ['wink', '___. My theory is that I was waiting for this exact chat. What’s your excuse?'],
        ['tease', '___. I could ask you the same, it’s far more surprising in your case. So?'],
      ],
      thoughtful: [
        ['honest', '___, to be honest. How has it been for you?'],
        ['askBack', '___. And what made you sign up{,name}?'],
      ],
      bold: [
        ['honest', '___. Now your honest version: what brought you here?'],
        ['story', '___. Tell me about the worst date you’ve had and I’ll tell you mine. Deal?'],
      ],
    },
  },
  {
    when: 'asked',
    words:
      /\bhow (?:tall|old)\b(?! (?:is|was|were|are (?!you\b|u\b)))|\b(?:star|zodiac) sign\b|\bwhat(’|')?s your sign\b|\byour birthday\b/i,
    ready: [
      ['tease', 'That sounds like question one of a form. What’s question two?'],
      ['letGuess', 'You may guess, and I’ll be honest about it. What’s your bet?'],
    ],
    lines: {
      flirty: [
        ['wink', '___. Did I pass?'],
        ['guess', '___. I had you down as someone who’d guess first. What’s yours?'],
      ],
      thoughtful: [
        ['askBack', '___. Is that important to you, or were you just curious?'],
        ['askBack', '___. And you{,name}?'],
      ],
      bold: [
        ['wink', '___. Next question, you clearly have a list. What’s on it?'],
        ['tease', '___. Mine’s harder: what’s something people only find out about you after a month?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /\bdo you have (any |a )?(pets?|dogs?|cats?|animals?)\b|\bcat person\b|\bdog person\b/i,
    ready: [
      ['choice', 'Ask me in front of a dog and you’ll see. Which are you: cats, dogs, or plants?'],
      ['askBack', 'I’d like to hear about yours first. Who’s in charge at your place?'],
    ],
    lines: {
      flirty: [
        ['askBack', '___. Who’s the one in charge at your place: you, or someone with four legs?'],
        ['wink', '___. If I’d say anything else, would you still be talking to me?'],
      ],
      thoughtful: [
        ['askBack', '___. Did you grow up with animals{,name}?'],
        ['story', '___. Which animal has ever properly won you over?'],
      ],
      bold: [
        ['choice', '___. Yours: cat, dog, or a plant that’s barely alive?'],
        ['plan', '___. We could borrow a dog for a walk. Do you know one?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /\bfavou?rite (?<thing>\p{Ll}+(?: \p{Ll}+)?)(?=\?|,| to\b| of\b| in\b|$)/iu,
    ready: [
      ['askBack', 'That’s a serious question, so give me a minute. What’s yours?'],
      ['wink', 'I refuse to pick just one. Which would you save first?'],
    ],
    lines: {
      flirty: [
        ['askBack', '___, and I’ll judge yours gently. What is it?'],
        ['wink', 'Favorite {thing}? ___. I’d change it for the right person. Yours?'],
        ['plan', '___. I’ll show you why one day. What’s yours{,name}?'],
      ],
      thoughtful: [
        ['story', '___, because it reminds me of ___. Is there a story behind yours?'],
        ['askBack', 'Hard to choose, but ___. What’s yours, and since when?'],
        ['honest', '___. I wonder what that says about me. What does yours say about you?'],
      ],
      bold: [
        ['wink', '___, and I’ll defend it. What’s yours?'],
        ['guess', '___. Let me guess yours after one hint. What’s the hint?'],
        ['choice', 'Favorite {thing}: ___. Your top two, no thinking?'],
      ],
    },
  },
  {
    when: 'asked',
    vague: true,
    words:
      /\b(do|don’t|don't) you (like|love|enjoy|drink|eat|watch|read)(?: (?<thing>\p{Ll}+(?: \p{Ll}+)?))?\??|\bare you into\b|\bhave you (ever )?(been|seen|tried|read|watched|heard)\b/iu,
    ready: [
      ['wink', 'Depends who’s asking, and you’re making a good case. What do you like about it?'],
      ['plan', 'Ask me again when we’ve tried it together. How would you start?'],
    ],
    lines: {
      flirty: [
        ['askBack', '___. Is that the answer that gets me a second round of questions?'],
        ['tease', 'You ask that like there’s a right answer. ___. Well?'],
        ['plan', '___, but I’d let you change my mind about it. How would you go about it?'],
      ],
      thoughtful: [
        ['story', '___. How did it start for you{,name}?'],
        ['askBack', '___. You sound like you do. What do you get out of it?'],
        ['honest', '___, to be honest. Where should someone like me start?'],
      ],
      bold: [
        ['wink', '___. Was that a test? How did I do?'],
        ['plan', '___. Sounds like something we should check together. When’s your next time?'],
        ['story', '___. Now sell it to me in one sentence. What’s so good about it?'],
      ],
    },
  },
  {
    when: 'asked',
    vague: true,
    words: /\b(and |how about |what about |n )?(you|u|yours?|yourself)( though)?\??\s*\p{Emoji_Presentation}*$/iu,
    ready: [
      ['askBack', 'I want to hear the rest of yours before I get to mine. What happened then?'],
      ['tease', 'You don’t get off that easily. What’s the part you left out?'],
    ],
    lines: {
      flirty: [
        ['wink', 'Same here, only with better company now that you wrote: ___. What’s next for you?'],
        ['story', '___. Yours sounded better though. What happened then?'],
        ['tease', 'Me? ___. You didn’t think you’d get away with one sentence, did you?'],
      ],
      thoughtful: [
        ['detail', '___ for me. And yours, was it as good as it sounds?'],
        ['honest', 'For me it’s ___. What made it like that for you{,name}?'],
        ['askBack', '___. Tell me a bit more about yours?'],
      ],
      bold: [
        ['wink', '___. Now the part you left out: what is it?'],
        ['choice', '___. One word for yours?'],
        ['plan', '___. We could compare notes over a drink. What’s your half of the story?'],
      ],
    },
  },
  {
    when: 'told',
    serious: true,
    words:
      /\b(hospital|surgery|operation|diagnos(ed|is)|car accident|funeral|(we|they|he|she) broke up|break-?up|divorce|laid off|lost my job|got fired|anxiety|panic attack|been crying|burn(t|ed)? out|rough (time|patch))\b/i,
    reactions: ['I’m sorry, that’s a lot.'],
    lines: sameInEveryTone([
      ['care', 'I’m sorry, that’s a lot. How are you doing with it?'],
      ['care', 'That sounds hard. Would you rather talk about it, or about anything else?'],
      ['care', 'Thank you for telling me{,name}. Is someone there with you?'],
      ['care', 'No need to be fun company today. What would help right now?'],
      ['care', 'Take all the time you need to answer. How was today?'],
    ]),
  },
  {
    when: 'told',
    words: /\b(?:[Bb]ack|[Hh]ome) from (?<place>\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u,
    reactions: ['Welcome back from {place}.', '{place}, I’m jealous.', 'Okay, {place} sounds good.'],
    lines: {
      flirty: [
        ['detail', '{place}, and you came back? Brave. What nearly made you stay?'],
        ['tease', 'You can’t just drop {place} and leave me here. What was the best hour of it?'],
        ['plan', 'Next time you do {place}, take someone who carries the snacks. What would you show me first?'],
        ['guess', 'Let me guess: in {place} you ate more than you walked, and it was the right choice. Am I close?'],
      ],
      thoughtful: [
        ['story', 'I’d love to hear about {place}. Which moment keeps coming back to you?'],
        ['detail', 'How is it being back from {place}? Part of you may still be there.'],
        ['story', 'What surprised you about {place}{,name}?'],
        ['choice', '{place}: more wandering around, or a list of things to see?'],
      ],
      bold: [
        ['choice', '{place} in three words{,name}. Go?'],
        [
          'plan',
          'I want to hear about {place} in person, with pictures. Are you a one-drink or a two-drink storyteller?',
        ],
        ['detail', 'What did you bring back from {place} that wasn’t on the plan?'],
        ['story', 'Tell me the {place} story that didn’t make it to Instagram. What happened?'],
      ],
    },
  },
  {
    when: 'told',
    words: /\b(sick|flu|fever|a cold|sore throat|migraine|not feeling (well|great))\b/i,
    reactions: ['Oh no, get well soon.', 'Sorry to hear that.'],
    lines: {
      flirty: [
        ['care', 'Poor you. If soup could be sent by text, you’d have a bowl by now. What do you need most?'],
        ['care', 'Get well soon, that’s an order. What’s your comfort show for days like this?'],
        [
          'plan',
          'Rest up{,name}. I’m saving my best stories for when you can laugh without coughing. How are you feeling?',
        ],
      ],
      thoughtful: [
        ['care', 'I’m sorry, that’s rough. Is someone looking after you?'],
        ['care', 'Oh no. No need to be entertaining, just rest. Is there anything that usually helps?'],
        ['care', 'Get well soon{,name}. How are you holding up today?'],
      ],
      bold: [
        ['care', 'Doctor’s orders: blanket, tea, and one terrible series. Which one will it be?'],
        ['care', 'Be properly lazy today, you’ve earned it. Want distraction or quiet?'],
        ['plan', 'Get well first, then I’ll take you for the soup you deserve. What’s your favorite?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words:
      /\b((got|hours) lost|lost (on|in) (a|the)|missed (my|the) (train|bus|flight|stop)|locked (myself )?out|broke down|wrong (train|bus|turn)|spill(ed|t)|fell (off|over|down)|burn(ed|t) (the|my))\b/i,
    reactions: ['Sounds like a story.'],
    lines: {
      flirty: [
        ['detail', 'That went wrong in style. Whose idea was it?'],
        ['tease', 'It all goes wrong and you still sound happy about it. What does it take to ruin your day?'],
        ['plan', 'Next time, take me along. Who carries the snacks?'],
        ['wink', 'Some people make plans, you make stories. What’s the best one so far?'],
      ],
      thoughtful: [
        ['story', 'That sounds like a day you’ll still talk about next year. When did it turn funny?'],
        ['detail', 'What got you through it{,name}?'],
        ['choice', 'When things go wrong, are you the calm one or the one who laughs?'],
        ['story', 'Would you do it again, now that you know how it ends?'],
      ],
      bold: [
        ['plan', 'Next time we do it together, and I pick the snacks. When?'],
        ['tease', 'Be honest: who refused to look at the map?'],
        ['choice', 'Rate it from one to “I’d do it again tomorrow”?'],
        ['story', 'I want the moment when you knew. What happened?'],
      ],
    },
  },
  {
    when: 'told',
    words: /\b(exams?|thesis|dissertation|studying|finals|revision|deadlines?|uni|essay)\b/i,
    reactions: ['Good luck with that.', 'I’m keeping my fingers crossed.'],
    lines: {
      flirty: [
        ['care', 'Good luck! I’d offer to quiz you, but I’d get distracted. What’s the hardest chapter?'],
        ['plan', 'So you’ll need a reward when it’s done. Cake, cocktails, or me?'],
        [
          'tease',
          'Studying, and still answering me? I’m honored and slightly worried for your grade. What’s the hardest part?',
        ],
        ['choice', 'Important question for your success: coffee, energy drinks, or pure panic?'],
      ],
      thoughtful: [
        ['care', 'That sounds like a lot. How are you holding up, and when is it over?'],
        ['story', 'What made you choose that{,name}?'],
        ['care', 'Fingers crossed. What’s the first thing you’ll do when it’s done?'],
        ['choice', 'Are you an early-plan person, or a night-before person?'],
      ],
      bold: [
        ['plan', 'Pass it and the first drink is on me. When do we celebrate?'],
        ['detail', 'Explain it to me in one sentence, that’s revision too. What’s it about?'],
        ['care', 'You’ve got this. When are you free again?'],
        ['tease', 'Be honest: how many of those hours are studying, and how many are snacks?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words:
      /\bmov(e|ed|ing) (to|in|out|house|flat|apartments?|this|next|on|back)\b|\bnew (flat|apartment|place|house)\b|\bpacking\b|\bboxes\b/i,
    reactions: ['Moving, you’re brave.', 'Good luck with the boxes.'],
    lines: {
      flirty: [
        ['detail', 'Moving is when you find out who your friends are. How many of them suddenly have a bad back?'],
        ['plan', 'I carry boxes for pizza. Just saying. Which box is the one nobody wants?'],
        ['guess', 'I bet there’s a box labeled “misc” that will stay closed for three years. Am I right?'],
        ['choice', 'First thing you unpack: the coffee machine, the bed, or the speakers?'],
      ],
      thoughtful: [
        ['story', 'How do you feel about leaving the old place?'],
        ['detail', 'What are you most looking forward to in the new place{,name}?'],
        ['care', 'Moving is a lot. Do you have people helping you?'],
        ['story', 'What’s the one thing that makes a place feel like home to you?'],
      ],
      bold: [
        ['plan', 'You’ll need someone to test the new sofa. When’s the housewarming?'],
        ['tease', 'Rule of moving: whatever’s in the last box, you never needed. What’s in yours?'],
        ['plan', 'First drink in the new neighborhood is on me. Which bar is closest?'],
        ['choice', 'Hired movers, or friends bribed with pizza?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words:
      /\b(wedding|getting married|got married|engaged|bridesmaid|maid of hono(u)?r|best man|hen (do|party)|stag)\b/i,
    reactions: ['A wedding, lovely.', 'Weddings are a sport of their own.'],
    lines: {
      flirty: [
        ['guess', 'You’re the one who starts the dance floor, aren’t you?'],
        ['detail', 'Serious question: is there a speech, and how many people will you make cry?'],
        ['wink', 'A wedding has free cake and a dance floor. Who’s the lucky plus one?'],
        ['choice', 'Your wedding role: dance floor, dessert table, or deep talk with somebody’s grandma?'],
      ],
      thoughtful: [
        ['story', 'That’s lovely. What are you most looking forward to, and what scares you about it?'],
        ['detail', 'Are the two of you close?'],
        ['story', 'What’s the best wedding moment you’ve ever seen{,name}?'],
        ['care', 'Sounds like a beautiful kind of stress. How are the preparations going?'],
      ],
      bold: [
        ['detail', 'I need to know one thing: what song gets you onto the dance floor?'],
        ['plan', 'If you need to practice your dance moves first, I’m available. Which style?'],
        ['tease', 'How many group chats does that wedding have by now?'],
        ['story', 'Tell me the family gossip about it. Who’s the wild card?'],
      ],
    },
  },
  {
    when: 'told',
    vague: true,
    words:
      /\b(rain(ing|y|ed)?|pouring|snow(ing|ed)?|freezing|heatwave|so (hot|cold)|storm|grey outside|sunny|sunshine)\b/i,
    reactions: ['Same weather here.', 'That weather.'],
    lines: {
      flirty: [
        ['choice', 'Weather like that calls for a blanket and a bad film. Which one would you pick for us?'],
        ['wink', 'I’d complain about the weather too, but it got you to text me. What’s plan B?'],
        ['plan', 'Sounds like the right weather for hot chocolate and somebody to share it with. Know a place?'],
      ],
      thoughtful: [
        ['choice', 'Are you a stay-in-and-read person on days like that, or do you go out anyway?'],
        ['story', 'What’s your favorite thing to do when the weather decides for you{,name}?'],
        ['detail', 'Does it get to you, or do you secretly like it?'],
      ],
      bold: [
        ['plan', 'There’s no bad weather, only a bar that’s too far away. Which one’s close to you?'],
        ['choice', 'Pick one: dancing in it, or watching it from a window with cake?'],
        ['tease', 'The weather? We’re past that, you and I. What’s really on your mind today?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words:
      /\bi(’|')?m an? (?:\p{Ll}+ )?(?:nurse|doctor|teacher|lawyer|engineer|designer|developer|chef|architect|vet|accountant|student|paramedic|midwife|pilot|barista|waiter|waitress|journalist|photographer|programmer|scientist|researcher|therapist|hairdresser|electrician|firefighter|dentist|pharmacist|manager|consultant)\b|\bi work (as|in|for|at)\b/iu,
    lines: {
      flirty: [
        [
          'detail',
          'So that’s why you’ve got that calm confidence. What’s the strangest thing that happened to you at work?',
        ],
        ['guess', 'I bet people ask you for free advice at every party. What do they always want to know?'],
        ['wink', 'Good to know, I’ll try to be easy on my days off then. When are yours?'],
        ['plan', 'Then you’ve earned a drink you don’t have to make yourself. What would you order?'],
      ],
      thoughtful: [
        ['story', 'What made you choose it{,name}?'],
        ['detail', 'Which part of it does nobody see from outside?'],
        ['care', 'That sounds like a job you take home with you. How do you switch off?'],
        ['story', 'What was a day there that you’ll remember?'],
      ],
      bold: [
        ['story', 'I want the story you tell at parties. What happened?'],
        ['tease', 'Be honest, how often do you hear the same joke about your job?'],
        ['choice', 'On a free day: sleep in, see people, or both by noon?'],
        ['plan', 'Your schedule sounds wild. When does a person like you have time for a drink?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /\b(tired|exhausted|(?:haven|havn|hasn|didn)['’]?t slept|(?:barely|not|hardly) slept|no sleep|driving me (?:crazy|crzy|mad|insane)|so (?:busy|bsuy)|knackered|long (day|week|shift)|brutal|stress(ed|ful)|overworked|burn(t|ed) out|need a (holiday|vacation|break|drink)|rough (day|week)|(work|job|boss|meeting|shift) (was|is|has|kept)|too much work|night shift)\b/i,
    reactions: ['That sounds like a long one.', 'You’ve earned some quiet.'],
    lines: {
      flirty: [
        ['care', 'Then you’re off duty now. Sofa, something warm, and me telling you nonsense. Deal?'],
        ['choice', 'Emergency question: takeaway or breakfast for dinner?'],
        ['wink', 'I can’t fix your work, but I can be a very good distraction. What kind do you need?'],
        ['plan', 'Sounds like you need one night where somebody else picks the place. Quiet or lively?'],
      ],
      thoughtful: [
        ['care', 'That sounds draining. Do you want to vent about it, or think about something else?'],
        ['care', 'I’m sorry it was one of those. What usually helps you come down?'],
        ['story', 'If you could drop everything tomorrow, where would you go{,name}?'],
        ['detail', 'What was the part that got to you most?'],
      ],
      bold: [
        ['plan', 'You need a drink and a person who doesn’t talk about work. I volunteer. Which day?'],
        ['choice', 'Quick, before you fall asleep: beach or mountains?'],
        ['tease', 'Name the villain of today. Boss, meeting, or printer?'],
        ['care', 'Phone down, feet up, dinner delivered. What are we ordering?'],
      ],
    },
  },
  {
    when: 'told',
    words: /\b(you(’|')?ve never|never) (seen|watched|read|heard|tried|been|eaten|had)\b/i,
    lines: {
      flirty: [
        ['tease', 'I know, I know. I was saving it for somebody who’d watch my face the whole time. Any volunteers?'],
        ['plan', 'Sounds like you just found our second date. Do you bring the popcorn?'],
        ['wink', 'I’ll need a guide who doesn’t judge. Do you know anyone?'],
      ],
      thoughtful: [
        ['detail', 'What would I be missing, in your words?'],
        ['story', 'When did it get you{,name}? I want to know what I’ve missed.'],
        ['honest', 'True, and I’ve got no excuse. Where do I start?'],
      ],
      bold: [
        ['plan', 'Then fix it: you, me, and the whole thing. Which day?'],
        ['tease', 'Everyone has a gap like that. What’s yours?'],
        ['choice', 'Sell it to me without spoilers. One sentence?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /\b(nice|great|beautiful|cute|lovely|gorgeous|pretty|amazing) (smile|eyes|photos?|pics?|pictures?|profile|bio|hair|style|dog|cat|voice)\b|\byou(’|')?(re| are| look| seem) (so |really |very |pretty )?(cute|funny|gorgeous|hot|sweet|nice|handsome|beautiful|interesting|fun)\b|\blove your\b/i,
    lines: {
      flirty: [
        ['wink', 'Careful, I remember compliments for weeks. What made you say it?'],
        ['tease', 'You’re making this very easy. Do you say that to everyone, or am I allowed to blush?'],
        ['plan', 'Wait until you see the live version. What would I notice about you first?'],
      ],
      thoughtful: [
        ['honest', 'Thank you, that made my day. What should I know about you that isn’t in your profile?'],
        ['honest', 'That’s really kind of you{,name}. What were you hoping I’d ask you?'],
        ['story', 'Thanks! I liked your profile too. Which part of it is the most you?'],
      ],
      bold: [
        ['wink', 'I know what I like too, and it’s people who say it out loud. What are you doing this week?'],
        ['plan', 'Say that again over a drink and I’ll pay for it. When?'],
        ['tease', 'Flattery works on me, keep going. What else did you notice?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /\b(sorry (for|about|that|i)|(late|slow) (reply|response|answer)|just saw (this|your)|bad at (replying|texting))\b/i,
    lines: {
      flirty: [
        ['tease', 'I’d almost started writing poetry. You’re forgiven, if you tell me what kept you?'],
        ['wink', 'Worth the wait. What’s the best thing that happened while I was staring at my phone?'],
        ['choice', 'Apology accepted, in exchange for one good story or one bad joke. Which will it be?'],
      ],
      thoughtful: [
        ['care', 'No worries at all, life happens. How was your day?'],
        ['honest', 'I’m not counting minutes, I’m just glad you wrote. What have you been up to?'],
        ['care', 'Nothing to be sorry for. Was it a good kind of busy?'],
      ],
      bold: [
        ['plan', 'Easy fix: less typing, one coffee. When are you free?'],
        ['tease', 'You’re back, good. Where were we?'],
        ['choice', 'Forgiven. Busy, shy, or asleep?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words:
      /\b(got the (job|flat|place)|promot(ed|ion)|passed|i (finally|did it|made it|won)|new job|(?:had|having) a baby|officially an? (?:uncle|aunt|auntie)|best (day|week|thing)|so happy|so excited|can(’|')?t wait)\b/i,
    reactions: ['That’s great news.', 'Congratulations, by the way.'],
    lines: {
      flirty: [
        ['detail', 'I can hear the grin from here. How are we celebrating?'],
        ['tease', 'Look at you. Do I get to say that I knew you before?'],
        ['story', 'I need the whole story, with the dramatic pause. What happened first?'],
        ['plan', 'That calls for something with bubbles. Your treat or mine?'],
      ],
      thoughtful: [
        ['care', 'I’m really happy for you. What does it mean to you?'],
        ['story', 'How did it feel in the moment{,name}?'],
        ['detail', 'Who was the first person you told?'],
        ['story', 'What made it so good?'],
      ],
      bold: [
        ['plan', 'We’re toasting to that. Which day suits you?'],
        ['tease', 'Brag properly, I want details. What was the best moment?'],
        ['choice', 'Celebrate with dinner, dancing, or a day on the sofa?'],
        ['story', 'Give me the highlight in one sentence. What was it?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words: /\b(hung ?over|hangover|party|last night|birthday|drunk|clubbing|festival)\b/i,
    reactions: ['Sounds like a good night.'],
    lines: {
      flirty: [
        ['guess', 'I bet you were the last one on the dance floor. Guilty?'],
        ['story', 'There’s a story there, I can smell it. What happened after midnight?'],
        ['choice', 'Recovery plan: greasy food, nap, or denial?'],
      ],
      thoughtful: [
        ['story', 'What was the best moment of it{,name}?'],
        ['detail', 'Who do you celebrate with when it’s a good one?'],
        ['care', 'Hope you’re being gentle with yourself today. How’s it going?'],
      ],
      bold: [
        ['story', 'Give me the headline of that night. What was it?'],
        ['plan', 'Next time, send me the address. What did I miss?'],
        ['choice', 'On a scale from tea to never again, where are you?'],
      ],
    },
  },
  {
    when: 'told',
    lasting: true,
    words:
      /\b(can(’|')?t (walk|move|open|lift|feel)|sore|my (legs|arms|back|feet|knees?) (hate|hurt|hurts|are|is)|dead legs)\b/i,
    reactions: ['Your poor legs.', 'Sounds like it was worth the pain.'],
    lines: {
      flirty: [
        ['tease', 'So you’re officially useless until tomorrow. Should I send a stunt double?'],
        ['care', 'Poor you. Do you accept sympathy, snacks, or both?'],
        ['guess', 'You’re already planning to do it again, aren’t you?'],
      ],
      thoughtful: [
        ['story', 'Was it worth it? I’d guess yes.'],
        ['detail', 'What makes you keep going when it starts to hurt{,name}?'],
        ['care', 'Ouch. How do you recover, properly or with pizza?'],
      ],
      bold: [
        ['tease', 'No pain, no bragging rights. How far did you push it?'],
        ['plan', 'I’ll open your jars for a drink. Fair trade?'],
        ['choice', 'Hot bath, sofa, or straight back at it?'],
      ],
    },
  },
  {
    when: 'told',
    words:
      /\b(not much|nothing (much|special)|just (chilling|relaxing|watching|lying|home|at home|working)|bored|same old)\b/i,
    lines: {
      flirty: [
        ['choice', 'Then I’ve got your full attention. Truth, dare, or a terrible joke?'],
        ['wink', 'Nothing much is the best kind of evening. What are you watching while you text me?'],
        ['guess', 'You, a blanket, and something with too much sugar. How close?'],
      ],
      thoughtful: [
        ['story', 'What would make today a good one{,name}?'],
        ['detail', 'Sounds peaceful, actually. Did you need it?'],
        ['choice', 'Do you recharge alone, or with people?'],
      ],
      bold: [
        ['plan', 'We can do better than that. What are you doing tomorrow?'],
        ['tease', 'Nobody with your profile does nothing. What are you not telling me?'],
        ['choice', 'Pick one and I’ll start: worst date, best trip, or biggest lie?'],
      ],
    },
  },
  {
    when: 'told',
    words: /\b(good ?night|going to (bed|sleep)|off to bed|sleep (well|tight)|need (to|some) sleep)\b/i,
    lines: {
      flirty: [
        ['wink', 'Sleep well{,name}. I’ll expect a full report of your dreams. Breakfast person or not?'],
        ['choice', 'Good night! One question to sleep on: first coffee or first run?'],
        ['plan', 'Good night. Tomorrow I’ve got a question that deserves you awake. Morning or evening?'],
      ],
      thoughtful: [
        ['care', 'Sleep well{,name}, it was nice talking to you.'],
        ['honest', 'Good night. This was the nicest part of my day.'],
        ['story', 'Rest well. Tell me tomorrow what you’re looking forward to?'],
      ],
      bold: [
        ['plan', 'Good night. Tomorrow we pick a day for that coffee. Deal?'],
        ['tease', 'Sleep well, and no dreaming about replying earlier. Talk tomorrow?'],
        ['wink', 'Good night{,name}. You’ve got until breakfast to think of a harder question for me.'],
      ],
    },
  },
  {
    when: 'told',
    words: /^\W*(hi|hey+|hello|hiya|yo|good (morning|evening|afternoon))( there)?( [\p{L}]+)?\W*$/iu,
    lines: {
      flirty: [
        ['wink', 'Hey{,name}. I was going for a clever first line, and then I saw your profile. How’s your day?'],
        ['choice', 'Hey! Shortcut to the fun part: best thing you ate this week?'],
        ['guess', 'Hi{,name}. You seem like someone with a good story from this week. Am I right?'],
      ],
      thoughtful: [
        ['story', 'Hey{,name}, nice to hear from you. What was the best part of your day?'],
        ['choice', 'Hi! Are you having a slow day or a busy one?'],
        ['story', 'Hello{,name}. What’s something you’re looking forward to this week?'],
      ],
      bold: [
        ['choice', 'Hey! Skip the small talk with me: what would you do with a free Friday?'],
        ['plan', 'Hi{,name}. Let’s make this easy: coffee person or drinks person?'],
        ['tease', 'Hey. One-word openers cost one story on here. What’s your best one this month?'],
      ],
    },
  },
  {
    when: 'told',
    vague: true,
    words:
      /^\W*(ha(ha)+h?|lol|lmao|yes|yeah|yep|no|nope|nah|ok(ay)?|nice|cool|true|same|maybe|sure|thanks|thank you|wow|fair|deal|really|exactly)\b[^\p{L}]*$/iu,
    lines: {
      flirty: [
        ['choice', 'I’ll take that as a good sign. Next round: sweet or salty?'],
        ['tease', 'A person of few words, I can work with that. What makes you write a whole paragraph?'],
        ['wink', 'See, we agree already. What should we disagree about?'],
      ],
      thoughtful: [
        ['story', 'I’d like to hear more from you{,name}. What’s been on your mind this week?'],
        ['choice', 'Easy one then: do you prefer slow mornings or late nights?'],
        ['story', 'What’s something you could talk about for an hour?'],
      ],
      bold: [
        ['choice', 'Okay, quick round: beach or mountains, call or text, now or later?'],
        ['plan', 'Good. Then the only thing left is a day. Which one?'],
        ['tease', 'That’s it? I know there’s more. What’s the story you’re holding back?'],
      ],
    },
  },
  namedThing,
  {
    when: 'told',
    vague: true,
    words: /(\S+\s+){3}\S/,
    lines: {
      flirty: [
        ['story', 'You can’t stop there. What comes next?'],
        ['tease', 'Okay, I have questions. First one: how did that happen?'],
        ['wink', 'See, this is why I like talking to you. What’s the part you left out?'],
      ],
      thoughtful: [
        ['story', 'I’d like to hear more about that{,name}. How did it start?'],
        ['askBack', 'Which part would you tell a friend first?'],
        ['detail', 'And how do you feel about it now?'],
      ],
      bold: [
        ['story', 'I want the long version{,name}. Where does it start?'],
        ['plan', 'That deserves to be told over a drink, with gestures. Are you a good storyteller?'],
        ['choice', 'One-word verdict?'],
      ],
    },
  },
  {
    when: 'asked',
    words: /\b(?:is|are) (?:the )?\p{L}+(?: \p{L}+)? (?:really |actually |still )?the (?:best|worst|one)\b/iu,
    ready: [
      ['tease', 'I’ll say yes, just to hear the case against it. What’s your winner?'],
      ['askBack', 'The best is a big word. On the podium, though. What comes first for you?'],
    ],
    lines: sameInEveryTone([
      ['honest', 'Close, but ___ wins for me. And for you?'],
      ['tease', 'Second place at most. First is ___. Want to argue?'],
      ['askBack', '___, and I’ll defend it. What’s yours?'],
    ]),
  },
  {
    when: 'asked',
    words:
      /\b(?:recommend|suggest|any (?:tips|recommendations|advice)|where should i (?:go|start)|what should i (?:try|order|read|watch))\b/i,
    ready: [
      ['askBack', 'That’s a question for more than one line. The easy one first{,name}, or the one with a story?'],
    ],
    lines: {
      flirty: [
        ['plan', '___. It’s better with a guide, and I know one. Interested?'],
        ['tease', '___. If you hate it we never met. Deal?'],
        ['wink', '___, and I expect a full report. When do you start?'],
      ],
      thoughtful: [
        ['detail', 'I’d start with ___. How much time do you have for it?'],
        ['honest', '___, that’s where I’d go first again. What do you usually like?'],
        ['askBack', '___. Are you more of a planner, or do you just go{,name}?'],
      ],
      bold: [
        ['plan', '___. I’ll come along and prove it. When are you free?'],
        ['choice', '___, no contest. Are you going alone or with good company?'],
        ['honest', '___. Trust me on this one. Ready this weekend?'],
      ],
    },
  },
  yesOrNo,
  {
    when: 'asked',
    // About someone or something else: nothing to ask back.
    words: /^(?!.*\b(?:you|your|yours|yourself|u|ur)\b).*\b(?:he|she|they|it|that|this|his|her|their|its|happened)\b/i,
    ready: [['letGuess', 'You may guess, and I’ll tell you how close you were. What’s your bet{,name}?']],
    lines: {
      flirty: [
        ['wink', '___. Not what you had in mind, was it?'],
        ['story', '___, and there’s a story behind it. Want to hear it?'],
        ['tease', 'For your eyes only: ___. Can you keep a secret?'],
      ],
      thoughtful: [
        ['askBack', '___. What did you picture{,name}?'],
        ['story', '___, and I could go on about it. Short version or long one?'],
        ['honest', '___. Thanks for asking. What would you have guessed?'],
      ],
      bold: [
        ['plan', '___. The long answer comes with a drink. Interested?'],
        ['wink', '___. Good question, keep them coming. What’s next?'],
        ['choice', '___. Better or worse than you thought?'],
      ],
    },
  },
  {
    when: 'asked',
    vague: true,
    words: /\p{L}/u,
    ready: [['wink', 'That’s a question for more than one line. Same question to you{,name}?']],
    lines: {
      flirty: [
        ['wink', '___. That’s the official answer at least. What’s yours{,name}?'],
        ['tease', 'You really want to know? ___. Now you, same question?'],
        ['story', '___, and there’s a story behind it. Want to hear it, or guess first?'],
      ],
      thoughtful: [
        ['askBack', '___, I think. How do you see it{,name}?'],
        ['honest', 'I had to think about it: ___. What made you ask?'],
        ['askBack', '___. And you, what would you say?'],
      ],
      bold: [
        ['askBack', 'Easy: ___. Your turn, same question?'],
        ['wink', '___. Good question, keep them coming. What’s next?'],
        ['plan', '___. The long answer comes with a drink. Interested?'],
      ],
    },
  },
];
