// Shared packages that the frame itself does not use: what nobody imports is not provided, and remotes would miss it.
import '@rendezvous/api-client/server-state';
import '@rendezvous/api-client/use-endpoint';
