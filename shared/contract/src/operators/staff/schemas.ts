import { Type, type Static } from 'typebox';
import {
  CalendarDate,
  Closed,
  Cursor,
  Id,
  Integer,
  Nullable,
  OneOf,
  Page,
  Text,
  Timestamp,
} from '#src/kernel/common.ts';
import { DELETE_REASONS } from '#src/resources/deletion/values.ts';
import { OPERATOR_NAME, OPERATOR_ROLES } from '#src/operators/values.ts';

/** An operator as admins see them. */
export const OpsOperator = Closed({
  id: Id,
  name: Type.String(),
  role: OneOf(OPERATOR_ROLES),
  active: Type.Boolean(),
  /** Codes of an app are set up. */
  second_factor: Type.Boolean(),
  /** Number of passkeys, each of which is a second factor too. */
  passkeys: Integer(),
  created_at: Timestamp,
  /** Last request of a session that is still open. */
  last_seen_at: Nullable(Timestamp),
});
export type OpsOperator = Static<typeof OpsOperator>;

export const OpsOperatorsResponse = Closed({ items: Type.Array(OpsOperator) });
export type OpsOperatorsResponse = Static<typeof OpsOperatorsResponse>;
export const OpsOperatorResponse = Closed({ operator: OpsOperator });
export type OpsOperatorResponse = Static<typeof OpsOperatorResponse>;

export const OpsNewOperatorBody = Closed({ name: Text(OPERATOR_NAME), role: OneOf(OPERATOR_ROLES) });
export type OpsNewOperatorBody = Static<typeof OpsNewOperatorBody>;
/** The key is shown this once. */
export const OpsNewOperatorResponse = Closed({ operator: OpsOperator, key: Type.String() });
export type OpsNewOperatorResponse = Static<typeof OpsNewOperatorResponse>;

export const OpsRoleBody = Closed({ operator: Id, role: OneOf(OPERATOR_ROLES) });
export type OpsRoleBody = Static<typeof OpsRoleBody>;
export const OpsOperatorBody = Closed({ operator: Id });
export type OpsOperatorBody = Static<typeof OpsOperatorBody>;

/** An entry of the audit log. `detail` is JSON. */
export const OpsAuditEntry = Closed({
  id: Id,
  at: Timestamp,
  operator: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  detail: Type.String(),
});
export type OpsAuditEntry = Static<typeof OpsAuditEntry>;
export const OpsAuditQuery = Closed({
  operator: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  subject: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  cursor: Cursor,
});
export const OpsAuditResponse = Page(OpsAuditEntry);
export type OpsAuditResponse = Static<typeof OpsAuditResponse>;

/** Without a domain: the main one. */
export const OpsLeavingQuery = Closed({
  domain: Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '^[a-z0-9.-]+$' })),
});

/** How many accounts left for a reason in a month, and how many of them came back; the latest month first. `month` is its first day. */
export const OpsLeavingResponse = Closed({
  items: Type.Array(
    Closed({ month: CalendarDate, reason: OneOf(DELETE_REASONS), count: Integer(), returns: Integer() }),
  ),
});
export type OpsLeavingResponse = Static<typeof OpsLeavingResponse>;

/** A remark beside a reason, without saying whose. */
export const OpsRemark = Closed({ at: Timestamp, reason: OneOf(DELETE_REASONS), remarks: Type.String() });
export type OpsRemark = Static<typeof OpsRemark>;
export const OpsRemarksQuery = Closed({ ...OpsLeavingQuery.properties, cursor: Cursor });
export const OpsRemarksResponse = Page(OpsRemark);
export type OpsRemarksResponse = Static<typeof OpsRemarksResponse>;
