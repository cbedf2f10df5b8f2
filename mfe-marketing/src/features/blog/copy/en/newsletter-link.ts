import { newsletterConsent } from '@datewright/contracts/marketing/newsletter';

export const newsletterLink = {
  confirm: {
    title: 'Confirm your address',
    text: newsletterConsent.text,
    yes: 'Confirm',
    done: 'Welcome aboard! Check your inbox for your starter kit.',
    doneText: 'Ten openers to adapt, and why each of them works.',
    blog: 'Read the blog in the meantime',
  },
  leave: {
    title: 'Unsubscribe from the newsletter?',
    text: 'One tap and you won’t get any more issues, not even those already waiting to be sent.',
    yes: 'Unsubscribe',
    erase: 'Unsubscribe and erase my address',
    eraseText:
      'When you unsubscribe, we keep your address and the date, so that we can show that you once agreed. If you erase it, we keep nothing.',
    done: 'You’re unsubscribed. You won’t get the newsletter again.',
    doneText: 'It was nice having you. You can still read the blog, no address needed.',
    blog: 'Go to the blog',
  },
  noLink: {
    title: 'This page needs the link from an email',
    text: 'Open the link in our email again, in this browser. For your safety, we remove it from the address bar as soon as the page has read it.',
    blog: 'Go to the blog',
  },
  failed: 'That didn’t work. Please try again.',
};
