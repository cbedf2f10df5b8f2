export const page = {
  title: 'Photo Analyzer',
};
