/** Props of the search of the list. */
export interface FindProps {
  /** Typed words. */
  name: string;
  onChange: (name: string) => void;
  /** No conversation has that name. */
  isEmpty: boolean;
}
