import type { AddCall } from '@datewright/service-kit/tool-app';
import type { AppContext } from '../context.ts';

export type Route = AddCall<AppContext>;
