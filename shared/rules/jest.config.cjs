module.exports = require('../../jest.shared.cjs').browserPackage(__dirname);
