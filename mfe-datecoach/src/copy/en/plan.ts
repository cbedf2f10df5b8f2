export const plan = {
  title: 'Plan this date:',
  privatePlace: 'This sounds like somebody’s home or a place with few people. Meet in public first.',
};
