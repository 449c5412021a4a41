export { readAudit, writeAudit } from './audit-repository.ts';
export { closeDemoOperator, openDemoOperator } from './demo.ts';
export { findOperator } from './login.ts';
export { forgetLogIns } from './service.ts';
export { addStaff, changeStaff, listStaff, staffNamed } from './staff.ts';
