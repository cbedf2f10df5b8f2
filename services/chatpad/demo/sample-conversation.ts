/** What the demo AI "reads" in every picture. The text makes it obvious that the picture was not analysed. */
export const sampleConversation = {
  seen: false,
  name: 'Sample Sam',
  age: 29,
  bio: 'This is a sample. The demo AI can not see pictures.',
  interests: ['sample hiking', 'sample coffee'],
  messages: [
    { sender: 'match', content: 'Hi, I am a sample message.' },
    { sender: 'user', content: 'And I am a sample answer.' },
    { sender: 'match', content: 'Nice! What would your perfect sample weekend look like?' },
  ],
};
