/** The optional app and voice of a text. */
export const options = {
  app: 'Which app is it for?',
  anyApp: 'Any',
  apps: { tinder: 'Tinder', bumble: 'Bumble', hinge: 'Hinge' },
  limit: (n: number) => `At most ${n} characters.`,
  hingeLimit: (n: number) => `One prompt at a time, at most ${n} characters.`,
  prompt: 'Which prompt are you answering?',
  ownPrompt: 'My own prompt…',
  ownPromptLabel: 'Your prompt',
  prompts: [
    'A life goal of mine',
    'I geek out on',
    'My simple pleasures',
    'The way to win me over is',
    'This year, I really want to',
    'Together, we could',
    'Typical Sunday',
    'Two truths and a lie',
  ],
  voice: 'In your voice',
  voiceHint:
    'Paste something you wrote, such as a message or a post. It sets the tone and isn’t saved unless you say so.',
  voicePlaceholder: 'The way you really write, typos and all.',
  keepVoice: 'Save this sample for next time, for every tool that writes for you',
  voiceKept: 'Your saved sample is used. Untick to delete it in every tool.',
  voiceForgetFailed: 'We couldn’t delete your sample. Please try again.',
  voiceKeepFailed: 'We couldn’t save your sample. It was used this once.',
};
