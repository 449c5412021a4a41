import https from 'node:https';
import { createMollieClient, type MollieClient } from '@mollie/api-client';

/** Where and with which key Mollie is asked. */
export interface MollieAccess {
  apiKey: string;
  /** Root of the API; Mollie's own where it is empty. */
  apiEndpoint: string;
}

/**
 * Opens a client that trusts the certificate authorities of Node. The package carries a list of November 2021, which neither
 * `NODE_EXTRA_CA_CERTS` nor the system can add to, and makes its agent while it is created.
 */
export function openClient({ apiKey, apiEndpoint }: MollieAccess): MollieClient {
  const { Agent } = https;
  class TrustingAgent extends Agent {
    constructor(options?: https.AgentOptions) {
      super({ ...options, ca: undefined });
    }
  }
  Object.assign(https, { Agent: TrustingAgent });
  try {
    return createMollieClient({ apiKey, ...(apiEndpoint && { apiEndpoint }) });
  } finally {
    Object.assign(https, { Agent });
  }
}
