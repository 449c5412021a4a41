import { PAGE_DATA_ID, type PageData } from '@rendezvous/contract/page';

/** Reads the facts the server put into this page. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) throw new Error('the page carries no data');
  return JSON.parse(text) as PageData;
}
