export { forgetOwnCodes, insertCode, lockCode, readSpent, updateCode } from './repository.ts';
export {
  type CodeRow,
  type DiscountContext,
  activeDiscount,
  discountByCode,
  discountForOrder,
  findPublicCode,
  isOfferable,
  isOver,
  normalizeCode,
  offerAgainstLeaving,
  offerFault,
  releaseDiscount,
  reserveDiscount,
  useDiscount,
  welcomeDiscount,
} from './service.ts';
