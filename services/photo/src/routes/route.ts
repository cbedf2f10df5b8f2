import type { RegisterRoute } from '@datewright/tool-kit/app/tool-app';
import type { AppContext } from '../context.ts';

export type Route = RegisterRoute<AppContext>;
