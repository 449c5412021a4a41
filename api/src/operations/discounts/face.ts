export { addDiscount } from './add.ts';
export { actOnDiscount, changeDiscount } from './change.ts';
export { listDiscounts, readDiscount, readFigures } from './show.ts';
