// Plain CommonJS of an old style: it must parse on any Node that npm can start.

/** First release of each supported line with the fixes of 18 June 2026. Lines between them get no fixes. */
var PATCHED = { 22: [22, 23, 0], 24: [24, 17, 0], 26: [26, 3, 1] };
/** From here on Node runs the TypeScript sources as they are. */
var RUNS_TYPESCRIPT = [22, 18, 0];

function partsOf(version) {
  return version.split('-')[0].split('.').map(Number);
}

function isBefore(parts, wanted) {
  for (var index = 0; index < wanted.length; index += 1)
    if (parts[index] !== wanted[index]) return parts[index] < wanted[index];
  return false;
}

/** Says what is wrong with a version of Node, or returns null. Lines newer than the list are accepted, previews are not. */
function faultOf(version) {
  var parts = partsOf(version);
  var wanted = PATCHED[parts[0]];
  var newest = Math.max.apply(null, Object.keys(PATCHED).map(Number));
  if (isBefore(parts, RUNS_TYPESCRIPT)) return 'it cannot run TypeScript (22.18.0 can)';
  if (version.indexOf('-') >= 0) return 'it is no release';
  if (wanted) return isBefore(parts, wanted) ? 'its known holes are closed in ' + wanted.join('.') : null;
  return parts[0] > newest ? null : 'its line gets no fixes any more';
}

module.exports = { PATCHED: PATCHED, faultOf: faultOf };
