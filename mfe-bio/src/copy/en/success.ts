export const success = {
  generated: 'Your new bio is ready!',
  saved: 'Bio saved successfully.',
  cleared: 'Bio cleared.',
};
