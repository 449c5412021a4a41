// Shared packages that the frame itself does not use. Without an import they are not provided, and remotes would miss them.
import '@rendezvous/api-client/server-state';
import '@rendezvous/api-client/use-endpoint';
