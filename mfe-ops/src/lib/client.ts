import { createClient } from '@rendezvous/api-client/client';

/** Client of operators' calls. The end of their session says nothing about a member's: the frame receives none of its refusals. */
export const api = createClient();

/** Calls endpoints of operators. */
export const { call } = api;
