/** The child of a node that has `inner` inside it: the element that a translator has put around a text. */
function childAround(parent: Node, inner: Node): ChildNode | null {
  let node: Node | null = inner;
  while (node && node.parentNode !== parent) node = node.parentNode;
  return node as ChildNode | null;
}

/**
 * Makes removing and inserting beside a node work where something else has moved that node: the browser's translator puts texts into
 * elements of its own, or replaces them. Else React meets an exception, and the room it draws is lost.
 */
export function tolerateMovedNodes(prototype: Node = Node.prototype): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const present = childAround(this, child);
    if (present) removeChild.call(this, present);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childAround(this, before));
    return node;
  };
}
