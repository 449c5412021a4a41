// Plain CommonJS of an old style on purpose: it must parse on any Node that npm can start.
var wanted = [22, 18];
var parts = process.versions.node.split('.').map(Number);
if (parts[0] < wanted[0] || (parts[0] === wanted[0] && parts[1] < wanted[1])) {
  console.error(
    'Rendezvous needs Node ' +
      wanted.join('.') +
      ' or newer, this is ' +
      process.versions.node +
      '. Run "npm ci" with optional dependencies (it brings Node 24 along), or install a newer Node.',
  );
  process.exit(1);
}
