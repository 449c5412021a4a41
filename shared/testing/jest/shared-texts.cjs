// Texts of several parts are compiled into the catalogue of each part that says them. Tests read catalogues as they are
// written, so they get these texts with those of every page.
const fs = require('node:fs');
const path = require('node:path');

const severalOf = (file) => path.join(path.dirname(file), 'several', path.basename(file));

module.exports = {
  process: (source, file) => ({
    code: JSON.stringify({ ...JSON.parse(source), ...JSON.parse(fs.readFileSync(severalOf(file), 'utf8')) }),
  }),
  getCacheKey: (source, file) => source + fs.readFileSync(severalOf(file), 'utf8'),
};
