import { currentRequest } from '@datewright/service-kit/observability/request-scope';

/** Our request id, by which a call can be found in the provider's logs. */
export const createRequestIdHeader = () => ({ 'x-client-request-id': currentRequest().requestId });
