import { tolerateMovedNodes } from '#src/lib/moved-nodes.ts';

// Before the first root: readers have pages translated by their browser.
tolerateMovedNodes();
