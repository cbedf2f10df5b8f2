import type { ToolName } from '@datewright/contracts/tool-lookup';

export interface CreditReservation {
  holdId: string;
  operationId: string;
  amount: number;
  expiresAt: Date;
}

/** A credit account without its pending lines, which grow with concurrent spending. */
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
  holds: CreditReservation[];
}
