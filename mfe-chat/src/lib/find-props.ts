/** What the search of the list needs. */
export interface FindProps {
  /** What was typed. */
  name: string;
  onChange: (name: string) => void;
  /** No conversation has that name. */
  isEmpty: boolean;
}
