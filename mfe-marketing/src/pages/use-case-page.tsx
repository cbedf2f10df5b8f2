import type { DatingApp } from '@datewright/contracts/bio/rules';
import { UseCase } from '../features/use-case/components/use-case.tsx';

export const UseCasePage = ({ app }: { app: DatingApp }) => <UseCase app={app} />;
