export const successResponse = { success: true } as const;
