import type { ThreadFrames } from '../phrasebook.ts';

const asks = 'followUpQuestions';

/** Lines that return to what was told before the chat faded. */
export const threads: ThreadFrames = {
  flirty: [
    ['Wait, {you}, and that’s all I get? I want the director’s cut.', 'Doesn’t let a good story go.', null],
    ['I’m still not over the fact that {you}. Who else knows about this?', 'A wink at what they told you.', asks],
    ['So {you}. Is that a warning or an invitation?', 'A choice they can play with.', asks],
    ['Can we rewind to the part where {you}? What did you leave out?', 'Shows that it stayed with you.', asks],
    ['Can we rewind to “{last}”? I want the director’s cut.', 'Goes back to the best thing they told you.', null],
    ['Nice try with “{reply}”, but I’m still stuck on “{last}”. Tell me more?', 'Doesn’t let a good story go.', asks],
    ['“{last}” deserved more than my “{mine}”. Tell me the good part?', 'Makes up for a short answer of yours.', asks],
    ['Still thinking about “{last}”. What’s the part you left out?', 'Shows that it stayed with you.', asks],
    ['One question before we change the subject: {q}', 'Stays with the subject they brought up.', asks],
    ['I had one more question saved up{,name}. {question}', 'Returns to what you were talking about.', asks],
    ['You skipped the funniest moment, I can tell. What was it?', 'Asks for the bit they kept back.', asks],
    ['I have at least three follow-up questions. Which one are you afraid of?', 'Lets them choose what to tell.', asks],
    ['I was just getting comfortable in that story. How does it go on?', 'Asks them to keep telling.', asks],
  ],
  thoughtful: [
    ['I keep thinking about how {you}. What’s that like?', 'Shows that it stayed with you.', asks],
    ['You told me {you}, and I moved on too quickly. What’s the story behind it?', 'Makes up for it.', asks],
    ['I’d like to hear more about how {you}, whenever you feel like it.', 'Interested, without any hurry.', null],
    ['Can we go back to the part where {you}? What surprised you most?', 'Asks one level deeper.', asks],
    ['“{last}” stayed with me. Which part would you tell a good friend?', 'Goes back to what they told you.', asks],
    ['I liked “{last}” more than my reply showed. What’s the story behind it?', 'Makes up for it.', asks],
    ['I’d like to go back to {topic} for a moment. {question}', 'Stays with the subject they brought up.', asks],
    ['We left {topic} too soon. {question}', 'Returns to what you were talking about.', asks],
    ['Staying with that for a second: what’s the best part of it for you?', 'Asks what it means to them.', asks],
    ['I don’t think I asked enough about that. What would you add?', 'Makes room for more.', asks],
  ],
  bold: [
    ['So {you}, and I’m supposed to change the subject? I want the uncut version.', 'Asks for more.', asks],
    ['We’re not done with the part where {you}. What’s the detail I’d never guess?', 'Asks for what is theirs.', asks],
    ['The part where {you} deserves a whole evening. Is there a trailer?', 'Hints at meeting.', asks],
    ['Time-out. {you}? Explain yourself.', 'A playful demand for more.', asks],
    ['“{last}” can’t end with “{reply}”. Part two, please.', 'Doesn’t let a good story go.', null],
    ['“{last}” deserved more than my “{mine}”. I want all of it.', 'Makes up for a short answer of yours.', null],
    ['“{last}” can’t be the whole story. What’s chapter two?', 'Goes back to the best thing they told you.', asks],
    ['One more on {topic}: {q}', 'Stays with the subject they brought up.', asks],
    ['We skipped the important question. {question}', 'Returns to what you were talking about.', asks],
    ['You moved on too fast. What’s the bit you only tell friends?', 'Asks for the bit they kept back.', asks],
    ['I’m still one chapter behind. Catch me up?', 'Asks them to keep telling.', asks],
    ['Back up, I want the scene nobody else got to hear. Which one is it?', 'Asks for the bit they kept back.', asks],
  ],
};
