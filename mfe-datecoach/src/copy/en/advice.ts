export const advice = {
  title: 'Tips for every date',
};
