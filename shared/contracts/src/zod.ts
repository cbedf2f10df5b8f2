import * as z from 'zod/mini';

// The browser runs under a CSP without eval: zod must not compile its schemas.
z.config({ jitless: true });

export { z };
