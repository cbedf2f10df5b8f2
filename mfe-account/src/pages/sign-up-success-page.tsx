import { SignUpSuccess } from '../features/sign-up-success/components/sign-up-success.tsx';

export const SignUpSuccessPage = () => <SignUpSuccess />;
