export const page = {
  title: 'Date Coach',
};
