const subjects = new Map([
  ['prepurchase', 'Pre-purchase question'],
  ['billing', 'Billing and payments'],
  ['technical', 'Technical support'],
  ['partnership', 'Partnership or press'],
]);

export const getContactSubject = (intent: string): string => subjects.get(intent) ?? 'General inquiry';
