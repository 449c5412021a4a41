export { reactivateIn } from './service.ts';
export { sweepDeleted } from './erase.ts';
export { countsOfReasons, listRemarks } from './reasons-repository.ts';
export { findDeletion } from './repository.ts';
