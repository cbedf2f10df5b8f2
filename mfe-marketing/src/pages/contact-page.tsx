import { Contact } from '../features/site/components/contact/contact.tsx';

export const ContactPage = () => <Contact />;
