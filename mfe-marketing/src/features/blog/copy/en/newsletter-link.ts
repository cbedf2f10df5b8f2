import { newsletterConsent } from '@datewright/contracts/marketing/newsletter';

export const newsletterLink = {
  confirm: {
    title: 'Confirm your address',
    text: newsletterConsent.text,
    yes: 'Confirm',
    done: 'Welcome aboard! Check your inbox for your starter kit.',
    doneText: 'Ten openers to adapt, and why each of them works.',
    blog: 'Read the blog meanwhile',
  },
  leave: {
    title: 'Leave the newsletter?',
    text: 'One tap, and no more issues come. Any that are waiting to be sent are stopped too.',
    yes: 'Leave the newsletter',
    erase: 'Leave and erase my address',
    eraseText:
      'When you leave, we keep your address with the note that you left, so that we can show that you once agreed. Erase it, and nothing stays.',
    done: 'Done. You will not hear from the newsletter again.',
    doneText: 'It was nice to have you. The blog stays open, without any address.',
    blog: 'Go to the blog',
  },
  noLink: {
    title: 'This page needs the link from an email',
    text: 'Open the link in our email once more, in this browser. It is taken out of the address after the first look.',
    blog: 'Go to the blog',
  },
  failed: 'That did not work. Please try again.',
};
