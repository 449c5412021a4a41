export { findPartner, listPartners } from './partner-repository.ts';
export { addPartner, dropPartner, forgetExpiredSignups, forgetPartnerSignups } from './service.ts';
