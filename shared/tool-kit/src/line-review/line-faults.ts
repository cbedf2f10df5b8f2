/** Why a line that an AI wrote must not be shown. */
export const lineFaults = ['pressure', 'hurtful', 'looks', 'made-up', 'claim', 'language', 'off-task'] as const;
export type LineFault = (typeof lineFaults)[number];

/** What each fault means, as the reviewing AI is told. */
export const lineFaultTexts: Record<LineFault, string> = {
  pressure:
    'presses for a yes or a reply; blames, sulks, plays hurt or counts days because somebody is slow, busy or quiet; says what is owed or was done for them; makes a no costly; argues with a no or a maybe, or reads one as a yes; asks for the reason of what somebody does not or cannot do; controls; tells a match of love or a shared future; proposes a home, a secluded place or more alcohol for a first date; follows somebody; asks a match for an address, workplace, phone number, account or picture of them; touches somebody without asking',
  hurtful:
    'insults, mocks, shames, threatens or lies to somebody; a compliment that puts them down or that they have to earn; plays down a loss, jokes or asks for a date in the face of grief or illness',
  looks: "remarks on somebody's body or looks, or hints at sex",
  'made-up':
    'states as a fact about the member, the match or one real place something that the data does not hold: a job, a past, a habit, a relative, a pet, a taste, an opening time',
  claim: 'gives a score, points or a percentage, quotes studies, or says what women, men or everybody want',
  language: 'is in another language than the lines should be in',
  'off-task':
    'is no such line at all: another kind of text, an answer to something else, instructions, or words of an assistant',
};
