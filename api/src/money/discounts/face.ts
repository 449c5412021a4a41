export { forgetOwnCodes } from './repository.ts';
export {
  type CodeRow,
  type DiscountContext,
  activeDiscount,
  addCode,
  discountByCode,
  discountForOrder,
  findPublicCode,
  isOfferable,
  offerAgainstLeaving,
  offerFault,
  releaseDiscount,
  reserveDiscount,
  useDiscount,
  welcomeDiscount,
} from './service.ts';
