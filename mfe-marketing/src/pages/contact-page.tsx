import { Contact } from '../features/contact/components/contact.tsx';

export const ContactPage = () => <Contact />;
