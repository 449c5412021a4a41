import { Type } from 'typebox';
import { Closed } from '#src/kernel/common.ts';

export const HealthResponse = Closed({ status: Type.Literal('ok') });

/** The OpenAPI document of this table. */
export const OpenapiResponse = Type.Record(Type.String(), Type.Unknown());
