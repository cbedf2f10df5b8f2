import type { RegisterRoute } from '@datewright/tool-kit/app/register-route';
import type { AppContext } from '../context.ts';

export type Route = RegisterRoute<AppContext>;
