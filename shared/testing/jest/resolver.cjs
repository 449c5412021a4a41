// Finds modules as Node does, and source catalogues: Jest includes the message parser, so nothing is compiled first.
const { existsSync } = require('node:fs');
const path = require('node:path');

/** @param {string} folder @returns {string} folder of the package that this folder is in */
const packageOf = (folder) =>
  existsSync(path.join(folder, 'package.json')) ? folder : packageOf(path.dirname(folder));

/** @type {import('jest-resolve').SyncResolver} */
module.exports = (request, options) => {
  const catalogue = /^#messages\/(?:(?:late|server)\/)?(.+)$/.exec(request);
  return catalogue
    ? path.join(packageOf(options.basedir), 'lang', catalogue[1])
    : options.defaultResolver(request, options);
};
