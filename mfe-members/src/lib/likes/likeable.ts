/** A member as a heart needs them. */
export interface Likeable {
  id: string;
  name: string;
  liked: boolean;
}
