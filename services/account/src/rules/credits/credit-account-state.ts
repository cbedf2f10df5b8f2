import type { ToolName } from '@datewright/contracts/tool-lookup';

export interface CreditReservation {
  holdId: string;
  operationId: string;
  amount: number;
  expiresAt: Date;
  /** The operation was never reserved before, in no account. So it was not charged while this reservation exists. */
  isFirst?: true;
}

/** What the balance of a credit account depends on, without lists that grow with concurrent spending. */
export interface CreditAccountState {
  _id: string;
  userId: string;
  tool: ToolName;
  periodStart: Date;
  periodEnd: Date;
  limit: number;
  /** Negative after a downgrade by more than was left. */
  available: number;
  used: number;
  holds: Pick<CreditReservation, 'amount' | 'expiresAt'>[];
}
