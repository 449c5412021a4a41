import { call } from '@rendezvous/api-client/client';
import { useEndpoint } from '@rendezvous/api-client/use-endpoint';
import { DELETE_MANDATE, READ_MANDATES } from '@rendezvous/contract/resources/mandates/calls';

/** The means of payment stored for repeat orders of the member. */
export const useMandates = () => useEndpoint(READ_MANDATES);

/** Deletes a stored means of payment, and returns those that are left. @throws ApiError `reauthentication_required`, `not_found` */
export const deleteMandate = (id: string) => call(DELETE_MANDATE, undefined, { query: { id } });
