import { PAGE_DATA_ID, type PageData } from '@rendezvous/contract/composition/page';

/** Reads the facts the server put into this page; null when they are missing or broken. */
export function readPageData(document: Document): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  try {
    const page = JSON.parse(text ?? 'null') as PageData | null;
    return page?.settings && page.registry ? page : null;
  } catch {
    return null;
  }
}
