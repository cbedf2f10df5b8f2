/** Stored data: download and deletion. */
export const memberData = {
  title: 'What we keep about your dates',
  text: 'We keep playbooks, saved tips, plans and how dates went until you delete them. We read your match’s chat only while we look for spots or write a playbook.',
  take: 'Download everything',
  takeFailed: 'The download failed. Please try again.',
  deleteAll: 'Delete everything',
  deleteTitle: 'Delete everything about your dates?',
  deleteText:
    'Spots, playbooks, saved tips, plans and how dates went are deleted, in this browser and on our servers. You can’t undo this. Used credits stay used.',
  keep: 'Keep everything',
  deleted: 'Everything is deleted.',
  deleteFailed: 'We couldn’t reach our servers, so nothing has been deleted yet. Please try again.',
};
