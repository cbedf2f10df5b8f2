import { createCopy } from '@datewright/sdk/host';

export const useMemberCopy = createCopy({ bar: 'Your tools', home: 'Home', help: 'Help' });
