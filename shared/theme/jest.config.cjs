module.exports = require('../../jest.shared.cjs').browserPackages([__dirname]);
