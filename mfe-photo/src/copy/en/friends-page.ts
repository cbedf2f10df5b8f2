export const friendsPage = {
  title: 'Help a friend choose',
};
