// Plain CommonJS of an old style: it must parse on any Node that npm can start.
var faultOf = require('./patched-node.cjs').faultOf;

var fault = faultOf(process.versions.node);
if (fault) {
  console.error(
    'Rendezvous needs a patched Node, and this is ' +
      process.versions.node +
      ': ' +
      fault +
      '. Run "npm ci" with optional dependencies (it brings Node 24 along), or install a newer Node.',
  );
  process.exit(1);
}
