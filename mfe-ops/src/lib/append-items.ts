/** Puts a page behind the items shown, for items whose own order is their only name. */
export const appendItems = <P extends { items: readonly unknown[] }>(shown: P, page: P): P => ({
  ...page,
  items: [...shown.items, ...page.items],
});
