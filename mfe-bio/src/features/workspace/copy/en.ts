/** The next steps for a saved bio. */
export const upgrade = {
  title: 'What next?',
  levelUp: 'Level Up Your Bio',
  levelUpText: 'A rewrite in the tone you choose. You accept or reject every change.',
  boost: 'Boost Me',
  score: 'Score My Bio',
  scoreText: 'Eight measured parts, each with the sentence in question and the study behind it.',
  scan: 'Scan Now',
  createNew: 'Create new',
  createNewText: 'Three short steps to another first draft.',
  createNewAction: 'Create together',
  fresh: 'Start Fresh',
  freshTitle: 'Start fresh?',
  freshText: 'This clears your bio and its report. The text stays in Earlier versions.',
  freshUnsaved: 'What you typed and didn’t save will be gone for good.',
  freshKeep: 'Keep it',
};
