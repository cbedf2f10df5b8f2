/** The address that pages show where `OPERATOR_EMAIL` is not set, which production requires. */
export const supportEmail = 'hello@datewright.app';
